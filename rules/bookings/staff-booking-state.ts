import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { type Source, isStoredAsPaid, ownWebsite } from '../sources/source.ts'

/** What staff fill in that decides how the booking begins (BO §2). */
export interface StaffBookingAnswers {
  kind: RoomType['kind']
  source: Pick<Source, 'id' | 'prepaid'>
  /** The answer to "Heeft de klant al betaald", asked for the own website only. */
  paid: boolean
}

/** How a booking that staff enter is stored. */
export interface StaffBookingState {
  state: 'confirmed' | 'held'
  paid: boolean
  /** How long an unpaid one is held; null where it is not held, or until it is paid. */
  holdHours: number | null
}

type StateReadings = Pick<
  Readings,
  'booking.staff-unpaid' | 'family.temporary-hours' | 'family.other-sources'
>

const hoursOf = {
  '72-hours': 72,
  '24-hours': 24,
  '168-hours': 168,
  'no-end': null,
} as const satisfies Record<Readings['family.temporary-hours'], number | null>

/**
 * How a booking that staff enter begins (BO §4). Paid, or from a source that asks nobody: confirmed.
 * From the own website and unpaid: an ordinary room is confirmed with the sum open
 * (`booking.staff-unpaid`), the family room stands in the temporary area for some hours
 * (`family.temporary-hours`). By `family.other-sources` the family room of another source can be
 * paid always, as BO §4 has it.
 */
export function staffBookingState(
  { kind, source, paid: answer }: StaffBookingAnswers,
  readings: StateReadings,
): StaffBookingState {
  const isOwn = source.id === ownWebsite
  const always = kind === 'family' && !isOwn && readings['family.other-sources'] === 'always-paid'
  const paid = always || isStoredAsPaid(source, answer)
  if (paid || !isOwn) return { state: 'confirmed', paid, holdHours: null }
  if (kind === 'family') {
    const holdHours = hoursOf[readings['family.temporary-hours']]
    return { state: 'held', paid, holdHours }
  }
  const state = readings['booking.staff-unpaid'] === 'held' ? 'held' : 'confirmed'
  return { state, paid, holdHours: null }
}
