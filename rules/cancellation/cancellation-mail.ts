import type { SourceMails } from '../sources/source.ts'

/**
 * Whether a cancellation is mailed to the guest unless staff say otherwise in the dialog (BO §4). By
 * default guests of the own website and those without a source are told; a channel tells its own.
 * Never without an e-mail address.
 *
 * @param mails which mails the guest of the booking gets
 */
export function isCancellationMailed(mails: SourceMails, email: string | null): boolean {
  if (email === null || email.trim() === '') return false
  return mails !== 'none'
}
