import type {
  BreakfastOrderAccepted,
  BreakfastOrderRequest,
} from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { faultOf } from '../calls/api-failure.ts'
import { send } from '../calls/send.ts'
import { attemptKey, forgetAttempt } from '../checkout/attempt.ts'
import type { BreakfastAnswers } from './empty-answers.ts'

/** What became of pressing the order button. */
export type BreakfastOutcome =
  | { kind: 'accepted'; order: BreakfastOrderAccepted }
  | { kind: 'total-changed'; seenCents: number; totalCents: number }
  | { kind: 'fields-refused'; text: string; fields: FieldError[] }
  /** No readable answer: asking again with the same key never orders twice. */
  | { kind: 'unreachable'; fault?: string | undefined }
  | { kind: 'failed'; text: string }

/** The order as it is asked for: what was filled in, and the total that stood above the button. */
function requestOf(answers: BreakfastAnswers, totalCents: number): BreakfastOrderRequest {
  const { adults, kids, slot, ...texts } = answers
  return { ...texts, adults: Number(adults), kids: Number(kids), slot: Number(slot), totalCents }
}

/**
 * Asks for the order. The same again, also after a reload or with another way to pay, is the same
 * attempt and never a second order.
 *
 * @param method what it is paid with, by the provider's name; null: its page asks
 */
export async function placeBreakfastOrder(
  answers: BreakfastAnswers,
  totalCents: number,
  method: string | null,
): Promise<BreakfastOutcome> {
  const request = { ...requestOf(answers, totalCents), ...(method !== null && { method }) }
  const outcome = await ask(request)
  if (outcome.kind !== 'key-reused') return outcome
  // The key was used for something else before (another tab): this is a new attempt, once.
  forgetAttempt('breakfast')
  const again = await ask(request)
  return again.kind === 'key-reused' ? { kind: 'unreachable' } : again
}

async function ask(
  request: BreakfastOrderRequest,
): Promise<BreakfastOutcome | { kind: 'key-reused' }> {
  const sent = await send<BreakfastOrderAccepted>('/api/breakfast-orders', request, {
    'idempotency-key': attemptKey(JSON.stringify({ ...request, method: undefined }), 'breakfast'),
  })
  if (sent.ok) return { kind: 'accepted', order: sent.answer }
  const { error } = sent.failure
  switch (error?.reason) {
    case 'order-total-changed':
      return {
        kind: 'total-changed',
        seenCents: error.seenCents,
        totalCents: error.quote.totalCents,
      }
    case 'invalid-input':
      // A way to pay that the provider no longer has is not among the fields of the form.
      return error.fields.every(({ field }) => field === 'method')
        ? { kind: 'failed', text: error.fields[0]!.text }
        : { kind: 'fields-refused', text: error.text, fields: error.fields }
    case 'idempotency-key-reused':
    case 'idempotency-key-missing':
      return { kind: 'key-reused' }
    case undefined:
    case 'unavailable':
    case 'unexpected':
      return { kind: 'unreachable', fault: faultOf(sent.failure) }
    default:
      return { kind: 'failed', text: error!.text }
  }
}
