import type { Readings } from '../readings/readings.ts'
import type { BookingSource } from './booking-source.ts'

/**
 * Which of our mails the guests of a source get. `cancellation`: only that the booking is cancelled.
 */
export type SourceMails = 'all' | 'cancellation' | 'none'

/**
 * Which mails guests of a source get (BO §4; readings `mail.sources.…`). Guests of the own website
 * have nobody else who writes to them: they get all.
 */
export function mailsOfSource(
  source: BookingSource,
  readings: Pick<Readings, `mail.sources.${Exclude<BookingSource, 'own-website'>}`>,
): SourceMails {
  return source === 'own-website' ? 'all' : readings[`mail.sources.${source}`]
}
