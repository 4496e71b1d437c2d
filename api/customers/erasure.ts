import type { Pool, PoolClient } from 'pg'
import type { EntityManager } from 'typeorm'
import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { moneyKeptUntil } from '../../rules/customers/money-kept-until.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { houseDay } from '../database/house-days.ts'
import { inTransaction } from '../database/open-database.ts'
import { fieldRefused } from '../errors/refused.ts'
import { clientOf } from '../facts/client-of.ts'
import { balanceSql } from '../folios/folios.ts'
import { REGISTER_KEPT_UNTIL } from '../settings/night-register.ts'
import { ORDERS, messagesOf } from './customer-list.ts'
import { type Acting, notChangeable, standingCustomer } from './customer-edits.ts'
import type { ErasureView, ErasureRequest } from './customer-shapes.ts'

/** What stands in the place of a name that was erased; the column cannot be empty. */
const ERASED_NAME = 'Gewist'

/**
 * Lets what is written down for good lose what it says of a person (migrations 0037 and 0045), and
 * keeps an order whose address goes with its customer. For the transaction alone.
 */
const ERASING = `SELECT set_config('kamersleutel.erasing', 'yes', true)`

/** An invoice without who bought; of where they were from, the country is needed for the VAT. */
const WITHOUT_BUYER = `jsonb_set(document, '{buyer}', document -> 'buyer' ||
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
const WITHOUT_WORDS = `recipient = '', recipient_name = '', reply_to = NULL, subject = '', text = '', html = '', attachments = '[]',
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

/** Runs statements that erase, each with what `$1` is of them. */
async function erase(client: PoolClient, statements: string[], of: unknown): Promise<void> {
  for (const statement of statements) await client.query(statement, [of])
}

/** Erases of these orders who they were of, and what the books do not need. */
export async function eraseOrders(client: PoolClient, orders: string[], at: Date): Promise<void> {
  await erase(client, [...BESIDE_THE_BOOKS, ...WHO_IT_WAS], orders)
  await client.query(
    'UPDATE customer_orders SET erased_at = $2, counted = false WHERE order_id = ANY ($1)',
    [orders, at],
  )
}

/** Customers `$1`, those who were merged into them, and so on: one person. */
const EVERYBODY = `WITH RECURSIVE person (id) AS (
  SELECT unnest($1::int[]) UNION SELECT c.id FROM customers c JOIN person p ON c.merged_into = p.id)`

/** Of customers `$1`, what staff noted of them and what the books do not need. */
const BESIDE_THE_PERSON = [
  `${EVERYBODY} UPDATE customers SET notes = '', phone = '', edited = true WHERE id IN (SELECT id FROM person)`,
  `${EVERYBODY} DELETE FROM customer_consents WHERE customer_id IN (SELECT id FROM person)`,
  `${EVERYBODY} UPDATE changes SET before = before || '{"notes": "", "phone": ""}', after = after || '{"notes": "", "phone": ""}'
   WHERE noun = 'customers' AND row_key IN (SELECT id::text FROM person)`,
  `${EVERYBODY} UPDATE customer_moves SET was = NULL, emails = '{}' WHERE from_id IN (SELECT id FROM person) OR to_id IN (SELECT id FROM person)`,
]

/** Of customers `$1`, what else tells who they were. */
const WHO_THEY_WERE = [
  `${EVERYBODY} DELETE FROM customer_emails WHERE customer_id IN (SELECT id FROM person)`,
  `${EVERYBODY} UPDATE changes SET before = before || '{"name": "", "email": "", "city": ""}', after = after || '{"name": "", "email": "", "city": ""}'
   WHERE noun = 'customers' AND row_key IN (SELECT id::text FROM person)`,
]

/** Erases who customers were, once no order of theirs tells it any more. */
async function eraseCustomers(client: PoolClient, ids: number[], at: Date): Promise<void> {
  await erase(client, BESIDE_THE_PERSON, ids)
  await client.query(
    `${EVERYBODY} UPDATE customers SET name = '${ERASED_NAME}', email = '', city = '', erased_at = $2 WHERE id IN (SELECT id FROM person)`,
    [ids, at],
  )
  await erase(client, WHO_THEY_WERE, ids)
}

/** The addresses of customer `$1`, as SQL after `IN`. */
const ADDRESSES = '(SELECT email_key FROM customer_emails WHERE customer_id = $1)'

/**
 * Of customer `$1`, what came from their addresses or went there, and then the addresses: nobody
 * needs them any more.
 */
const AT_THEIR_ADDRESSES = [
  `WITH gone AS (DELETE FROM form_messages WHERE ${messagesOf('$1')} RETURNING id),
     mailed AS (DELETE FROM mails USING gone WHERE subject_kind = 'form-message' AND subject_id = gone.id)
   DELETE FROM events USING gone WHERE subject_kind = 'form-message' AND subject_id = gone.id`,
  // Of sales at the desk, which are of no customer.
  `UPDATE mails SET ${WITHOUT_WORDS} WHERE subject_kind IN ('sale', 'invoice') AND email_key(recipient) IN ${ADDRESSES}`,
  `DELETE FROM invoice_mailings WHERE email_key(email) IN ${ADDRESSES}`,
  `DELETE FROM sale_mailings WHERE email_key(email) IN ${ADDRESSES}`,
  'DELETE FROM customer_emails WHERE customer_id = $1',
]

/**
 * Of sales at the desk before `$1`, whom they name: a sale is of no customer, but an invoice of it
 * has a buyer, and its receipt may have been mailed. The guest of a bill that it paid goes with the
 * bill (`eraseOrders`).
 */
const OF_SALES = [
  `UPDATE sales SET discount_reason = CASE WHEN discount_reason IS NOT NULL THEN '' END,
     take_back_reason = CASE WHEN take_back_reason IS NOT NULL THEN '' END
   WHERE greatest(begun_at, taken_back_at) < $1::date AND coalesce(discount_reason, '') || coalesce(take_back_reason, '') <> ''`,
  `DELETE FROM invoice_requests USING folios f WHERE f.id = folio_id AND f.kind = 'sale' AND asked_at < $1::date`,
  `DELETE FROM invoice_mailings USING invoices i, folios f
   WHERE i.id = invoice_id AND f.id = i.folio_id AND f.kind = 'sale' AND asked_at < $1::date`,
  'DELETE FROM sale_mailings WHERE asked_at < $1::date',
  `UPDATE mails SET ${WITHOUT_WORDS} FROM folios f
   WHERE subject_kind IN ('sale', 'invoice') AND f.id = subject_id AND f.kind = 'sale' AND mails.created_at < $1::date AND recipient <> ''`,
  `UPDATE invoices SET document = ${WITHOUT_BUYER} FROM folios f
   WHERE f.id = folio_id AND f.kind = 'sale' AND issued_on < $1 AND buyer <> '${ERASED_NAME}'`,
]

/** The last day on which something happened with the money of an order `b`, or its invoices, as SQL. */
const LAST_MONEY_DAY = `greatest(b.last_day, (SELECT max(e.at) FROM folio_entries e WHERE e.folio_id = b.folio_id)::date,
  (SELECT max(i.issued_on) FROM invoices i WHERE i.folio_id = b.folio_id)::date)`

/** Whether money of an order `b` came, is owed or was invoiced: then the books need it. As SQL. */
const IS_IN_THE_BOOKS = `(b.total_cents <> 0
  OR EXISTS (SELECT FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind IN ('received', 'refunded'))
  OR EXISTS (SELECT FROM invoices i WHERE i.folio_id = b.folio_id))`

/** At most so many orders at once: the next round has the next. */
const MOST_AT_ONCE = 500

/**
 * The orders that the books need no longer: all of them was before `$1`, and nothing is open. And of
 * who asked to be erased, those that stayed for the night register alone, once it has lost them.
 */
const DUE_ORDERS = `SELECT b.id FROM ${ORDERS} b
  WHERE b.erased_at IS NULL AND b.last_day < $1::date AND ${LAST_MONEY_DAY} < $1::date AND ${balanceSql('b.folio_id')} <= 0
  UNION ALL SELECT b.id FROM customers c JOIN ${ORDERS} b ON b.customer_id = c.id
  WHERE c.erasure_asked_at IS NOT NULL AND b.erased_at IS NULL AND b.last_day < current_date AND NOT ${IS_IN_THE_BOOKS}
    AND NOT EXISTS (SELECT FROM night_register n WHERE n.booking_id = b.id) LIMIT ${MOST_AT_ONCE}`

/** The customers of whom every order was erased, who have no other. */
const DUE_CUSTOMERS = `SELECT c.id FROM customers c WHERE c.erased_at IS NULL AND c.merged_into IS NULL
  AND EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM customer_orders o WHERE o.customer_id = c.id AND o.erased_at IS NULL)`

/**
 * Erases who orders were of that the books need no longer (art. 52 AWR), and who their customers
 * were, and whom sales of then named. Amounts and days stay. An order with something still to pay
 * waits.
 *
 * @param keptFrom the first day whose books are kept (`booksKeptFrom`)
 */
export async function eraseWhatIsDue(pool: Pool, keptFrom: Day, at: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(ERASING)
    const orders = (await client.query<{ id: string }>(DUE_ORDERS, [keptFrom])).rows
    const orderIds = orders.map(({ id }) => id)
    if (orderIds.length > 0) await eraseOrders(client, orderIds, at)
    const people = (await client.query<{ id: number }>(DUE_CUSTOMERS)).rows
    const ids = people.map(({ id }) => id)
    if (ids.length > 0) await eraseCustomers(client, ids, at)
    await erase(client, OF_SALES, keptFrom)
  })
}

interface ErasableOrder {
  id: string
  number: string
  coming: boolean
  open: boolean
  /** The last day of its money; null where the books do not need it. */
  lastDay: Day | null
  registerUntil: Day | null
  notes: number
  phones: number
  erased: boolean
}

/** The orders of customer `$1` at the instant `$2`: a hold past its end is over. */
const ERASABLE = `SELECT b.id, b.number, b.state IN ('held', 'placed', 'confirmed') AND coalesce(b.hold_until > $2, true)
      AND b.last_day >= ${houseDay('$2::timestamptz')} AND coalesce(b.attendance NOT IN ('departed', 'no-show'), true) AS coming,
    b.state NOT IN ('held', 'placed') AND ${balanceSql('b.folio_id')} <> 0 AS open,
    CASE WHEN ${IS_IN_THE_BOOKS} THEN ${LAST_MONEY_DAY}::text END AS "lastDay",
    (SELECT max(${REGISTER_KEPT_UNTIL}) FROM night_register n WHERE n.booking_id = b.id)::text AS "registerUntil",
    (b.notes <> '')::int AS notes, (b.phone <> '')::int AS phones, b.erased_at IS NOT NULL AS erased
  FROM ${ORDERS} b WHERE b.customer_id = $1 ORDER BY b.number`

/** What would go now, what stays, and until when. Refused: who cannot be changed. */
export async function previewErasure(
  manager: EntityManager,
  id: number,
  { at, words }: { at: Date; words: Words },
): Promise<ErasureView> {
  const customer = await standingCustomer(manager, id)
  const orders = await ordersOf(manager, id, at)
  const [counts] = await manager.query<{ messages: number; mails: number; consents: number }[]>(
    `SELECT (SELECT count(*)::int FROM form_messages WHERE ${messagesOf('$1')}) AS messages,
       (SELECT count(*)::int FROM mails WHERE subject_id IN (SELECT order_id FROM customer_orders WHERE customer_id = $1
          UNION ALL SELECT id FROM form_messages WHERE ${messagesOf('$1')})) AS mails,
       (SELECT count(*)::int FROM customer_consents WHERE customer_id = $1) AS consents`,
    [id],
  )
  const refused = refusalOf(orders)
  const left = orders.filter(({ erased }) => !erased)
  const sum = (of: 'notes' | 'phones') => left.reduce((total, order) => total + order[of], 0)
  return {
    id,
    name: customer.name,
    refused: refused && textOf(words, refused),
    goes: {
      ...counts!,
      notes: sum('notes') + (customer.notes === '' ? 0 : 1),
      phones: sum('phones') + (customer.phone === '' ? 0 : 1),
      orders: left.filter(isErasable).map(({ number }) => number),
    },
    stays: left.flatMap(({ number, lastDay }) =>
      lastDay === null ? [] : [{ number, until: formatDay(moneyKeptUntil(parseDay(lastDay)!)) }],
    ),
    registers: left.flatMap(({ number, registerUntil }) =>
      registerUntil === null ? [] : [{ number, until: registerUntil }],
    ),
  }
}

/**
 * Erases a person who asks for it (AVG art. 17). It cannot be undone. Refused: another name than
 * theirs, a stay to come, an open bill.
 */
export async function erasePerson(
  manager: EntityManager,
  id: number,
  { name }: ErasureRequest,
  { by, at }: Acting,
): Promise<number> {
  const customer = await standingCustomer(manager, id)
  if (name.trim().toLowerCase() !== customer.name.trim().toLowerCase())
    throw fieldRefused('name', message('customer.nameToErase'))
  const client = await clientOf(manager)
  await client.query(ERASING)
  // Addresses first: an order that is being written under one is waited for, and seen below.
  await erase(client, AT_THEIR_ADDRESSES, id)
  const orders = await ordersOf(manager, id, at)
  const refused = refusalOf(orders)
  if (refused) throw notChangeable(refused)
  await client.query(
    'UPDATE customers SET erasure_asked_at = $2, erasure_asked_by = $3 WHERE id = $1',
    [id, at, by],
  )
  await erase(client, BESIDE_THE_BOOKS, idsOf(orders))
  await eraseOrders(client, idsOf(orders.filter(isErasable)), at)
  await erase(client, BESIDE_THE_PERSON, [id])
  const over: unknown[] = await manager.query(`${DUE_CUSTOMERS} AND c.id = $1`, [id])
  if (over.length > 0 || orders.length === 0) await eraseCustomers(client, [id], at)
  return id
}

const ordersOf = (manager: EntityManager, id: number, at: Date) =>
  manager.query<ErasableOrder[]>(ERASABLE, [id, at])

/** Whether neither the books nor the night register need an order any more. */
const isErasable = ({ lastDay, registerUntil }: ErasableOrder) =>
  lastDay === null && registerUntil === null

/** Why nothing can be erased yet; null where it can. */
function refusalOf(orders: ErasableOrder[]): Message | null {
  const numbers = (which: 'coming' | 'open') =>
    orders
      .filter((order) => order[which])
      .map(({ number }) => number)
      .join(', ')
  if (numbers('coming')) return message('customer.stayComing', { numbers: numbers('coming') })
  if (numbers('open')) return message('customer.billOpen', { numbers: numbers('open') })
  return null
}

const idsOf = (orders: ErasableOrder[]) => orders.map(({ id }) => id)
