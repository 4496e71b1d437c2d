import type { StayRefusal, StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import { openingTexts } from '../../rules/texts/opening.ts'
import { invoiceTexts } from '../../rules/texts/invoice.ts'
import { bookingTexts } from '../../rules/texts/booking.ts'
import { cashDeskTexts } from '../../rules/texts/cash-desk.ts'
import type { ApiError, ApiErrorReason } from './api-error.ts'

/**
 * The HTTP status of every reason, and its sentence on screen where the refusal brings no text of
 * its own.
 */
export const errorTable: Record<ApiErrorReason, { status: number; text: string }> = {
  'invalid-input': { status: 400, text: 'Controleer de gemarkeerde gegevens.' },
  'stay-refused': { status: 422, text: 'Dit verblijf is niet te boeken.' },
  'total-changed': {
    status: 409,
    text: 'De prijs is intussen veranderd. Er is niets geboekt. Bekijk het nieuwe totaal.',
  },
  'order-total-changed': {
    status: 409,
    text: 'De prijs is intussen veranderd. Er is niets besteld. Bekijk het nieuwe totaal.',
  },
  'open-sum-changed': {
    status: 409,
    text: 'Er staat een ander bedrag open. Er is niets betaald. Bekijk het nieuwe bedrag.',
  },
  'overrule-reason-missing': {
    status: 422,
    get text() {
      return bookingTexts.overruleReasonMissing
    },
  },
  'idempotency-key-missing': {
    status: 400,
    text: 'Deze boeking heeft geen geldig kenmerk. Laad de pagina opnieuw.',
  },
  'idempotency-key-reused': {
    status: 422,
    text: 'Met dit kenmerk is al een andere boeking gedaan. Laad de pagina opnieuw.',
  },
  'too-many-holds': {
    status: 429,
    text: 'Je hebt al meer boekingen openstaan. Betaal die eerst, of wacht tot ze vervallen.',
  },
  'too-many-requests': {
    status: 429,
    text: 'Te veel verzoeken. Wacht een minuut en probeer het opnieuw.',
  },
  'not-found': { status: 404, text: 'Dit bestaat niet.' },
  'not-signed-in': { status: 401, text: 'Log in om dit te zien.' },
  'wrong-origin': { status: 403, text: 'Dit verzoek komt niet van deze website.' },
  'login-refused': { status: 401, text: 'Het inloggen is niet gelukt.' },
  'clock-fixed': { status: 403, text: 'Op deze server kan de datum niet worden verzet.' },
  'booking-not-payable': {
    status: 409,
    text: 'Deze boeking kan niet meer worden betaald. Zoek opnieuw een verblijf.',
  },
  'pay-link-ended': { status: 410, text: 'Deze betaallink is verlopen. Vraag ons om een nieuwe.' },
  'changed-meanwhile': {
    status: 409,
    text: 'Deze boeking is intussen door iemand anders gewijzigd. Kijk wat er veranderde en sla opnieuw op.',
  },
  'still-used': {
    status: 409,
    text: 'Dit wordt nog gebruikt en blijft dus bewaard.',
  },
  'list-changed': { status: 409, text: 'De lijst is intussen veranderd.' },
  'facts-refused': { status: 422, text: 'Met deze gegevens kan niet worden gerekend.' },
  'not-ready': { status: 409, text: 'Het huis kan nog niet open.' },
  'not-open': {
    status: 409,
    get text() {
      return openingTexts.notYet
    },
  },
  'trial-outdated': {
    status: 409,
    text: 'Intussen is er iets gewijzigd. Er is niets bewaard. Probeer het opnieuw.',
  },
  'booking-not-changeable': { status: 409, text: 'Dat kan bij deze boeking niet meer.' },
  'booking-changed': {
    status: 409,
    text: 'De boeking is intussen gewijzigd. Er is niets gedaan. Bekijk haar opnieuw.',
  },
  'moves-changed': {
    status: 409,
    text: 'Intussen moeten andere boekingen verhuizen. Er is niets gewijzigd. Bekijk de wijziging opnieuw.',
  },
  'order-not-payable': { status: 409, text: 'Deze bestelling kan niet meer worden betaald.' },
  'order-not-changeable': { status: 409, text: 'Dat kan bij deze bestelling niet meer.' },
  'sale-not-now': {
    status: 409,
    get text() {
      return cashDeskTexts.notNow
    },
  },
  'sale-total-changed': {
    status: 409,
    text: 'De prijs is intussen veranderd. Er is niets verkocht. Bekijk het nieuwe totaal.',
  },
  'day-closed': {
    status: 409,
    text: 'De kassa van vandaag is afgesloten: contant en pin kunnen niet meer geboekt worden. Open de dag weer bij Kassa, Kassa afsluiten.',
  },
  'cash-changed': {
    status: 409,
    text: 'Er is intussen nog contant geld geboekt. Kijk het na en tel opnieuw.',
  },
  'invoice-outdated': {
    status: 409,
    text: 'De rekening is gewijzigd sinds de factuur.',
  },
  'invoice-not-creditable': {
    status: 409,
    get text() {
      return invoiceTexts.isCreditNote
    },
  },
  'seller-incomplete': { status: 409, text: 'Er kan nog geen factuur worden gemaakt.' },
  'bookings-inside': {
    status: 409,
    text: 'De boekingen op deze nachten zijn intussen veranderd. Er is niets gesloten. Bekijk de lijst.',
  },
  'staff-not-changeable': { status: 409, text: 'Dat kan bij deze persoon niet.' },
  'customer-not-changeable': { status: 409, text: 'Dat kan bij deze klant niet.' },
  'booking-without-email': { status: 409, text: 'Deze boeking heeft geen e-mailadres.' },
  'form-too-soon': {
    status: 429,
    text: 'Dat ging wel heel snel. Wacht een paar tellen en verstuur het nog eens.',
  },
  'form-not-taken': {
    status: 422,
    text: 'Dit formulier kon zo niet worden aangenomen. Verstuur het nog eens. Lukt het niet, bel ons dan.',
  },
  unavailable: {
    status: 503,
    text: 'De database is even niet bereikbaar. Probeer het straks opnieuw.',
  },
  unexpected: { status: 500, text: 'Er ging iets mis. Probeer het straks opnieuw.' },
}

/**
 * A stay that someone else has is a conflict that may pass; every other refusal lies in the
 * question.
 */
const stayRefusalStatus: Record<StayRefusalReason, 409 | 422> = {
  'unknown-room-type': 422,
  'invalid-dates': 422,
  'arrival-in-past': 422,
  'has-arrived': 422,
  'beyond-horizon': 422,
  'persons-out-of-range': 422,
  'no-tariff': 422,
  'minimum-nights-weekend': 422,
  'minimum-nights-summer': 422,
  'minimum-nights-date': 422,
  'no-arrangement': 422,
  'closed-season': 422,
  closed: 422,
  'cut-off': 422,
  'too-long-online': 422,
  taken: 409,
  'room-not-free': 409,
}

/** The status an error is answered with. */
export function statusOf(error: ApiError['error']): number {
  if (error.reason === 'stay-refused') return stayStatus(error.refusals)
  return errorTable[error.reason].status
}

function stayStatus(refusals: StayRefusal[]): number {
  return refusals.some((refusal) => stayRefusalStatus[refusal.reason] === 409) ? 409 : 422
}
