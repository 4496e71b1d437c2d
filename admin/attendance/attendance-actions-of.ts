import type { BookingView } from '../../api/bookings/booking-views.ts'
import {
  type AttendanceAction,
  type AttendedBooking,
  sayAttendance,
} from '../../rules/bookings/attendance.ts'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { dayOfInstant } from '../clock/staff-moment.ts'

/** What the rules ask of a booking to say something of its guests. */
export function attendedBooking({
  state,
  attendance,
  attendanceAt,
  arrival,
  departure,
  soldUntil,
}: Pick<
  BookingView,
  'state' | 'attendance' | 'attendanceAt' | 'arrival' | 'departure' | 'soldUntil'
>): AttendedBooking {
  return {
    state,
    attendance,
    arrival: parseDay(arrival) ?? 0,
    departure: parseDay(soldUntil ?? departure) ?? 0,
    saidOn: attendanceAt === null ? null : dayOfInstant(attendanceAt),
  }
}

/**
 * What can be said today of a booking's guests; nothing while the day is not known. The server
 * decides again.
 */
export function attendanceActionsOf(
  booking: Parameters<typeof attendedBooking>[0],
  today: EpochDay | null,
): Record<AttendanceAction, boolean> {
  const allows = (action: AttendanceAction) =>
    today !== null && sayAttendance(attendedBooking(booking), action, today).ok
  return {
    arrive: allows('arrive'),
    depart: allows('depart'),
    noShow: allows('noShow'),
    takeBackAttendance: allows('takeBackAttendance'),
  }
}
