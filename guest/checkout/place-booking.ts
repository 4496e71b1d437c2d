import type {
  BookingAccepted,
  BookingStatusView,
} from '../../api/bookings/booking-answer-shapes.ts'
import type { BookingRequest } from '../../api/bookings/order.ts'
import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { type ApiFailure, faultOf } from '../calls/api-failure.ts'
import { send } from '../calls/send.ts'
import { fetchJson } from '../calls/fetch-json.ts'
import { attemptKey, forgetAttempt, forgetHeld, madeBookings, rememberHeld } from './attempt.ts'

/** What became of pressing the order button: a closed union, each with its own screen. */
export type OrderOutcome =
  | { kind: 'accepted'; booking: BookingAccepted }
  | { kind: 'total-changed'; seenCents: number; quote: Quote }
  | {
      kind: 'refused'
      taken: boolean
      refusals: Worded<StayRefusal>[]
      suggestions: StaySuggestion[]
    }
  | { kind: 'fields-refused'; text: string; fields: FieldError[] }
  /** This browser booked the same stay before, in another attempt. */
  | { kind: 'already-booked'; bookingId: string }
  | { kind: 'too-many-holds'; text: string }
  /**
   * No readable answer: whether it was booked is unknown, and asking again with the same key is
   * safe.
   */
  | { kind: 'unreachable'; fault?: string | undefined }
  | { kind: 'failed'; text: string }

/** What came of the order other than a booking. */
export type OrderProblem = Exclude<OrderOutcome, { kind: 'accepted' }>

/**
 * Asks for the booking. The same request again, also after a reload, is the same attempt and never
 * a second booking.
 *
 * @param stayAddress the stay as addresses have it
 * @param isAnother the guest wants one more booking of a stay that this browser booked before
 */
export async function placeBooking(
  request: BookingRequest,
  stayAddress: string,
  isAnother: boolean,
): Promise<OrderOutcome> {
  const content = contentOf(request)
  const made = isAnother ? null : await madeBefore(stayAddress, attemptKey(content))
  if (made !== null) return { kind: 'already-booked', bookingId: made }
  let outcome = await ask(request)
  // The key was used for something else before (another tab, a restored session): this is a new
  // attempt, once.
  if (outcome.kind === 'key-reused') {
    forgetAttempt()
    outcome = await ask(request)
  }
  if (outcome.kind === 'key-reused') return { kind: 'unreachable' }
  if (outcome.kind === 'accepted')
    rememberHeld({ stayAddress, bookingId: outcome.booking.id, key: attemptKey(content) })
  return outcome
}

/** With another way to pay it is the same booking, after an answer that was lost as well. */
function contentOf(request: BookingRequest): string {
  const { method: _, ...booking } = request
  return JSON.stringify(booking)
}

/**
 * The booking of this stay that another attempt made and that still stands; null where there is
 * none. Without a word of the API it stands: better one question too many than a second booking.
 */
async function madeBefore(stayAddress: string, key: string): Promise<string | null> {
  const made = madeBookings().filter((each) => each.stayAddress === stayAddress)
  if (made.some((each) => each.key === key)) return null
  for (const { bookingId } of made) {
    const { status, body } = await fetchJson(
      `/api/bookings/${encodeURIComponent(bookingId)}/status`,
    )
    const state = status === 200 ? (body as BookingStatusView).state : null
    if (status !== 404 && state !== 'expired' && state !== 'cancelled') return bookingId
    forgetHeld(bookingId)
  }
  return null
}

async function ask(request: BookingRequest): Promise<OrderOutcome | { kind: 'key-reused' }> {
  const sent = await send<BookingAccepted>(
    '/api/bookings',
    { ...request, isFirst: madeBookings().length === 0 },
    { 'idempotency-key': attemptKey(contentOf(request)) },
  )
  return sent.ok ? { kind: 'accepted', booking: sent.answer } : outcomeOf(sent.failure)
}

function outcomeOf(failure: ApiFailure): OrderOutcome | { kind: 'key-reused' } {
  const { error } = failure
  switch (error?.reason) {
    case 'total-changed':
      return { kind: 'total-changed', seenCents: error.seenCents, quote: error.quote }
    case 'stay-refused': {
      const { refusals, suggestions } = error
      return {
        kind: 'refused',
        taken: refusals.some(({ reason }) => reason === 'taken'),
        refusals,
        suggestions,
      }
    }
    case 'invalid-input':
      return { kind: 'fields-refused', text: error.text, fields: error.fields }
    case 'too-many-holds':
      return { kind: 'too-many-holds', text: error.text }
    case 'idempotency-key-reused':
    case 'idempotency-key-missing':
      return { kind: 'key-reused' }
    case undefined:
    case 'unavailable':
    case 'unexpected':
      return { kind: 'unreachable', fault: faultOf(failure) }
    default:
      return { kind: 'failed', text: error!.text }
  }
}
