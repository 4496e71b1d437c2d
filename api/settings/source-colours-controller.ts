import { Body, Get, Put } from '@nestjs/common'
import { z } from 'zod'
import { checkSourceColours, sourceField } from '../../rules/forms/check-source-colours.ts'
import { bookingSources, loadSourceColours } from '../../rules/sources/load-source-colours.ts'
import { parseColour } from '../../rules/sources/source-shades.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { SettingRows } from './setting-rows.ts'

const KEY = 'source-colours'

const orderShape = z.object({
  colours: z.object(
    Object.fromEntries(bookingSources.map((source) => [sourceField(source), typedText])),
  ),
  ...seenVersion,
})
const viewShape = z.object({
  id: z.literal(KEY),
  colours: z
    .record(z.string(), z.string())
    .meta({ description: 'Red, green and blue in hexadecimal, by source.' }),
  version: z.int(),
})
export type SourceColoursView = z.output<typeof viewShape>

/** The colours by which the agenda tells where bookings come from (BO §9). */
@BackOffice('settings/source-colours')
export class SourceColoursController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(viewShape)
  async current(): Promise<SourceColoursView> {
    const { value, version } = await this.settings.read<Record<string, unknown>>(KEY, {})
    const colours = loadSourceColours(value)
    return {
      id: KEY,
      colours: Object.fromEntries(
        bookingSources.map((source) => [sourceField(source), colours[source]]),
      ),
      version,
    }
  }

  @Put()
  @Answers(viewShape)
  async change(
    @Body({ schema: orderShape }) { colours, version }: z.output<typeof orderShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<SourceColoursView> {
    const errors = checkSourceColours(colours)
    if (errors.length > 0)
      throw new Refused(
        invalidInput(errors.map(({ field, text }) => ({ field: `colours.${field}`, text }))),
      )
    const written = bookingSources.map((source) => [
      source,
      parseColour(colours[sourceField(source)] ?? ''),
    ])
    delivered(await this.settings.write(staff, { key: KEY, version }, Object.fromEntries(written)))
    return this.current()
  }
}
