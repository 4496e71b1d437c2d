import { Body, Get, Put } from '@nestjs/common'
import {
  type CheckInWeek,
  checkCheckInWeek,
  weekdayNames,
} from '../../rules/forms/check-check-in-week.ts'
import { parseCheckInHours } from '../../rules/stay-times/parse-check-in-hours.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import {
  type CheckInOrder,
  type CheckInView,
  checkInShape,
  checkInViewShape,
} from './company-shape.ts'
import { defaultProperty, propertyOf } from './property-settings.ts'
import { SettingRows } from './setting-rows.ts'

/** When guests can check in on each weekday (BO §3). */
@BackOffice('settings/check-in')
export class CheckInController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(checkInViewShape)
  async current(): Promise<CheckInView> {
    const { value, version } = await this.settings.read('property', defaultProperty)
    const week = Object.fromEntries(
      weekdayNames.map((day, place) => [day, propertyOf(value).checkIn[place] ?? '']),
    ) as CheckInWeek
    return { id: 'check-in', ...week, version }
  }

  @Put()
  @Answers(checkInViewShape)
  async change(
    @Body({ schema: checkInShape }) { version, ...week }: CheckInOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<CheckInView> {
    const errors = checkCheckInWeek(week)
    if (errors.length > 0) throw new Refused(invalidInput(errors))
    const checkIn = weekdayNames.map((day) => parseCheckInHours(week[day]))
    delivered(await this.settings.write(staff, { key: 'property', version }, { checkIn }))
    return this.current()
  }
}
