import type { PoolClient } from 'pg'
import { z } from 'zod'
import { hasStayed } from '../../../rules/bookings/attendance.ts'
import type { EpochDay } from '../../../rules/calendar/day.ts'
import { refundCents } from '../../../rules/cancellation/conditions.ts'
import { message } from '../../../rules/texts/message.ts'
import { Refused, invalidInput } from '../../errors/refused.ts'
import { addEntry } from '../../folios/folios.ts'
import { pressShape } from '../../orders/act-shapes.ts'
import type { Asked } from '../../orders/acts.ts'
import { decideRefunds } from '../../payments/refund-standing.ts'
import { storedInteger } from '../../requests/stored-values.ts'
import { HOLD_OVER, type StayRecord, saveStay } from '../stay-record.ts'
import { type AskedOf, dayAt, notChangeable, noteAct } from './acted-booking.ts'

/** What staff decide when they cancel: what goes back, and whether the guest is mailed. */
export const cancellationShape = pressShape.extend({
  reason: z.string().max(1000, 'Deze tekst is te lang.').default(''),
  refundCents: storedInteger('Vul in hoeveel teruggaat.')
    .nonnegative('Vul een bedrag in van € 0,00 of meer.')
    .meta({ description: 'Of what was paid for the stay.' }),
  mailGuest: z.boolean('Kies of de klant een mail krijgt.'),
})

const TOO_HIGH = { field: 'refundCents', text: 'Dit is meer dan er is betaald.' }
const WITHOUT_REASON = {
  field: 'reason',
  text: 'Schrijf op waarom er iets anders teruggaat dan volgens de voorwaarden.',
}

/**
 * Refused for a stay whose guests are or were in the house. Other money than the conditions say goes
 * back with a reason only. Frees the room, takes back what was sold but for what is kept, has what
 * goes back go back, and ends the mails that wait and speak of the stay.
 */
export async function cancel(
  client: PoolClient,
  asked: AskedOf<typeof cancellationShape>,
): Promise<void> {
  const { order, data, by, at } = asked
  if (hasStayed(order.attendance)) throw notChangeable(message('attendance.hasStayed'))
  const { id, balanceCents } = order
  const { refundCents: chosenCents, mailGuest } = data
  const note = data.reason.trim()
  const offer = refundOffer(order, dayAt(at))
  const isOther = offer.refundCents !== null && chosenCents !== offer.refundCents
  if (offer.paidCents > 0 && isOther && note === '')
    throw new Refused(invalidInput([WITHOUT_REASON]))
  if (chosenCents > offer.paidCents) throw new Refused(invalidInput([TOO_HIGH]))
  // What was paid too much goes back anyway: it was never paid for the stay.
  const taken = Math.max(0, balanceCents) + chosenCents
  const total_cents = order.totalCents - taken
  await saveStay(client, order, { state: 'cancelled', total_cents, ...HOLD_OVER }, asked)
  const entry = { kind: 'changed', cents: -taken, note: 'cancelled' } as const
  if (taken > 0) await addEntry(client, { folioId: id, ...entry, at, by })
  await decideRefunds(client, id, { by, at })
  const backCents = Math.max(0, taken - balanceCents)
  const event = { mail: mailGuest, backCents, ...(note === '' ? {} : { note }) }
  await noteAct(client, asked, 'cancelled', event)
}

/**
 * What was paid for a stay, and what of it goes back today by the conditions it was sold with, less
 * what was never paid; null where they say nothing. What was paid too much goes back anyway and is no
 * part of it.
 */
export function refundOffer(
  stay: Pick<
    StayRecord,
    'soldOn' | 'arrival' | 'totalCents' | 'balanceCents' | 'writtenOffCents' | 'conditions'
  >,
  today: EpochDay,
): { paidCents: number; refundCents: number | null } {
  const { totalCents, balanceCents, writtenOffCents, conditions } = stay
  const paidCents = totalCents - Math.max(0, balanceCents) - writtenOffCents
  const backCents = refundCents(stay, today, conditions.rows, conditions.readings)
  const keptCents = backCents === null ? null : totalCents - backCents
  return { paidCents, refundCents: keptCents === null ? null : Math.max(0, paidCents - keptCents) }
}

/** Why a booking stays, in Dutch; what was told or paid is kept (BO §4 leaves it open). */
const HAD = {
  money:
    'Deze boeking kan niet worden verwijderd: er is geld ontvangen, of dat kan nog komen. Annuleer haar.',
  invoice:
    'Deze boeking kan niet worden verwijderd: er is een factuur van. Annuleer haar, en crediteer de factuur.',
  mail: 'Deze boeking kan niet worden verwijderd: de klant heeft er een mail over gekregen. Annuleer haar.',
} as const

/**
 * Removes a booking that never had money or mail (BO §4), with its folio and what happened to it.
 * Who did it stays with the press.
 */
export async function deleteBooking(
  client: PoolClient,
  { order: { id, attendance }, changed }: Asked<StayRecord>,
): Promise<void> {
  const had = await whatItHad(client, id)
  // The law wants the night register kept (art. 438 Sr).
  if (hasStayed(attendance)) throw notChangeable(message('attendance.hasRegister'))
  if (had !== null) throw notChangeable(HAD[had])
  await client.query('DELETE FROM bookings WHERE id = $1', [id])
  await client.query('DELETE FROM payments WHERE folio_id = $1', [id])
  await client.query('DELETE FROM folio_entries WHERE folio_id = $1', [id])
  await client.query('DELETE FROM folios WHERE id = $1', [id])
  await client.query('DELETE FROM idempotency_keys WHERE booking_id = $1', [id])
  await client.query('DELETE FROM booking_field_changes WHERE booking_id = $1', [id])
  await client.query(
    `DELETE FROM mails WHERE subject_kind = 'booking' AND subject_id = $1 AND state = 'withdrawn'`,
    [id],
  )
  await client.query(`DELETE FROM events WHERE subject_kind = 'booking' AND subject_id = $1`, [id])
  await client.query(
    `UPDATE presses SET hash = NULL WHERE order_kind = 'booking' AND order_id = $1`,
    [id],
  )
  changed('bookings', null)
}

/** Whether money came, or may still come, whether the guest was ever invoiced or written to. */
async function whatItHad(client: PoolClient, id: string): Promise<keyof typeof HAD | null> {
  // A payment that is being opened now is seen, or is not opened.
  await client.query('SELECT FROM payments WHERE folio_id = $1 FOR UPDATE', [id])
  const { rows } = await client.query<{ had: keyof typeof HAD | null }>(
    `SELECT CASE
       WHEN EXISTS (SELECT FROM folio_entries WHERE folio_id = $1 AND kind NOT IN ('sold', 'changed'))
         OR EXISTS (SELECT FROM payments WHERE folio_id = $1 AND (received_cents > 0 OR sent IS NOT NULL OR state IN ('open', 'pending', 'authorized', 'paid'))) THEN 'money'
       WHEN EXISTS (SELECT FROM invoices WHERE folio_id = $1) THEN 'invoice'
       WHEN EXISTS (SELECT FROM mails WHERE subject_kind = 'booking' AND subject_id = $1 AND state <> 'withdrawn') THEN 'mail' END AS had`,
    [id],
  )
  return rows[0]!.had
}
