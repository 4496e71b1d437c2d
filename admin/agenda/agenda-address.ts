import {
  formatDay,
  parseDay,
  partsOf,
  dayOf,
  daysInMonth,
  weekday,
} from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { mondayOf } from './time-axis.ts'

/** The views of BO §2 by the library's own names, and the month board its labels name. */
export const agendaViews = ['day', 'work_week', 'month'] as const
export type AgendaViewName = (typeof agendaViews)[number]

/**
 * What a phone shows of the week: the list of a day, the stays room by room, or three days of the
 * board (look, "Phone").
 */
export const phoneLists = ['day', 'rooms', 'board'] as const
export type PhoneList = (typeof phoneLists)[number]

/**
 * What the address says: the day in view (null: today, whatever day that is), how it is shown, and
 * whether the weekend has hours.
 */
export interface AgendaAddress {
  date: EpochDay | null
  view: AgendaViewName
  /**
   * Desk and phone each have their own, so that an address sent from the one opens well on the
   * other.
   */
  list: PhoneList
  /** Null: open on the two days themselves. */
  weekendOpen: boolean | null
}

const weekends = new Map([
  ['open', true],
  ['dicht', false],
])

/** Whether the weekend has hours: as chosen, else where today is one of its two days. */
export function hasOpenWeekend(
  { weekendOpen }: Pick<AgendaAddress, 'weekendOpen'>,
  monday: EpochDay,
  today: EpochDay,
): boolean {
  return weekendOpen ?? (today >= monday + 5 && today < monday + 7)
}

/**
 * Reads `/agenda?date=2026-11-25&view=day&list=rooms&weekend=open`; what makes no sense counts as
 * absent, so that any address opens.
 */
export function readAddress(query: URLSearchParams): AgendaAddress {
  return {
    date: parseDay(query.get('date') ?? ''),
    view: agendaViews.find((view) => view === query.get('view')) ?? 'work_week',
    list: phoneLists.find((list) => list === query.get('list')) ?? 'day',
    weekendOpen: weekends.get(query.get('weekend') ?? '') ?? null,
  }
}

/** The query of an address; defaults are left out, so that `/agenda` is always this week. */
export function writeAddress({ date, view, list, weekendOpen }: AgendaAddress): URLSearchParams {
  const query = new URLSearchParams()
  if (date !== null) query.set('date', formatDay(date))
  if (view !== 'work_week') query.set('view', view)
  if (list !== 'day') query.set('list', list)
  if (weekendOpen !== null) query.set('weekend', weekendOpen ? 'open' : 'dicht')
  return query
}

/**
 * The days to read for a view: whole weeks, so that a day, its week and the phone's list share one
 * answer.
 */
export function rangeToRead(
  view: AgendaViewName,
  date: EpochDay,
): { from: EpochDay; until: EpochDay } {
  if (view !== 'month') return { from: mondayOf(date), until: mondayOf(date) + 7 }
  const { year, month, dayOfMonth } = partsOf(date)
  const from = date - dayOfMonth + 1
  return { from, until: from + daysInMonth(year, month) }
}

/**
 * The three days of the board that a phone has room for: from the day in view, at the end of the
 * week the last three.
 */
export function threeDays(date: EpochDay): { from: EpochDay; until: EpochDay } {
  const from = Math.min(date, mondayOf(date) + 4)
  return { from, until: from + 3 }
}

/**
 * The day that opens the next or the last three days of the board: at the edge of a week the days
 * that are left of it, so that none is passed over.
 */
export function stepThreeDays(date: EpochDay, step: -1 | 1): EpochDay {
  const { from, until } = threeDays(date)
  if (step === 1) return until
  const monday = mondayOf(from)
  return from > monday ? Math.max(monday, from - 3) : monday - 3
}

/**
 * The day in view one step earlier or later: a day, a week, or the same day of the next month (the
 * last one where it is missing).
 */
export function stepDate(view: AgendaViewName, date: EpochDay, step: -1 | 1): EpochDay {
  if (view === 'day') return date + step
  if (view === 'work_week') return date + 7 * step
  const { year, month, dayOfMonth } = partsOf(date)
  const first =
    step === 1
      ? dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1)
      : dayOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, 1)
  const target = partsOf(first)
  return first + Math.min(dayOfMonth, daysInMonth(target.year, target.month)) - 1
}

/** The ISO week number: week 1 holds the first Thursday of the year. */
export function weekNumber(day: EpochDay): number {
  const thursday = day - weekday(day) + 4
  const { year } = partsOf(thursday)
  return Math.floor((thursday - dayOf(year, 1, 1)) / 7) + 1
}
