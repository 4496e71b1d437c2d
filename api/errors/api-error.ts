import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { CodeRefusal, LoginRefusal as RuleRefusal } from '../../rules/login/login-refusal.ts'
import type { PricedLines, Quote } from '../../rules/quotes/quote.ts'

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

/** Every 4xx and 5xx of the API has this shape. */
export interface ApiError {
  error:
    | { reason: 'invalid-input'; text: string; fields: { field: string; text: string }[] }
    | {
        reason: 'stay-refused'
        text: string
        refusals: StayRefusal[]
        suggestions: StaySuggestion[]
      }
    | { reason: 'total-changed'; text: string; seenCents: number; quote: Quote }
    | { reason: 'order-total-changed'; text: string; seenCents: number; quote: PricedLines }
    | { reason: 'open-sum-changed'; text: string; seenCents: number; openCents: number }
    | { reason: 'overrule-reason-missing'; text: string; warnings: StayRefusal[] }
    | { reason: 'login-refused'; text: string; login: LoginRefusal }
    | { reason: 'changed-meanwhile'; text: string; changes: FieldChange[] }
    | {
        /** What the rules refuse of an edit as a whole. */
        reason: 'facts-refused'
        text: string
        /** At which field it is said; empty where it is about none. */
        fields: { field: string; text: string }[]
      }
    | {
        reason: Exclude<
          ApiErrorReason,
          | 'invalid-input'
          | 'stay-refused'
          | 'total-changed'
          | 'order-total-changed'
          | 'open-sum-changed'
          | 'overrule-reason-missing'
          | 'login-refused'
          | 'changed-meanwhile'
          | 'facts-refused'
        >
        text: string
      }
}

/**
 * `stay-refused` with a `taken` refusal, and a changed total, answer 409; other refused stays 422.
 */
export type ApiErrorReason =
  | 'invalid-input'
  | 'stay-refused'
  | 'total-changed'
  | 'order-total-changed'
  | 'open-sum-changed'
  | 'overrule-reason-missing'
  | 'idempotency-key-missing'
  | 'idempotency-key-reused'
  | 'too-many-holds'
  | 'too-many-requests'
  | 'not-found'
  | 'not-signed-in'
  | 'wrong-origin'
  | 'login-refused'
  | 'changed-meanwhile'
  | 'facts-refused'
  | 'still-used'
  | 'list-changed'
  | 'not-open'
  | 'not-ready'
  | 'trial-outdated'
  | 'clock-fixed'
  | 'booking-not-payable'
  | 'pay-link-ended'
  | 'booking-not-changeable'
  | 'booking-changed'
  | 'moves-changed'
  | 'booking-without-email'
  | 'bookings-inside'
  | 'order-not-payable'
  | 'order-not-changeable'
  | 'sale-not-now'
  | 'sale-total-changed'
  | 'day-closed'
  | 'cash-changed'
  | 'invoice-outdated'
  | 'invoice-not-creditable'
  | 'seller-incomplete'
  | 'staff-not-changeable'
  | 'customer-not-changeable'
  | 'form-too-soon'
  | 'form-not-taken'
  | 'unavailable'
  | 'unexpected'
