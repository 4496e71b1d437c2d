import type { BookingAccepted, BookingRequest } from '../../api/bookings/booking-views.ts'
import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { ApiFailure } from '../calls/api-failure.ts'
import { send } from '../calls/send.ts'
import { attemptKey, forgetAttempt } from './attempt.ts'

/** What became of pressing the order button: a closed union, each with its own screen. */
export type OrderOutcome =
  | { kind: 'accepted'; booking: BookingAccepted }
  | { kind: 'total-changed'; seenCents: number; quote: Quote }
  | { kind: 'refused'; taken: boolean; refusals: StayRefusal[]; suggestions: StaySuggestion[] }
  | { kind: 'fields-refused'; text: string; fields: FieldError[] }
  | { kind: 'too-many-holds'; text: string }
  /**
   * No readable answer: whether it was booked is unknown, and asking again with the same key is
   * safe.
   */
  | { kind: 'unreachable' }
  | { kind: 'failed'; text: string }

/**
 * Asks for the booking. The same request again, also after a reload, is the same attempt and never
 * a second booking.
 */
export async function placeBooking(request: BookingRequest): Promise<OrderOutcome> {
  const outcome = await ask(request)
  // The key was used for something else before (another tab, a restored session): this is a new
  // attempt, once.
  if (outcome.kind !== 'key-reused') return outcome
  forgetAttempt()
  const again = await ask(request)
  return again.kind === 'key-reused' ? { kind: 'unreachable' } : again
}

async function ask(request: BookingRequest): Promise<OrderOutcome | { kind: 'key-reused' }> {
  // With another way to pay it is the same booking, after an answer that was lost as well.
  const { method: _, ...booking } = request
  const sent = await send<BookingAccepted>('/api/bookings', request, {
    'idempotency-key': attemptKey(JSON.stringify(booking)),
  })
  return sent.ok ? { kind: 'accepted', booking: sent.answer } : outcomeOf(sent.failure)
}

function outcomeOf({ error }: ApiFailure): OrderOutcome | { kind: 'key-reused' } {
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
      return { kind: 'unreachable' }
    default:
      return { kind: 'failed', text: error!.text }
  }
}
