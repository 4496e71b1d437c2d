import { instantInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import type { Day, EpochDay } from '../../../rules/calendar/day.ts'
import type { Attendance } from '../../../rules/bookings/attendance.ts'
import type { BookingState } from '../../../rules/bookings/booking-state.ts'
import type { SourceMails } from '../../../rules/sources/source.ts'
import { type MailedSubject, isMailed } from '../mail-template.ts'

/** What the mails of a booking depend on. Instants are ms since 1970 UTC. */
export interface BookingMailRecord extends MailedSubject {
  state: BookingState
  madeBy: 'guest' | 'staff' | 'channel'
  hasEmail: boolean
  /** Which mails guests of its source got when it was sold. */
  guestMails: SourceMails
  /** Whether the property is mailed that it was made (settings, `new-booking-mail`). */
  propertyIsTold: boolean
  /** What staff said of the guests (rules/bookings/attendance.ts). */
  attendance: Attendance
  arrival: EpochDay
  departure: EpochDay
  refunds: MailedRefund[]
  /** When its hold ended unpaid, ms since 1970 UTC; null where none did. */
  lapsedAt: number | null
  /** Of one that lapsed, what its payer gets back, integer cents; 0 where the property has no address. */
  lapsedCents: number
  /** Whether staff had the cancellation mailed; null where nobody was asked. */
  cancellationMailed: boolean | null
  /** The changes of the stay by staff, oldest first. */
  stayChanges: MailedStayChange[]
  /** When staff took back what they had said at the door, oldest first; ids are the events'. */
  takenBack: { id: string; at: number }[]
}

/** A change of the stay, as far as mails tell of it. Its id is the event's. */
export interface MailedStayChange {
  id: string
  at: number
  from: MailedStay
  to: MailedStay
}

/** What a guest knows of a stay. Days are written out. */
export interface MailedStay {
  arrival: Day
  departure: Day
  roomTypeId: number
  persons: number
}

/** Money that goes back through the provider, as far as mails tell of it. */
export interface MailedRefund {
  id: string
  /** `refused`: staff pay it back by hand. `failed`: it was made, and its money did not get there. */
  state: 'due' | 'made' | 'refused' | 'by-hand' | 'failed'
  /** The member of staff who decided it; null: by itself, as for money that came too late. */
  by: string | null
  /** When it came to this state. */
  changedAt: number
}

/** Whether the money is back. */
export function isBack({ state }: MailedRefund): boolean {
  return state === 'made' || state === 'by-hand'
}

/**
 * Whether the guest gets every mail. What counted for the source when the booking was made counts as
 * long as it stands: switched on later, a source has no old bookings confirmed all at once.
 */
export function isWrittenTo(booking: BookingMailRecord): boolean {
  return booking.hasEmail && booking.guestMails === 'all'
}

/** Whether the guest is told that the booking is cancelled; staff who were asked have the last word. */
export function isToldOfCancellation(booking: BookingMailRecord): boolean {
  return booking.hasEmail && (booking.cancellationMailed ?? booking.guestMails !== 'none')
}

/** How long it is news that a hold ended, days: longer ago, nobody is mailed of it any more. */
const LAPSE_DAYS = 7

/** Whether a booking lapsed, and lately: a house that was away for long writes of no old ones. */
export function isNewlyLapsed({ state, lapsedAt }: BookingMailRecord, now: number): boolean {
  return state === 'expired' && lapsedAt !== null && now - lapsedAt < LAPSE_DAYS * 24 * 3_600_000
}

/** At 10:00 on its day goes a mail that is not an answer to something. */
const MORNING = 10 * 60

/** 10:00 of a day in Amsterdam, ms since 1970 UTC. */
export function morningOf(day: EpochDay): number {
  return instantInAmsterdam(day, MORNING)
}

/** The end of a day in Amsterdam, ms since 1970 UTC. */
export function endOf(day: EpochDay): number {
  return instantInAmsterdam(day + 1, 0)
}

/**
 * Whether the guest is told of a stay that is certain. Who has left needs no such mail: the booking
 * was imported, or the property was away for long.
 */
export function isCertain(booking: BookingMailRecord, now: number): boolean {
  return isWrittenTo(booking) && booking.state === 'confirmed' && now < endOf(booking.departure)
}

/**
 * The last change of a booking's stay, where the guest was not told yet how the stay is now: null
 * also where changes since the last mail have brought back what the guest knows, and where only the
 * room's number changed.
 */
export function untoldChange({ stayChanges, mails }: BookingMailRecord): MailedStayChange | null {
  const told = mails.filter(({ kind, state }) => kind === 'stay-changed' && state !== 'withdrawn')
  const isTold = ({ id }: MailedStayChange) => told.some(({ about }) => about === id)
  const untold = stayChanges.slice(stayChanges.findLastIndex(isTold) + 1)
  const [first] = untold
  const last = untold.at(-1)
  return first && last && !isAlike(first.from, last.to) ? last : null
}

/** Whether a guest reads of two stays the same: only the number of the room differs. */
export function isAlike(a: MailedStay, b: MailedStay): boolean {
  const fields = ['arrival', 'departure', 'roomTypeId', 'persons'] as const
  return fields.every((field) => a[field] === b[field])
}

/**
 * What a mail of this kind that goes once is written anew about: staff said at the door what
 * withdrew the mail that waited, and took it back since. Nothing where one may have reached the
 * guest, or was written since.
 *
 * @returns the id of the event of taking back
 */
export function takenBackSince(booking: BookingMailRecord, kind: string): string[] {
  const last = booking.takenBack.at(-1)
  if (!last || isMailed(booking, kind)) return []
  const isWritten = booking.mails.some(
    (mail) => mail.kind === kind && (mail.about === last.id || mail.createdAt >= last.at),
  )
  return isWritten ? [] : [last.id]
}

/**
 * The refunds of money that went back by itself and that no mail has told the guest of, the oldest
 * first. What staff pay back they tell with the cancellation. The mail about late money tells of
 * all that went back until then, and is the first that the guest of an expired booking gets: what
 * goes back after it is told by itself.
 */
export function untoldRefunds({ state, refunds, mails }: BookingMailRecord): MailedRefund[] {
  const late = mails.filter(({ kind }) => kind === 'late-payment-refund')
  if (state !== 'confirmed' && state !== 'cancelled' && late.length === 0) return []
  const isTold = ({ id, changedAt }: MailedRefund) =>
    mails.some(({ kind, about }) => kind === 'overpayment-refund' && about === id) ||
    late.some(({ createdAt }) => createdAt >= changedAt)
  return refunds.filter((refund) => isBack(refund) && refund.by === null && !isTold(refund))
}
