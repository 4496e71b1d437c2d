import type { EpochDay, Stay } from '../calendar/day.ts'
import type { Attendance } from './attendance.ts'
import type { BookingState } from './booking-state.ts'

/** A stay as the lists of a day ask for it; `departure` is the day until which it has its room. */
export interface ListedStay extends Stay {
  state: BookingState
  attendance: Attendance
  /** The day on which staff said that they left; null while they have not. */
  leftOn: EpochDay | null
  /** Still to pay, cents. */
  balanceCents: number
  /** From when they are expected, minutes after midnight; null where they left it open. */
  expectedFrom: number | null
  roomNumber: number | null
}

/** Who comes, who leaves and who stays on a day, and who has breakfast in the house. */
export interface ListsOfDay<S> {
  /** The first expected first; who left the time open comes last. */
  arrivals: S[]
  /** Who still has to pay first. */
  departures: S[]
  stays: S[]
  /** Every guest of the night before, confirmed ones only. */
  breakfasts: S[]
}

/**
 * Sorts the stays of a day. A no-show is on no list. Who left early counts until then; who is in
 * the house though they should have left departs today.
 *
 * @param today the property's day, which only guests who are overdue ask
 */
export function listsOfDay<S extends ListedStay>(
  stays: readonly S[],
  day: EpochDay,
  today: EpochDay,
): ListsOfDay<S> {
  const coming = stays.filter(({ attendance }) => attendance !== 'no-show')
  const leavesOn = ({ attendance, departure, leftOn }: S): EpochDay => {
    if (leftOn !== null) return Math.min(leftOn, departure)
    return attendance === 'arrived' ? Math.max(departure, today) : departure
  }
  const byRoom = (a: S, b: S) => (a.roomNumber ?? 0) - (b.roomNumber ?? 0)
  const arrivals = coming.filter(({ arrival }) => arrival === day)
  const departures = coming.filter((stay) => leavesOn(stay) === day)
  const slept = coming.filter((stay) => stay.arrival < day && day <= leavesOn(stay))
  return {
    arrivals: arrivals.toSorted((a, b) => expected(a) - expected(b) || byRoom(a, b)),
    departures: departures.toSorted((a, b) => owes(b) - owes(a) || byRoom(a, b)),
    stays: slept.filter((stay) => leavesOn(stay) > day).toSorted(byRoom),
    breakfasts: slept.filter(({ state }) => state === 'confirmed').toSorted(byRoom),
  }
}

function expected({ expectedFrom }: ListedStay): number {
  return expectedFrom ?? 24 * 60
}

function owes({ balanceCents }: ListedStay): number {
  return balanceCents > 0 ? 1 : 0
}
