import type { Readings } from '../readings/readings.ts'
import type { BookingSource } from '../sources/booking-source.ts'

/**
 * Whether a cancellation is mailed to the guest unless staff say otherwise in the dialog (BO §4,
 * reading `cancellation.mail-to`). By default guests of the own website and those without a source
 * are told; a channel tells its own. Never without an e-mail address.
 */
export function isCancellationMailed(
  source: BookingSource,
  email: string | null,
  readings: Pick<Readings, 'cancellation.mail-to'>,
): boolean {
  if (email === null || email.trim() === '') return false
  const isChannel = source !== 'own-website' && source !== 'none'
  return !isChannel || readings['cancellation.mail-to'] === 'everyone'
}
