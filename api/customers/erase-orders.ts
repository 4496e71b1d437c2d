/** What runs a statement: a connection in a transaction, of TypeORM or of pg. */
export type RunStatement = (statement: string, values: unknown[]) => Promise<unknown>

/** What stands in the place of a name that was erased; the column cannot be empty. */
export const ERASED_NAME = 'Gewist'

/**
 * Lets what is written down for good lose what it says of a person (migrations 0037 and 0045), and
 * keeps an order whose address goes with its customer. For the transaction alone.
 */
export const ERASING = `SELECT set_config('kamersleutel.erasing', 'yes', true)`

/** An invoice without who bought; of where they were from, the country is needed for the VAT. */
export const WITHOUT_BUYER = `jsonb_set(document, '{buyer}', document -> 'buyer' ||
  '{"name": "${ERASED_NAME}", "address": "", "postcode": "", "city": "", "kvk": null, "vatId": null}')`

/** Of orders `$1`: what was typed, and the address to which a mail went again, are in their timeline. */
const NOTES_OF_EVENTS = `UPDATE events SET data = data - 'note' - CASE kind WHEN 'mail-repeated' THEN 'to' ELSE '' END
    || CASE WHEN data ? 'changes' THEN jsonb_build_object('changes',
         (SELECT jsonb_agg(change || '{"from": "", "to": ""}' ORDER BY place) FROM jsonb_array_elements(data -> 'changes') WITH ORDINALITY AS each (change, place)))
       ELSE '{}' END
    || CASE WHEN data ? 'stays' THEN jsonb_build_object('stays',
         (SELECT jsonb_object_agg(side, stay || '{"overruleReason": ""}') FROM jsonb_each(data -> 'stays') AS each (side, stay)))
       ELSE '{}' END
  WHERE subject_kind IN ('booking', 'breakfast-order', 'invoice') AND subject_id = ANY ($1)
    AND (data ?| '{note,changes,stays}' OR kind = 'mail-repeated')`

/** What is left of mails: that they were sent. Such a mail is not sent once more. */
export const WITHOUT_WORDS = `recipient = '', recipient_name = '', reply_to = NULL, subject = '', text = '', html = '', attachments = '[]',
  last_error = NULL, state = CASE WHEN state IN ('queued', 'sending', 'uncertain') THEN 'withdrawn' ELSE state END`

/** Of orders `$1`, what the books do not need (AVG art. 17): mails, notes, telephone numbers. */
const BESIDE_THE_BOOKS = [
  `UPDATE bookings SET notes = '', phone = '' WHERE id = ANY ($1) AND (notes, phone) <> ('', '')`,
  `UPDATE breakfast_orders SET phone = '', notes = '', failed_note = '', booking_number = ''
   WHERE id = ANY ($1) AND (phone, notes, failed_note, booking_number) <> ('', '', '', '')`,
  NOTES_OF_EVENTS,
  `UPDATE mails SET ${WITHOUT_WORDS} WHERE subject_id = ANY ($1)`,
  'UPDATE presses SET hash = NULL WHERE order_id = ANY ($1)',
  `UPDATE booking_field_changes SET was = '', became = '' WHERE booking_id = ANY ($1) AND field IN ('phone', 'notes')`,
  `UPDATE folio_entries SET note = '' WHERE folio_id = ANY ($1) AND kind = 'written-off' AND note <> ''`,
  'DELETE FROM invoice_requests WHERE folio_id = ANY ($1) AND ended_at IS NOT NULL',
  'DELETE FROM invoice_mailings USING invoices i WHERE i.id = invoice_id AND i.folio_id = ANY ($1)',
]

/** Of orders `$1`, everything that tells who it was; the amounts and days stay. */
const WHO_IT_WAS = [
  `UPDATE bookings SET name = '${ERASED_NAME}', first_name = NULL, last_name = NULL, email = '', city = '', address = '', postcode = '',
     visitor = NULL, overrule_reason = CASE WHEN overrule_reason IS NOT NULL THEN '${ERASED_NAME}' END WHERE id = ANY ($1)`,
  `UPDATE breakfast_orders SET name = '${ERASED_NAME}', receiver = '${ERASED_NAME}', email = '', street = '', house_number = '', postcode = '',
     city = '', visitor = NULL WHERE id = ANY ($1)`,
  'DELETE FROM night_register WHERE booking_id = ANY ($1)',
  `UPDATE booking_field_changes SET was = '', became = '' WHERE booking_id = ANY ($1) AND field IN ('name', 'email')`,
  'DELETE FROM invoice_requests WHERE folio_id = ANY ($1)',
  `UPDATE invoices SET document = ${WITHOUT_BUYER} WHERE folio_id = ANY ($1)`,
  // Of a sale that paid several bills, the guests of the others stay.
  `UPDATE sales SET lines = (SELECT jsonb_agg(line || CASE WHEN line ->> 'folioId' = ANY ($1) THEN '{"guest": "${ERASED_NAME}"}'::jsonb ELSE '{}' END ORDER BY place)
     FROM jsonb_array_elements(lines) WITH ORDINALITY AS each (line, place))
   WHERE EXISTS (SELECT FROM jsonb_array_elements(lines) AS line WHERE line ->> 'folioId' = ANY ($1))`,
]

/** Erases what the books do not need of these orders. */
export async function eraseBesideTheBooks(run: RunStatement, orders: string[]): Promise<void> {
  for (const statement of BESIDE_THE_BOOKS) await run(statement, [orders])
}

/** Erases of these orders who they were of. */
export async function eraseOrders(run: RunStatement, orders: string[], at: Date): Promise<void> {
  await eraseBesideTheBooks(run, orders)
  for (const statement of WHO_IT_WAS) await run(statement, [orders])
  await run(
    'UPDATE customer_orders SET erased_at = $2, counted = false WHERE order_id = ANY ($1)',
    [orders, at],
  )
}
