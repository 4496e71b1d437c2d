import type pg from 'pg'
import type { TestSetup } from '../setup/open-setup.ts'
import { storeRow } from '../setup/store-row.ts'
import { aStoredStay, type customersOf } from './some-guests.ts'

/** What stands in every column that can say who somebody was; nothing else has it. */
export const WHO = 'Zonderling'

const at = '2015-06-03T10:00:00Z'
const addressOfWho = `${WHO.toLowerCase()}@b.example`

async function boxes(pool: pg.Pool): Promise<string> {
  const id = crypto.randomUUID()
  await storeRow(pool, 'folios', { id, kind: 'breakfast-order', number: 'P1', created_at: at })
  const who = { name: WHO, email: addressOfWho, phone: WHO, receiver: WHO }
  const where = { street: WHO, house_number: WHO, postcode: WHO, city: WHO }
  const when = { delivery_day: '2015-06-03', slot: 1, created_at: at, updated_at: at }
  const once = { idempotency_key: id, request_hash: 'h' }
  const what = { number: 'P1', state: 'delivered', adults: 1, kids: 0, total_cents: 2_000 }
  const typed = { notes: WHO, failed_note: WHO, booking_number: WHO }
  const order = { id, folio_id: id, ...who, ...where, ...when, ...once, ...what, ...typed }
  await storeRow(pool, 'breakfast_orders', order)
  return id
}

/** A sale at the desk that paid the bill of a stay, and went back. */
async function saleFor(pool: pg.Pool, stay: string): Promise<string> {
  const id = crypto.randomUUID()
  await storeRow(pool, 'folios', { id, kind: 'sale', number: 'K2015-0001', created_at: at })
  const bill = { what: 'bill', folioId: stay, kind: 'booking', number: 'T1', guest: WHO, cents: 1 }
  const product = { what: 'product', code: 'bloemen', name: 'Bloemen', pieces: 1, cents: 1 }
  await storeRow(pool, 'sales', {
    ...{ id, number: 'K2015-0001', step: 'done', version: 1, request_hash: 'h', employee: 'Els' },
    ...{ lines: [bill, product], discount_kind: 'voucher', discount_reason: WHO, short: [] },
    ...{ discount_cents: 0, price_cents: 2, method: 'cash', rounding_cents: 0 },
    ...{ received_cents: 2, change_cents: 0, begun_at: at, done_at: at, done_by: 'Els' },
    ...{ taken_back_at: at, taken_back_by: 'Els', take_back_reason: WHO },
  })
  const asked = { by: 'Els', asked_at: at, email: addressOfWho }
  await storeRow(pool, 'sale_mailings', { id, sale_id: id, ...asked })
  return id
}

/** The invoice of an order, asked for and mailed; and a mail about the order itself. */
async function invoiceOf(
  pool: pg.Pool,
  { id, kind, running }: { id: string; kind: string; running: number },
): Promise<void> {
  const place = { address: WHO, postcode: WHO, city: WHO, country: 'NL' }
  const buyer = { name: WHO, ...place, kvk: WHO, vatId: WHO }
  const document = { issuedOn: '2015-06-03', orderNumber: 'T1', grossCents: 100, buyer }
  const invoice = { id: crypto.randomUUID(), folio_id: id, issued_at: at, document }
  const number = `F2015-000${running}`
  await storeRow(pool, 'invoices', { ...invoice, number, year: 2015, running })
  const mailing = { id: crypto.randomUUID(), invoice_id: invoice.id, asked_at: at }
  await storeRow(pool, 'invoice_mailings', { ...mailing, email: addressOfWho })
  const request = { folio_id: id, buyer, by: 'guest', asked_at: at, refusal: WHO }
  await storeRow(pool, 'invoice_requests', { ...request, ended_at: running === 1 ? null : at })
  for (const subject of [kind, 'invoice'])
    await storeRow(pool, 'mails', {
      ...{ id: crypto.randomUUID(), subject_kind: subject, subject_id: id, kind: subject },
      ...{ about: '', subject_number: '', sender: '', attempts: 0, unknown_outcomes: 0 },
      ...{ message_id: `${subject}-${id}`, state: 'failed', created_at: at, last_error: WHO },
      ...{ reply_to: WHO, recipient: WHO, recipient_name: WHO, attachments: [WHO] },
      ...{ subject: WHO, text: WHO, html: WHO },
    })
}

/** What staff wrote of a stay, and asked of it. */
async function writtenOf(pool: pg.Pool, stay: string): Promise<void> {
  await storeRow(pool, 'folio_entries', {
    folio_id: stay,
    kind: 'written-off',
    cents: 0,
    at,
    note: WHO,
  })
  const side = { overruleReason: WHO }
  const data = {
    changed: { changes: [{ field: 'name', from: WHO, to: WHO }] },
    'mail-repeated': { to: WHO },
    cancelled: { note: WHO, mail: true },
    'stay-changed': { note: WHO, stays: { from: side, to: side } },
  }
  for (const [kind, said] of Object.entries(data))
    await storeRow(pool, 'events', {
      subject_kind: 'booking',
      subject_id: stay,
      kind,
      at,
      data: said,
    })
  await storeRow(pool, 'presses', {
    ...{
      order_kind: 'booking',
      order_id: stay,
      request_id: 'a',
      act: 'edit',
      hash: WHO,
      by: 'Els',
      at,
    },
  })
  await storeRow(pool, 'booking_field_changes', {
    ...{ booking_id: stay, version: 2, field: 'notes', was: WHO, became: WHO, by: 'Els', at },
  })
  await storeRow(pool, 'night_register', {
    ...{ booking_id: stay, guest: 1, name: WHO, residence: WHO, document: 'passport' },
    ...{ nationality: WHO, address: WHO, arrival: '2015-06-01', departure: '2015-06-03' },
  })
}

/**
 * A guest of 2015 who is in every column of `ERASED`: a stay, boxes, a bill paid at the desk,
 * invoices, mails, a message, what staff wrote, and a second address that was merged.
 */
export async function somebodyOfLongAgo(
  { pool }: TestSetup,
  customers: ReturnType<typeof customersOf>,
): Promise<{ id: number; stay: string }> {
  const nights = { arrival: '2015-06-01', departure: '2015-06-03', name: WHO }
  const stay = await aStoredStay(pool, { ...nights, room: 1, email: `${WHO}@a.example` })
  const other = await aStoredStay(pool, { ...nights, room: 2, email: addressOfWho })
  await pool.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at)
     SELECT id, 'received', 'bank', -total_cents, created_at FROM bookings`,
  )
  await invoiceOf(pool, { id: stay, kind: 'booking', running: 1 })
  await invoiceOf(pool, { id: await boxes(pool), kind: 'breakfast-order', running: 2 })
  await invoiceOf(pool, { id: await saleFor(pool, stay), kind: 'sale', running: 3 })
  await writtenOf(pool, stay)
  await storeRow(pool, 'form_messages', {
    ...{ id: crypto.randomUUID(), form: 'contact', name: WHO, email: addressOfWho, phone: WHO },
    ...{ answers: { message: WHO }, key: 'k', visitor: WHO, place: 'not-asked', note: WHO },
    ...{ handled_at: at, handled_by: 'Els', created_at: at },
  })
  await pool.query(
    `UPDATE bookings SET name = $1 || '!', first_name = $1, last_name = $1, phone = $1, city = $1,
       address = $1, postcode = $1, notes = $1, visitor = $1,
       overruled = '{gap}', overrule_reason = $1, overruled_by = 'Els'`,
    [WHO],
  )
  const { id } = await customers.of(stay)
  await pool.query(
    'UPDATE customers SET notes = $1, phone = $1, city = $1, edited = true WHERE id = $2',
    [WHO, id],
  )
  const sides = { name: 'this', email: 'other', phone: 'this', city: 'this' }
  await customers.post(`${id}/merge`, { ...sides, other: (await customers.of(other)).id })
  return { id, stay }
}
