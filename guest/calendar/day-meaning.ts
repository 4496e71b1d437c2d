import type { CalendarDayView, DayState } from '../../api/availability/availability-shapes.ts'
import { isSellable } from '../../rules/availability/sellable-lengths.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { type Arrangement, isArrivalDay } from '../../rules/family-room/arrangements.ts'
import { epochDay } from '../stay/words.ts'

/** What the calendar is asked to show. */
export interface CalendarQuestion {
  today: Day
  days: ReadonlyMap<Day, CalendarDayView>
  arrival: Day | null
  departure: Day | null
  /** The days chosen were refused: they are outlined, not taken as a stay. */
  refused: boolean
  /**
   * Of the family room alone, where one day is arrival and departure at once: the arrangement
   * chosen. Null: none is chosen yet, and no day can be.
   */
  arrangement?: Arrangement | null | undefined
}

/** What one day means to the guest, before it is drawn or put in words. */
export interface DayMeaning {
  state: DayState
  /** Its part in the chosen stay. */
  part: 'arrival' | 'inside' | 'departure' | 'refused' | null
  /** An arrival is chosen and this day lies after it: a press means the departure. */
  leaving: boolean
  /** Nobody arrives here, yet the guest may leave: the night before is free. */
  departureOnly: boolean
  /** A press chooses it. */
  pickable: boolean
  /** The fewest nights an arrival here needs; 1 where no rule asks more. */
  minNights: number
  today: boolean
}

/** True while an arrival is chosen and the departure is still to come. */
export function isDeparting(question: Pick<CalendarQuestion, 'arrival' | 'departure'>): boolean {
  return question.arrival !== null && question.departure === null
}

/**
 * What a day means. A taken or closed day can be the departure when every night before it is free,
 * which the arrival's lengths say: arrival 11 June with at most 3 nights makes 14 June a departure,
 * taken or not. A length that a rule refuses makes none: a Friday is not left on Saturday.
 */
export function dayMeaning(day: Day, question: CalendarQuestion): DayMeaning {
  const view = question.days.get(day)
  const state = day < question.today ? 'past' : (view?.state ?? 'beyond-horizon')
  const canArrive = state === 'free' && view !== undefined && canArriveOn(view, question)
  const leaving = isDeparting(question) && day > question.arrival!
  const canLeave = leaving && canStayUntil(day, question)
  return {
    state,
    part: partOf(day, question),
    leaving,
    departureOnly: canLeave && !canArrive,
    pickable: leaving ? canLeave : canArrive,
    minNights: canArrive && !leaving && !question.arrangement ? view.minNights : 1,
    today: day === question.today,
  }
}

function canArriveOn(view: CalendarDayView, { arrangement }: CalendarQuestion): boolean {
  if (arrangement === undefined) return view.maxNights > 0
  if (arrangement === null) return false
  return isArrivalDay(arrangement, epochDay(view.day)) && sells(view, arrangement.nights)
}

function canStayUntil(day: Day, { arrival, days }: CalendarQuestion): boolean {
  const from = days.get(arrival!)
  return from !== undefined && sells(from, epochDay(day) - epochDay(arrival!))
}

function sells(from: CalendarDayView, nights: number): boolean {
  // JSON knows no infinity: the API says null for a gap without an end.
  const gaps = from.gaps.map(({ first, last }) => ({ first, last: last ?? Infinity }))
  return isSellable({ ...from, gaps }, nights)
}

function partOf(day: Day, { arrival, departure, refused }: CalendarQuestion): DayMeaning['part'] {
  if (arrival === null || day < arrival || day > (departure ?? arrival)) return null
  if (refused) return 'refused'
  if (day === arrival) return 'arrival'
  return day === departure ? 'departure' : 'inside'
}
