import type { CalendarDayView, DayState } from '../../api/availability/availability-views.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { epochDay } from '../stay/words.ts'

/** What the calendar is asked to show. */
export interface CalendarQuestion {
  today: Day
  days: ReadonlyMap<Day, CalendarDayView>
  arrival: Day | null
  departure: Day | null
  /** The days chosen were refused: they are outlined, not taken as a stay. */
  refused: boolean
}

/** What one day means to the guest, before it is drawn or put in words. */
export interface DayMeaning {
  state: DayState
  /** Its part in the chosen stay. */
  part: 'arrival' | 'inside' | 'departure' | 'refused' | null
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
 * which the arrival's `maxNights` says: arrival 11 June with at most 3 nights makes 14 June a
 * departure, taken or not.
 */
export function dayMeaning(day: Day, question: CalendarQuestion): DayMeaning {
  const view = question.days.get(day)
  const state = day < question.today ? 'past' : (view?.state ?? 'beyond-horizon')
  const canArrive = state === 'free' && (view?.maxNights ?? 0) > 0
  const reach = isDeparting(question) && day > question.arrival! ? nightsLeft(question) : 0
  const canLeave = reach > 0 && epochDay(day) - epochDay(question.arrival!) <= reach
  return {
    state,
    part: partOf(day, question),
    departureOnly: canLeave && !canArrive,
    pickable: canArrive || canLeave,
    minNights: canArrive ? (view?.minNights ?? 1) : 1,
    today: day === question.today,
  }
}

function nightsLeft({ arrival, days }: CalendarQuestion): number {
  return days.get(arrival!)?.maxNights ?? 0
}

function partOf(day: Day, { arrival, departure, refused }: CalendarQuestion): DayMeaning['part'] {
  if (arrival === null || day < arrival || day > (departure ?? arrival)) return null
  if (refused) return 'refused'
  if (day === arrival) return 'arrival'
  return day === departure ? 'departure' : 'inside'
}
