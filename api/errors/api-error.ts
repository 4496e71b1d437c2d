import type {
  StayRefusal,
  StayRefusalReason,
  StaySuggestion,
} from '../../rules/availability/stay-refusal.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { CodeRefusal, LoginRefusal as RuleRefusal } from '../../rules/login/login-refusal.ts'
import type { PricedLines, Quote } from '../../rules/quotes/quote.ts'
import type { problemTexts } from '../../rules/texts/problem.ts'
import type { Text } from '../../rules/texts/message.ts'
import type { Worded } from '../../rules/texts/words.ts'

/** Every reason for a refusal, with the HTTP status that it is answered with. */
export const statuses = {
  'invalid-input': 400,
  'idempotency-key-missing': 400,
  'not-signed-in': 401,
  'login-refused': 401,
  'wrong-origin': 403,
  'clock-fixed': 403,
  'not-found': 404,
  'stay-refused': 409,
  'total-changed': 409,
  'order-total-changed': 409,
  'open-sum-changed': 409,
  'booking-not-payable': 409,
  'booking-not-changeable': 409,
  'booking-without-email': 409,
  'order-not-payable': 409,
  'order-not-changeable': 409,
  'sale-not-now': 409,
  'day-closed': 409,
  'changed-meanwhile': 409,
  'trial-outdated': 409,
  'invoice-outdated': 409,
  'invoice-not-creditable': 409,
  'seller-incomplete': 409,
  'customer-not-changeable': 409,
  'staff-not-changeable': 409,
  'still-used': 409,
  'not-ready': 409,
  'not-open': 409,
  'pay-link-ended': 410,
  'overrule-reason-missing': 422,
  'idempotency-key-reused': 422,
  'facts-refused': 422,
  'form-not-taken': 422,
  'too-many-holds': 429,
  'too-many-requests': 429,
  'form-too-soon': 429,
  unexpected: 500,
  unavailable: 503,
} satisfies Record<string, number>

export type ApiErrorReason = keyof typeof statuses

/** Why a stay that someone else has is refused: it may pass. Every other refusal lies in the question. */
const PASSING: StayRefusalReason[] = ['taken', 'room-not-free']

/** The HTTP status that an error is answered with. */
export function statusOf(error: RefusedError): number {
  if (error.reason !== 'stay-refused') return statuses[error.reason]
  return error.refusals.some(({ reason }) => PASSING.includes(reason)) ? 409 : 422
}

/** Why signing in failed: the four of BO §5, the second step, or too many tries. */
export type LoginRefusal = RuleRefusal | CodeRefusal | 'throttled'

/** A field that somebody else changed while it was open on another screen. */
export interface FieldChange {
  /** Such as `email` or `room`. */
  field: string
  /** As they are shown: a room by its number, a day as `2026-03-02`. */
  from: string
  to: string
  /** A member of staff; null: it came by itself. */
  by: string | null
  at: string
}

/** What some reasons carry beside their text. */
interface Details {
  'invalid-input': { fields: FieldError[] }
  'stay-refused': { refusals: StayRefusal[]; suggestions: StaySuggestion[] }
  'total-changed': { seenCents: number; quote: Quote }
  'order-total-changed': { seenCents: number; quote: PricedLines }
  'open-sum-changed': { seenCents: number; openCents: number }
  'overrule-reason-missing': { warnings: StayRefusal[] }
  'login-refused': { login: LoginRefusal }
  'changed-meanwhile': { changes: FieldChange[] }
  /** What the rules refuse of an edit as a whole: at which field it is said, if at any. */
  'facts-refused': { fields: FieldError[] }
  /** By which name the log has it. */
  unexpected: { code: string }
}

/** Reasons that carry nothing but their text. */
export type PlainReason = Exclude<ApiErrorReason, keyof Details>

/** Those whose sentence stands in the catalogue; of any other, who refuses says why. */
export type WordedReason = PlainReason & keyof typeof problemTexts

/** A reason that carries nothing but its text. */
export interface PlainError {
  reason: PlainReason
  text: Text
}

/** Why something is refused, before it is put into words: by `ErrorFilter`, when it is answered. */
export type RefusedError =
  | { [Reason in keyof Details]: { reason: Reason; text: Text } & Details[Reason] }[keyof Details]
  | PlainError

/** Every 4xx and 5xx of the API has this shape. */
export interface ApiError {
  error: Worded<RefusedError>
}
