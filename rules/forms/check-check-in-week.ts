import { parseCheckInHours } from '../stay-times/parse-check-in-hours.ts'
import { message } from '../texts/message.ts'
import type { FieldError } from './field-error.ts'

/** The weekdays of the company settings (BO §3), Monday first. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Check-in hours of each weekday as staff type them, such as `15:00–18:00`. */
export type CheckInWeek = Record<(typeof weekdayNames)[number], string>

/** What is wrong at which weekday; empty when all seven can be written. */
export function checkCheckInWeek(week: CheckInWeek): FieldError<keyof CheckInWeek>[] {
  return weekdayNames
    .filter((day) => parseCheckInHours(week[day]) === null)
    .map((field) => ({ field, text: message('company.checkIn') }))
}
