import { Body, Get, Put } from '@nestjs/common'
import { z } from 'zod'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { SettingRows } from './setting-rows.ts'

const breakfastShape = z.object({
  included: z
    .boolean('Kies of het ontbijt bij de prijs zit.')
    .meta({ description: 'Whether breakfast in the house is part of every stay.' }),
})
type Breakfast = z.infer<typeof breakfastShape>

/** `GET` and `PUT /api/back-office/settings/breakfast`: whether every guest has breakfast in the house. */
@BackOffice('settings/breakfast')
export class BreakfastController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(breakfastShape)
  async current(): Promise<Breakfast> {
    return (await this.settings.read('breakfast', { included: true })).value
  }

  @Put()
  @Answers(breakfastShape)
  async set(
    @Body({ schema: breakfastShape }) breakfast: Breakfast,
    @ActingStaff() staff: StaffMember,
  ): Promise<Breakfast> {
    delivered(await this.settings.write(staff, { key: 'breakfast' }, breakfast))
    return this.current()
  }
}
