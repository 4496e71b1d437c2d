import type { PoolClient } from 'pg'
import type { Quote } from '../../rules/quotes/quote.ts'
import { addEntry } from '../folios/folios.ts'
import { SETTLED_AFTER_MS } from '../mail/templates/stay-changed.ts'
import { decideRefunds } from '../payments/decide-refunds.ts'

interface SoldOtherwise {
  /** What the booking was last sold with, and what it is sold with from now on. */
  from: Quote
  to: Quote
  /** The word of the entry. */
  note: string
  at: Date
  by: string
}

/**
 * Writes that a booking is sold otherwise than before though its stay is the same. What was paid too
 * much through the provider goes back, once this cannot be undone any more.
 */
export async function changeSold(
  client: PoolClient,
  bookingId: string,
  { from, to, note, at, by }: SoldOtherwise,
): Promise<void> {
  if (JSON.stringify(from.lines) === JSON.stringify(to.lines)) return
  const cents = to.totalCents - from.totalCents
  await client.query('UPDATE bookings SET total_cents = total_cents + $2 WHERE id = $1', [
    bookingId,
    cents,
  ])
  const entry = { folioId: bookingId, kind: 'changed', cents, quote: to, note, at, by } as const
  await addEntry(client, entry)
  await decideRefunds(client, bookingId, {
    by,
    at,
    askedFrom: new Date(at.getTime() + SETTLED_AFTER_MS),
  })
}
