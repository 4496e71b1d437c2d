import type { Readings } from '../readings/readings.ts'
import type { BookingSource } from '../sources/booking-source.ts'
import { mailsOfSource } from '../sources/mails-of-source.ts'

/**
 * Whether a cancellation is mailed to the guest unless staff say otherwise in the dialog (BO §4,
 * readings `mail.sources.…`). By default guests of the own website and those without a source are
 * told; a channel tells its own. Never without an e-mail address.
 */
export function isCancellationMailed(
  source: BookingSource,
  email: string | null,
  readings: Pick<Readings, `mail.sources.${Exclude<BookingSource, 'own-website'>}`>,
): boolean {
  if (email === null || email.trim() === '') return false
  return mailsOfSource(source, readings) !== 'none'
}
