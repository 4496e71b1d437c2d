import type { EpochDay, Moment } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'

/**
 * True when a day can no longer be asked for online: after 14:00 (number `cut-off.minute`) today, and the day after, are
 * closed for arrivals and deliveries, by the reading `cut-off`. Days further on never are. Staff
 * are not bound by it: do not ask it for them.
 */
export function isCutOff(
  day: EpochDay,
  what: 'arrival' | 'delivery',
  moment: Moment,
  reading: Readings['cut-off'],
  numbers: RuleNumbers = startNumbers,
): boolean {
  if (reading === 'none' || (reading === 'deliveries-only' && what === 'arrival')) return false
  if (moment.minuteOfDay < numbers['cut-off.minute']) return false
  return day === moment.today + 1 || (day === moment.today && reading !== 'tomorrow-only')
}
