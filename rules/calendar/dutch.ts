import { partsOf, weekday } from './day.ts'
import type { EpochDay } from './day.ts'

const shortWeekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const
const weekdays = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const
const shortMonths = [
  'jan',
  'feb',
  'mrt',
  'apr',
  'mei',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dec',
] as const
const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const

/** `vrijdag` for 5: a weekday as ISO counts it, Monday 1 to Sunday 7. */
export function dutchWeekday(isoWeekday: number): string {
  return weekdays[isoWeekday - 1]!
}

/** `do 11 juni`: the weekday in short, the month in full. */
export function dutchDay(day: EpochDay): string {
  const { month, dayOfMonth } = partsOf(day)
  return `${shortWeekdays[weekday(day) - 1]} ${dayOfMonth} ${months[month - 1]}`
}

/** `do 11 juni 2026`: the same with its year. */
export function dutchDayYear(day: EpochDay): string {
  return `${dutchDay(day)} ${partsOf(day).year}`
}

/** `donderdag 11 juni`: in full, for heads and for who listens to the page. */
export function dutchDayInWords(day: EpochDay): string {
  const { month, dayOfMonth } = partsOf(day)
  return `${weekdays[weekday(day) - 1]} ${dayOfMonth} ${months[month - 1]}`
}

/** `juni 2026`: the head of a month in a calendar. */
export function dutchMonth(day: EpochDay): string {
  const { year, month } = partsOf(day)
  return `${months[month - 1]} ${year}`
}

/**
 * `do 11 tot zo 14 juni`; over a month's end `di 30 juni tot do 2 juli`; over a year's end both
 * years are named.
 */
export function dutchStay(arrival: EpochDay, departure: EpochDay): string {
  const from = partsOf(arrival)
  const until = partsOf(departure)
  if (from.year !== until.year) return `${dutchDayYear(arrival)} tot ${dutchDayYear(departure)}`
  if (from.month !== until.month) return `${dutchDay(arrival)} tot ${dutchDay(departure)}`
  return `${shortWeekdays[weekday(arrival) - 1]} ${from.dayOfMonth} tot ${dutchDay(departure)}`
}

/** `wo 25 nov`: the back office's day. */
export function staffDay(day: EpochDay): string {
  const { month, dayOfMonth } = partsOf(day)
  return `${shortWeekdays[weekday(day) - 1]} ${dayOfMonth} ${shortMonths[month - 1]}`
}

/** `wo 25 nov 2026`: the back office's day with its year. */
export function staffDayYear(day: EpochDay): string {
  return `${staffDay(day)} ${partsOf(day).year}`
}

/** `24 december` of 1224: the month times 100 and the day. */
export function dutchDayOfYear(monthAndDay: number): string {
  return `${monthAndDay % 100} ${months[Math.floor(monthAndDay / 100) - 1]}`
}
