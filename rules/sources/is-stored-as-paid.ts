import type { Readings } from '../readings/readings.ts'
import type { BookingSource } from './booking-source.ts'

/** A source whose bookings are paid or open by themselves; of the own website it is asked. */
type AskedOfNobody = Exclude<BookingSource, 'own-website'>

/**
 * Whether a booking that staff add is stored as paid (BO §4; readings `payment.prepaid-sources.…`).
 * For the own website the form's answer to "Heeft de klant al betaald" decides; of the other
 * sources nobody asks.
 */
export function isStoredAsPaid(
  source: BookingSource,
  ownWebsiteAnswer: boolean,
  readings: Pick<Readings, `payment.prepaid-sources.${AskedOfNobody}`>,
): boolean {
  return source === 'own-website'
    ? ownWebsiteAnswer
    : readings[`payment.prepaid-sources.${source}`] === 'paid'
}
