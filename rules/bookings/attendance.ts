import type { EpochDay, Stay } from '../calendar/day.ts'
import { dutchDayInWords } from '../calendar/dutch.ts'
import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'
import { stateAfter } from './booking-life.ts'
import type { BookingState } from './booking-state.ts'

/** Whether the guests of a booking came, as staff say it: the clock only says what is expected. */
export const attendances = ['expected', 'arrived', 'departed', 'no-show'] as const
export type Attendance = (typeof attendances)[number]

/** What staff say at the door; `take-back-attendance` takes the last of them back. */
export type AttendanceAction = 'arrive' | 'depart' | 'no-show' | 'take-back-attendance'

/** What can be said in each attendance, and the attendance after it. */
export const attendanceLife = {
  expected: { arrive: 'arrived', 'no-show': 'no-show' },
  arrived: { depart: 'departed', 'take-back-attendance': 'expected' },
  departed: { 'take-back-attendance': 'arrived' },
  'no-show': { 'take-back-attendance': 'expected' },
} as const satisfies Record<Attendance, Partial<Record<AttendanceAction, Attendance>>>

const life: Record<Attendance, Partial<Record<AttendanceAction, Attendance>>> = attendanceLife

/** Why not, where the attendance does not allow it. */
const refusals = {
  arrive: message('attendance.arrive'),
  depart: message('attendance.depart'),
  'no-show': message('attendance.noShow'),
  'take-back-attendance': message('attendance.takeBackAttendance'),
} satisfies Record<AttendanceAction, Message>

/** A booking as far as its attendance asks. */
export interface AttendedBooking extends Stay {
  state: BookingState
  attendance: Attendance
  /**
   * The day on which it was last said; null while it is expected. What was said is taken back until
   * the departure day has passed, or on the day on which it was said.
   */
  saidOn: EpochDay | null
}

/** What a booking comes to, or the sentence that says why not. */
export type AttendanceAnswer = { ok: true; attendance: Attendance } | { ok: false; text: Message }

/**
 * Decides what staff may say of a booking's guests. Only of a confirmed booking: they arrive from
 * the arrival day on, they depart once they have arrived, also before the departure day, and they
 * are a no-show once the arrival day has ended. `departure` is the day that was sold.
 */
export function sayAttendance(
  { state, attendance, arrival, departure, saidOn }: AttendedBooking,
  action: AttendanceAction,
  today: EpochDay,
): AttendanceAnswer {
  const after = stateAfter(state, action) === null ? undefined : life[attendance][action]
  if (after === undefined) return { ok: false, text: refusals[action] }
  const day = dutchDayInWords(arrival)
  if (action === 'arrive' && today < arrival)
    return { ok: false, text: message('attendance.tooEarly', { day }) }
  if (action === 'no-show' && today <= arrival)
    return { ok: false, text: message('attendance.stillExpected', { day }) }
  if (action === 'take-back-attendance' && today > Math.max(departure, saidOn ?? departure))
    return { ok: false, text: message('attendance.tooLateToTakeBack') }
  return { ok: true, attendance: after }
}

/**
 * Until which day a no-show keeps its room, not included, by the reading `no-show.nights`. Its
 * nights stay sold either way. The night of arrival is over once it can be said.
 */
export function departureOfNoShow(
  { arrival, departure }: Stay,
  today: EpochDay,
  readings: Pick<Readings, 'no-show.nights'>,
): EpochDay {
  if (readings['no-show.nights'] === 'kept') return departure
  return Math.min(departure, Math.max(arrival + 1, today))
}

/** Whether the guests have been here, so that there is nothing left to cancel. */
export function hasStayed(attendance: Attendance): boolean {
  return attendance === 'arrived' || attendance === 'departed'
}
