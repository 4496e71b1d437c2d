import type { EpochDay, Moment } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'

/** 14:00 (BO §4, G §9). The minute 14:00 counts as past it: all of it but its first instant is. */
export const cutOffMinute = 14 * 60

/**
 * True when a day can no longer be asked for online: after 14:00 today, and the day after, are
 * closed for arrivals and deliveries, by the reading `cut-off`. Days further on never are. Staff
 * are not bound by it: do not ask it for them.
 */
export function isCutOff(
  day: EpochDay,
  what: 'arrival' | 'delivery',
  moment: Moment,
  reading: Readings['cut-off'],
): boolean {
  if (reading === 'none' || (reading === 'deliveries-only' && what === 'arrival')) return false
  if (moment.minuteOfDay < cutOffMinute) return false
  return day === moment.today + 1 || (day === moment.today && reading !== 'tomorrow-only')
}
