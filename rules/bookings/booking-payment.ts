import type { Quote } from '../quotes/quote.ts'
import { isTouristTax } from '../quotes/stay-lines.ts'
import { type Source, isChannel, ownWebsite } from '../sources/source.ts'

/**
 * How a booking was to be paid when it was made: by the guest at once, by a link in the mail, at the
 * desk, by the channel that sold it, or it was paid already.
 */
export const bookingPayments = ['online', 'by-link', 'at-desk', 'by-channel', 'paid'] as const
export type BookingPayment = (typeof bookingPayments)[number]

/**
 * How a booking that staff enter is paid (BO §2, §4). Who is paid already is asked of the own website
 * only; a channel that comes in paid settles with the property; an unpaid guest of the own website is
 * sent a link (reading `booking.staff-unpaid`), every other one pays at the desk.
 */
export function staffBookingPayment(source: string, paid: boolean): BookingPayment {
  if (paid) return isChannel(source) ? 'by-channel' : 'paid'
  return source === ownWebsite ? 'by-link' : 'at-desk'
}

/**
 * How much of a stay counts as paid where its source is prepaid, in cents: its total, or its total
 * without the tourist tax where the guest pays that at the desk.
 */
export function paidCents(
  { lines, totalCents }: Pick<Quote, 'lines' | 'totalCents'>,
  { prepaid, touristTax }: Pick<Source, 'prepaid' | 'touristTax'>,
): number {
  if (!prepaid || touristTax !== 'desk') return totalCents
  return lines.filter(isTouristTax).reduce((left, { cents }) => left - cents, totalCents)
}
