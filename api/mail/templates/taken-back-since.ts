import type { BookingMailRecord } from './booking-mail-record.ts'

/**
 * What a mail of this kind that goes once is written anew about: staff said at the door what
 * withdrew the mail that waited, and took it back since. Null where one may have reached the guest,
 * or was written since.
 *
 * @returns the id of the event of taking back
 */
export function takenBackSince(
  { mails, takenBack }: Pick<BookingMailRecord, 'mails' | 'takenBack'>,
  kind: string,
): string | null {
  const written = mails.filter((mail) => mail.kind === kind)
  const last = takenBack.at(-1)
  if (!last || written.some(({ state }) => state !== 'withdrawn')) return null
  const isWritten = written.some(
    ({ about, createdAt }) => about === last.id || createdAt >= last.at,
  )
  return isWritten ? null : last.id
}
