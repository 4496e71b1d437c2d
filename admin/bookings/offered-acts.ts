import type { BookingDetailView, BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import {
  type AttendanceAction,
  type AttendedBooking,
  hasStayed,
  sayAttendance,
} from '../../rules/bookings/attendance.ts'
import { type BookingAction, stateAfter } from '../../rules/bookings/booking-life.ts'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { dayOfInstant } from '../clock/staff-moment.ts'
import type { ActName } from '../data/back-office-data-provider.ts'

/** What of a booking decides about it. */
type ActedBooking = Pick<
  BookingDetailView,
  | keyof Parameters<typeof attendedBooking>[0]
  | 'balanceCents'
  | 'email'
  | 'receiptId'
  | 'refundByHand'
  | 'payLink'
  | 'entries'
  | 'payments'
  | 'mails'
>

/** Every act but saving the form, and whether its button is there. */
export type OfferedActs = Record<Exclude<ActName<'bookings'>, 'edit'>, boolean>

/**
 * Which acts staff are offered of a booking: what its life allows, and its money, its mail and the
 * day. The server decides again: this only keeps buttons away that would be refused.
 *
 * @param today null: not known yet; nothing is said of guests until it is
 */
export function offeredActs(booking: ActedBooking, today: EpochDay | null): OfferedActs {
  const { state, balanceCents, email, receiptId, refundByHand, attendance, payLink } = booking
  const allows = (act: BookingAction) => stateAfter(state, act) !== null
  // Who is at the checkout pays there; for whom staff hold a room there is a link.
  const asksToPay = state === 'held' && payLink !== null
  const allowsSaying = (act: AttendanceAction) =>
    today !== null && sayAttendance(attendedBooking(booking), act, today).ok
  return {
    arrive: allowsSaying('arrive'),
    depart: allowsSaying('depart'),
    'no-show': allowsSaying('no-show'),
    'take-back-attendance': allowsSaying('take-back-attendance'),
    'mark-paid': allows('mark-paid') && balanceCents > 0,
    'take-back-receipt': allows('take-back-receipt') && receiptId !== null,
    'write-off': allows('write-off'),
    'take-back-write-off': allows('take-back-write-off'),
    'give-back': allows('give-back'),
    'refunded-by-hand': allows('refunded-by-hand') && refundByHand.cents > 0,
    'resend-confirmation': (allows('resend-confirmation') || asksToPay) && email !== '',
    'pin-room': allows('pin-room'),
    'change-stay': allows('change-stay') && attendance !== 'no-show',
    cancel: allows('cancel') && !hasStayed(attendance),
    delete: hadNothing(booking),
  }
}

const MAYBE_PAID = new Set(['open', 'pending', 'authorized', 'paid'])

/** Whether a booking never had money, mail or guests in the house (BO §4 "Delete"). */
function hadNothing({ entries, payments, mails, attendance }: ActedBooking): boolean {
  return (
    !hasStayed(attendance) &&
    entries.every(({ kind }) => kind === 'sold' || kind === 'changed') &&
    payments.every(({ state }) => !MAYBE_PAID.has(state)) &&
    mails.every(({ state }) => state === 'withdrawn')
  )
}

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
