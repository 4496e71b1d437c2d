import type { ClientBase } from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { type InvoiceCounter, invoiceNumber } from '../../rules/numbering/invoice-number.ts'
import type { KeptSequence } from '../snapshot/kept-sequences.ts'
import { RestoreRefused } from './restore-refused.ts'

/**
 * How far the numbers that guests are given skip ahead: the house that is gone may have given some after
 * the backup. Half a year of a busy house.
 */
export const SKIPPED = 1_000

/** The numbers of bookings, breakfast orders and sales. Those of invoices have no gap, by law. */
const GIVEN_TO_GUESTS = [
  'public.booking_number_seq',
  'public.breakfast_order_number_seq',
  'public.sale_number_seq',
]

/** Sequences as a restored house goes on with them. */
export function skippedAhead(sequences: readonly KeptSequence[]): KeptSequence[] {
  return sequences.map((one) =>
    GIVEN_TO_GUESTS.includes(one.name)
      ? { ...one, last: String(BigInt(one.last) + BigInt(SKIPPED)) }
      : one,
  )
}

/** Mails that may have gone after the snapshot, in SQL (docs/why-may-a-mail-arrive-twice.md). */
export const MAY_HAVE_GONE = `state IN ('queued', 'sending')`

/** Why such a mail is uncertain, as staff read it with the mail. */
const WHY = 'het huis is hierna uit een back-up teruggezet'

/**
 * The house that is gone lived on after the snapshot, so mails that waited then may have been sent:
 * none of them goes by itself, staff find them uncertain. What opened a door then does so no more: sessions that
 * were ended meanwhile would be open again, invitations that were used could be used once more.
 *
 * @param now when it is restored
 * @returns how many mails there were
 */
export async function settleRestored(client: ClientBase, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE mails SET state = 'uncertain', last_error = coalesce(last_error, $1) WHERE ${MAY_HAVE_GONE}`,
    [WHY],
  )
  await client.query('DELETE FROM staff_sessions')
  await client.query('DELETE FROM first_account_code')
  await client.query('UPDATE staff SET invited_at = now() WHERE invited_at IS NOT NULL')
  const { rows } = await client.query(`SELECT to_regclass('public.house_identity') AS identity`)
  if (rows[0].identity !== null)
    await client.query(
      `UPDATE house_identity SET restored_at = $1, restored_event = (SELECT coalesce(max(id), 0) FROM events)`,
      [now],
    )
  return rowCount ?? 0
}

/**
 * Has the series of invoices go on behind one that was given after the backup.
 *
 * @param last what was given last; null where that is in the backup
 * @returns the number of the invoice that the next one follows; null where there was none
 * @param now when it is restored
 * @throws RestoreRefused where the backup has later ones, or it is of a year that has not begun
 */
export async function goOnAfterInvoice(
  client: ClientBase,
  last: InvoiceCounter | null,
  now: Date,
): Promise<string | null> {
  const { rows } = await client.query<InvoiceCounter>('SELECT year, running FROM invoice_counter')
  const kept = rows[0]!
  if (last === null) return kept.running === 0 ? null : invoiceNumber(kept)
  if (last.year < kept.year || (last.year === kept.year && last.running < kept.running))
    throw new RestoreRefused(
      `The backup has invoices until ${invoiceNumber(kept)}, which is later than ${invoiceNumber(last)}. Nothing was changed.`,
    )
  // A slip of the key: every invoice until then would have a number of that year.
  const thisYear = Number(formatDay(momentInAmsterdam(now.getTime()).today).slice(0, 4))
  if (last.year > thisYear)
    throw new RestoreRefused(
      `${invoiceNumber(last)} is of a year that has not begun. Nothing was changed.`,
    )
  await client.query('UPDATE invoice_counter SET year = $1, running = $2', [
    last.year,
    last.running,
  ])
  return invoiceNumber(last)
}
