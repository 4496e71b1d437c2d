import type { PoolClient } from 'pg'
import { hasStayed } from '../../../rules/bookings/attendance.ts'
import { attendanceTexts } from '../../../rules/texts/attendance.ts'
import { plainError } from '../../errors/refused.ts'
import type { Asked } from '../../orders/acts.ts'
import type { Refusal } from '../../orders/orders.ts'
import type { StayRecord } from '../stay-record.ts'

/** Why a booking stays, in Dutch; what was told or paid is kept (BO §4 leaves it open). */
const HAD_MONEY =
  'Deze boeking kan niet worden verwijderd: er is geld ontvangen, of dat kan nog komen. Annuleer haar.'
const HAD_MAIL =
  'Deze boeking kan niet worden verwijderd: de klant heeft er een mail over gekregen. Annuleer haar.'
const HAD_INVOICE =
  'Deze boeking kan niet worden verwijderd: er is een factuur van. Annuleer haar, en crediteer de factuur.'

/**
 * Removes a booking that never had money or mail (BO §4), with its folio and what happened to it.
 * Who did it stays with the press.
 */
export async function deleteBooking(
  client: PoolClient,
  { order: { id, attendance }, changed }: Asked<StayRecord>,
): Promise<Refusal | null> {
  const { money, mail, invoice } = await hadOf(client, id)
  // The law wants the night register kept (art. 438 Sr).
  if (hasStayed(attendance))
    return plainError('booking-not-changeable', attendanceTexts.hasRegister)
  if (money) return plainError('booking-not-changeable', HAD_MONEY)
  if (invoice) return plainError('booking-not-changeable', HAD_INVOICE)
  if (mail) return plainError('booking-not-changeable', HAD_MAIL)
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
  return null
}

interface Had {
  money: boolean
  mail: boolean
  invoice: boolean
}

/** Whether money came, or may still come, whether the guest was ever written to or invoiced. */
async function hadOf(client: PoolClient, id: string): Promise<Had> {
  // A payment that is being opened now is seen, or is not opened.
  await client.query('SELECT FROM payments WHERE folio_id = $1 FOR UPDATE', [id])
  const { rows } = await client.query<Had>(
    `SELECT
       EXISTS (SELECT FROM folio_entries WHERE folio_id = $1 AND kind NOT IN ('sold', 'changed'))
         OR EXISTS (SELECT FROM payments WHERE folio_id = $1 AND (received_cents > 0 OR sent IS NOT NULL OR state IN ('open', 'pending', 'authorized', 'paid'))) AS money,
       EXISTS (SELECT FROM mails WHERE subject_kind = 'booking' AND subject_id = $1 AND state <> 'withdrawn') AS mail,
       EXISTS (SELECT FROM invoices WHERE folio_id = $1) AS invoice`,
    [id],
  )
  return rows[0]!
}
