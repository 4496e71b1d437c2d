import type {
  StayRefusal,
  StayRefusalReason,
  StaySuggestion,
} from '../../rules/availability/stay-refusal.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { CodeRefusal, LoginRefusal as RuleRefusal } from '../../rules/login/login-refusal.ts'
import type { PricedLines, Quote } from '../../rules/quotes/quote.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import type { Worded } from '../../rules/texts/words.ts'

/**
 * Every reason for a refusal, with its sentence on screen where the refusal brings no text of its own.
 */
export const errorTexts = {
  'invalid-input': 'Controleer de gemarkeerde gegevens.',
  'stay-refused': 'Dit verblijf is niet te boeken.',
  'total-changed': 'De prijs is intussen veranderd. Er is niets geboekt. Bekijk het nieuwe totaal.',
  'order-total-changed':
    'De prijs is intussen veranderd. Er is niets besteld. Bekijk het nieuwe totaal.',
  'open-sum-changed':
    'Er staat een ander bedrag open. Er is niets betaald. Bekijk het nieuwe bedrag.',
  'overrule-reason-missing': message('booking.overruleReasonMissing'),
  'idempotency-key-missing': 'Deze boeking heeft geen geldig kenmerk. Laad de pagina opnieuw.',
  'idempotency-key-reused':
    'Met dit kenmerk is al een andere boeking gedaan. Laad de pagina opnieuw.',
  'too-many-holds':
    'Je hebt al meer boekingen openstaan. Betaal die eerst, of wacht tot ze vervallen.',
  'too-many-requests': 'Te veel verzoeken. Wacht een minuut en probeer het opnieuw.',
  'not-found': 'Dit bestaat niet.',
  'not-signed-in': 'Log in om dit te zien.',
  'wrong-origin': 'Dit verzoek komt niet van deze website.',
  'login-refused': 'Het inloggen is niet gelukt.',
  'clock-fixed': 'Op deze server kan de datum niet worden verzet.',
  'booking-not-payable': 'Deze boeking kan niet meer worden betaald. Zoek opnieuw een verblijf.',
  'pay-link-ended': 'Deze betaallink is verlopen. Vraag ons om een nieuwe.',
  'changed-meanwhile':
    'Deze boeking is intussen door iemand anders gewijzigd. Kijk wat er veranderde en sla opnieuw op.',
  'still-used': 'Dit wordt nog gebruikt en blijft dus bewaard.',
  'list-changed': 'De lijst is intussen veranderd.',
  'facts-refused': 'Met deze gegevens kan niet worden gerekend.',
  'not-ready': 'Het huis kan nog niet open.',
  'not-open': message('opening.notYet'),
  'trial-outdated': 'Intussen is er iets gewijzigd. Er is niets bewaard. Probeer het opnieuw.',
  'booking-not-changeable': 'Dat kan bij deze boeking niet meer.',
  'booking-changed': 'De boeking is intussen gewijzigd. Er is niets gedaan. Bekijk haar opnieuw.',
  'moves-changed':
    'Intussen moeten andere boekingen verhuizen. Er is niets gewijzigd. Bekijk de wijziging opnieuw.',
  'order-not-payable': 'Deze bestelling kan niet meer worden betaald.',
  'order-not-changeable': 'Dat kan bij deze bestelling niet meer.',
  'sale-not-now': message('cashDesk.notNow'),
  'sale-total-changed':
    'De prijs is intussen veranderd. Er is niets verkocht. Bekijk het nieuwe totaal.',
  'day-closed':
    'De kassa van vandaag is afgesloten: contant en pin kunnen niet meer geboekt worden. Open de dag weer bij Kassa, Kassa afsluiten.',
  'cash-changed': 'Er is intussen nog contant geld geboekt. Kijk het na en tel opnieuw.',
  'invoice-outdated': 'De rekening is gewijzigd sinds de factuur.',
  'invoice-not-creditable': message('invoice.isCreditNote'),
  'seller-incomplete': 'Er kan nog geen factuur worden gemaakt.',
  'bookings-inside':
    'De boekingen op deze nachten zijn intussen veranderd. Er is niets gesloten. Bekijk de lijst.',
  'staff-not-changeable': 'Dat kan bij deze persoon niet.',
  'customer-not-changeable': 'Dat kan bij deze klant niet.',
  'booking-without-email': 'Deze boeking heeft geen e-mailadres.',
  'form-too-soon': 'Dat ging wel heel snel. Wacht een paar tellen en verstuur het nog eens.',
  'form-not-taken':
    'Dit formulier kon zo niet worden aangenomen. Verstuur het nog eens. Lukt het niet, bel ons dan.',
  unavailable: 'De database is even niet bereikbaar. Probeer het straks opnieuw.',
  unexpected: 'Er ging iets mis. Probeer het straks opnieuw.',
} satisfies Record<string, Text>

export type ApiErrorReason = keyof typeof errorTexts

/** The HTTP status of the reasons that are no conflict with how things stand now, which is 409. */
const statuses: Partial<Record<ApiErrorReason, number>> = {
  'invalid-input': 400,
  'idempotency-key-missing': 400,
  'not-signed-in': 401,
  'login-refused': 401,
  'wrong-origin': 403,
  'clock-fixed': 403,
  'not-found': 404,
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
}

/** Why a stay that someone else has is refused: it may pass. Every other refusal lies in the question. */
const PASSING: StayRefusalReason[] = ['taken', 'room-not-free']

/** The HTTP status that an error is answered with. */
export function statusOf(error: RefusedError): number {
  if (error.reason !== 'stay-refused') return statuses[error.reason] ?? 409
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
}

/** Reasons that carry nothing but their text. */
export type PlainReason = Exclude<ApiErrorReason, keyof Details>

/** Why something is refused, before it is put into words: by `ErrorFilter`, when it is answered. */
export type RefusedError =
  | { [Reason in keyof Details]: { reason: Reason; text: Text } & Details[Reason] }[keyof Details]
  | { reason: PlainReason; text: Text }

/** Every 4xx and 5xx of the API has this shape. */
export interface ApiError {
  error: Worded<RefusedError>
}
