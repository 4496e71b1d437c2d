import { message } from '../texts/message.ts'
import type { FieldError } from './field-error.ts'
import { MOST_KEEP_MONTHS } from './night-register-profile.ts'
import { parseCount } from './parse-count.ts'

/**
 * Reads for how many months after the departure the night register is kept.
 *
 * @param typed as staff type it
 * @returns the months, 1 to 60; null where it says none
 */
export function parseKeepMonths(typed: string): number | null {
  return parseCount(typed, 1, MOST_KEEP_MONTHS)
}

/** What is wrong with the retention of the night register, at its field; empty where nothing is. */
export function checkKeepMonths(typed: string): FieldError[] {
  if (parseKeepMonths(typed) !== null) return []
  const text = message('attendance.keepMonths', { most: MOST_KEEP_MONTHS })
  return [{ field: 'keepMonths', text }]
}
