import { Body, Get, Put } from '@nestjs/common'
import { z } from 'zod'
import { checkKeepMonths, parseKeepMonths } from '../../rules/forms/check-keep-months.ts'
import { type RegisterField, registerFields } from '../../rules/forms/night-register-profile.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { NIGHT_REGISTER_KEY, usualNightRegister } from './night-register-setting.ts'
import { SettingRows } from './setting-rows.ts'

const asked = Object.fromEntries(
  registerFields.map((field) => [field, z.boolean('Kies of dit wordt gevraagd.')]),
) as Record<RegisterField, z.ZodBoolean>

const orderShape = z.object({ ...asked, keepMonths: typedText, ...seenVersion })
const viewShape = z.object({
  id: z.literal(NIGHT_REGISTER_KEY),
  ...asked,
  keepMonths: z.string().meta({ description: 'Months after the departure, 1 to 60.' }),
  version: z.int(),
})
export type NightRegisterSettingView = z.output<typeof viewShape>

/** What the night register asks of guests, and for how long it is kept (art. 438 Sr). */
@BackOffice(`settings/${NIGHT_REGISTER_KEY}`)
export class NightRegisterSettingController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(viewShape)
  async current(): Promise<NightRegisterSettingView> {
    const { value, version } = await this.settings.read(NIGHT_REGISTER_KEY, usualNightRegister)
    const { keepMonths, ...profile } = value
    return { id: NIGHT_REGISTER_KEY, ...profile, keepMonths: String(keepMonths), version }
  }

  @Put()
  @Answers(viewShape)
  async change(
    @Body({ schema: orderShape }) { version, keepMonths, ...profile }: z.output<typeof orderShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<NightRegisterSettingView> {
    const wrong = checkKeepMonths(keepMonths)
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    const value = { ...profile, keepMonths: parseKeepMonths(keepMonths) }
    delivered(await this.settings.write(staff, { key: NIGHT_REGISTER_KEY, version }, value))
    return this.current()
  }
}
