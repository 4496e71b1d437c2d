import { Body, Get, Put } from '@nestjs/common'
import { z } from 'zod'
import { seenVersion } from '../edits/kept-shape.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { OLD_CALLS_KEY, usualOldCalls } from './old-calls-setting.ts'
import { SettingRows } from './setting-rows.ts'

const orderShape = z.object({
  on: z.boolean({ error: 'Kies of de oude website nog wordt beantwoord.' }),
  ...seenVersion,
})
const viewShape = z.object({
  id: z.literal(OLD_CALLS_KEY),
  on: z.boolean().meta({ description: 'Whether the calls of the old site are answered.' }),
  version: z.int(),
})
export type OldCallsView = z.output<typeof viewShape>

/** Whether pages of the old site that are still open somewhere are answered (BO §7, G §7). */
@BackOffice(`settings/${OLD_CALLS_KEY}`)
export class OldCallsController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(viewShape)
  async current(): Promise<OldCallsView> {
    const { value, version } = await this.settings.read(OLD_CALLS_KEY, usualOldCalls)
    return { id: OLD_CALLS_KEY, ...value, version }
  }

  @Put()
  @Answers(viewShape)
  async change(
    @Body({ schema: orderShape }) { on, version }: z.output<typeof orderShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<OldCallsView> {
    delivered(await this.settings.write(staff, { key: OLD_CALLS_KEY, version }, { on }))
    return this.current()
  }
}
