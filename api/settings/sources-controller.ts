import { Body, Get, Put } from '@nestjs/common'
import { checkSources, sourceField } from '../../rules/forms/check-sources.ts'
import { loadReadings } from '../../rules/readings/readings.ts'
import { bookingSources, loadSourceColours } from '../../rules/sources/load-source-colours.ts'
import { mailsOfSource } from '../../rules/sources/mails-of-source.ts'
import { parseColour } from '../../rules/sources/source-shades.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { SettingRows } from './setting-rows.ts'
import {
  SOURCES,
  type SourcesOrder,
  type SourcesView,
  sourcesOrderShape,
  sourcesViewShape,
} from './source-shape.ts'

const COLOURS = 'source-colours'
const READINGS = 'readings'

/**
 * The sources of bookings (BO §3, §9): colour, whether their bookings come in paid, and which mails
 * their guests get. The latter two stay readings, `payment.prepaid-sources.…` and `mail.sources.…`,
 * and are written there: the rules read them so, every sale stores them, and on Keuzes they can be
 * tried first. A row of their own would have been a second truth beside them.
 */
@BackOffice('settings/sources')
export class SourcesController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(sourcesViewShape)
  async current(): Promise<SourcesView> {
    const kept = await this.settings.read<Record<string, unknown>>(COLOURS, {})
    const chosen = await this.settings.read<Record<string, unknown>>(READINGS, {})
    const colours = loadSourceColours(kept.value)
    const { readings } = loadReadings(chosen.value)
    return {
      id: SOURCES,
      sources: Object.fromEntries(
        bookingSources.map((source) => [
          sourceField(source),
          {
            colour: colours[source],
            prepaid:
              source === 'own-website'
                ? null
                : readings[`payment.prepaid-sources.${source}`] === 'paid',
            mails: mailsOfSource(source, readings),
          },
        ]),
      ),
      version: Math.max(kept.version, chosen.version),
    }
  }

  @Put()
  @Answers(sourcesViewShape)
  async change(
    @Body({ schema: sourcesOrderShape }) { sources, version }: SourcesOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<SourcesView> {
    const errors = checkSources(sources)
    if (errors.length > 0)
      throw new Refused(
        invalidInput(errors.map(({ field, text }) => ({ field: `sources.${field}`, text }))),
      )
    const { sources: before } = await this.current()
    const colours: Record<string, unknown> = {}
    const readings: Record<string, unknown> = {}
    for (const source of bookingSources) {
      const { colour, prepaid, mails } = sources[sourceField(source)]!
      const was = before[sourceField(source)]!
      const parsed = parseColour(colour ?? '')
      if (parsed !== was.colour) colours[source] = parsed
      if (source === 'own-website') continue
      if (prepaid !== was.prepaid)
        readings[`payment.prepaid-sources.${source}`] = prepaid ? 'paid' : 'open'
      if (mails !== was.mails) readings[`mail.sources.${source}`] = mails
    }
    delivered(
      await this.settings.writeAll(staff, version, { [COLOURS]: colours, [READINGS]: readings }),
    )
    return this.current()
  }
}
