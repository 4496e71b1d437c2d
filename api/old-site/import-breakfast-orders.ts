import { randomUUID } from 'node:crypto'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { OldBreakfastOrder } from '../../rules/old-site/old-house.ts'
import type { PriceList } from '../../rules/quotes/price-list.ts'
import type { PricedLines, QuoteLine } from '../../rules/quotes/quote.ts'
import { vatRateOn } from '../../rules/vat/vat-rate-on.ts'
import { type Carrying, count } from './carrying.ts'
import { freshNumbers } from './fresh-numbers.ts'
import { keyInstant } from './key-instant.ts'
import { waitingOrders } from './old-payments.ts'
import { OLD_SITE, writeEntries } from './write-entries.ts'

const NOON = 12 * 60
/** BO §9: the kids' box of the public form; the old site stored no price of it. */
const KIDS_BOX_CENTS = 695

type Order = OldBreakfastOrder & { day: number }

/**
 * Brings the breakfast orders, and the payments that waited for one that is no order yet. Paid and
 * over: delivered. Unpaid and over: cancelled, nobody came for it. What is ahead stands, or waits for
 * its money.
 */
export async function importBreakfastOrders(
  carrying: Carrying,
  { vat }: Pick<PriceList, 'vat'>,
  termsId: string,
): Promise<void> {
  const { house, rows } = carrying
  const all = [...house.breakfastOrders, ...waitingOrders(carrying)]
  const fresh = all.filter(({ path }) => rows.idOf(path) === undefined)
  const numberOf = await freshNumbers(carrying, 'breakfast_orders', fresh)
  let brought = 0
  let cents = 0
  for (const old of fresh) {
    const wrong = whyNot(old)
    if (wrong !== null) {
      carrying.remarks.push({
        path: old.path,
        kind: 'unreadable',
        sentence: wrong,
        before: null,
        after: null,
      })
      continue
    }
    const order = old as Order
    const quote = quoteOf(order, vat, carrying.words.breakfast.box)
    const number = numberOf(order)
    if (order.slot === null) tellSlot(carrying, order)
    tellSum(carrying, order, quote)
    cents += await writeOrder(carrying, order, number, quote, termsId)
    if (!order.paid && order.day >= carrying.today) notPaid(carrying, order)
    brought++
  }
  count(carrying, 'breakfast-orders', all.length, {
    brought,
    before: all.length - fresh.length,
    cents,
  })
}

function whyNot({ day, boxes, kids }: OldBreakfastOrder): string | null {
  if (day === null) return 'Van deze ontbijtbestelling is de dag niet bekend: ze is niet ingevoerd.'
  return boxes + kids < 1 ? 'Deze ontbijtbestelling heeft geen boxen: ze is niet ingevoerd.' : null
}

function notPaid({ remarks }: Carrying, { path }: Order): void {
  const sentence =
    'Deze ontbijtbestelling is niet betaald. Ze blijft staan tot en met haar dag en de gast krijgt geen mail: vraag om het geld, of annuleer haar.'
  remarks.push({ path, kind: 'undecided', sentence, before: null, after: null })
}

/** What the prices of an order come to, cents. */
function sumOf({ boxes, kids, unitCents, deliveryCents }: Order): number {
  return (unitCents ?? 0) * boxes + KIDS_BOX_CENTS * kids + (deliveryCents ?? 0)
}

/** The lines of an order as it was sold: the delivery, and the rest as boxes. */
function quoteOf(order: Order, vat: PriceList['vat'], boxName: string): PricedLines {
  const { boxes, kids, day } = order
  const deliveryCents = order.deliveryCents ?? 0
  const totalCents = order.totalCents ?? sumOf(order)
  const delivery = Math.min(deliveryCents, totalCents)
  const food = {
    night: null,
    vatCategory: 'food',
    vatBasisPoints: vatRateOn(vat, 'food', day),
    rule: 'BO §9',
    reading: null,
  } as const
  const box: QuoteLine = {
    ...food,
    item: 'breakfast',
    persons: boxes + kids,
    cents: totalCents - delivery,
    name: boxName,
  }
  const brought: QuoteLine = { ...food, item: 'delivery', persons: 0, cents: delivery }
  return { lines: delivery === 0 ? [box] : [box, brought], totalCents }
}

/** A total that is not that of its prices, or no price at all, is looked at while the order is ahead. */
function tellSum({ remarks, today }: Carrying, order: Order, { totalCents }: PricedLines): void {
  const { path, day, unitCents, boxes } = order
  const isFree = order.totalCents === null && unitCents === null && boxes > 0
  const isOther = sumOf(order) !== totalCents && (unitCents !== null || sumOf(order) > totalCents)
  if (!isFree && !isOther) return
  const kind = day < today ? 'repaired' : 'undecided'
  const sentence = isFree
    ? 'De prijs van deze ontbijtbestelling staat niet in de export.'
    : 'De prijzen van deze ontbijtbestelling komen niet uit op haar totaal: het totaal telt.'
  const [before, after] = [isFree ? null : formatEuro(sumOf(order)), formatEuro(totalCents)]
  remarks.push({ path, kind, sentence, before, after })
}

/** What came of the stay that an order names; one of ours that has its number is another guest's. */
function stayOf({ house, rows }: Carrying, { bookingNumber }: Order): string | undefined {
  const stay = house.bookings.find(({ number }) => number === bookingNumber)
  return stay && rows.idOf(stay.path)
}

/** The stay that it names did not come, or waits for a room. */
function tellNoBooking({ remarks }: Carrying, { path, bookingNumber: before }: Order): void {
  const sentence = 'De boeking die bij deze ontbijtbestelling hoort, is niet gevonden.'
  remarks.push({ path: `${path}/bookingsId`, kind: 'not-taken', sentence, before, after: null })
}

/** An order that is to be brought without a time is for a person to ask about; one that is over is not. */
function tellSlot({ remarks, today }: Carrying, { path, day }: Order): void {
  const kind = day < today ? 'repaired' : 'undecided'
  const sentence =
    'De tijd van deze ontbijtbestelling staat niet in de export: ze is ingevoerd voor de eerste tijd.'
  remarks.push({ path, kind, sentence, before: null, after: '9.00' })
}

/** Answers what it was sold for, cents. */
async function writeOrder(
  carrying: Carrying,
  order: Order,
  number: string,
  quote: PricedLines,
  termsId: string,
): Promise<number> {
  const { client, rows, now, today, by } = carrying
  const { path, key, day, paid } = order
  const id = randomUUID()
  const isOver = day < today
  const state = paid ? (isOver ? 'delivered' : 'confirmed') : isOver ? 'cancelled' : 'placed'
  const noon = instantInAmsterdam(day, NOON)
  const at = new Date(keyInstant(key, now.getTime()) ?? Math.min(noon, now.getTime()))
  const [, street = order.address, house = ''] = /^(.*?)\s+(\d.*)$/.exec(order.address) ?? []
  await client.query(
    `INSERT INTO folios (id, kind, number, created_at) VALUES ($1, 'breakfast-order', $2, $3)`,
    [id, number, at],
  )
  const { rows: written } = await client.query<{ booking: string | null }>(
    `INSERT INTO breakfast_orders (id, number, state, cancelled_because, name, email, phone, receiver, street, house_number, postcode, city,
       delivery_day, slot, adults, kids, booking_id, folio_id, total_cents, idempotency_key, request_hash, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
       (SELECT id FROM bookings WHERE id = $17), $1, $18, $19, '', $20, $21) RETURNING booking_id AS booking`,
    [
      ...[id, number, state, state === 'cancelled' ? 'unpaid' : null],
      ...[order.name, order.email.trim(), order.phone, order.receiver || order.name],
      ...[street, house, order.postcode, order.city, formatDay(day), order.slot ?? 1],
      ...[order.boxes, order.kids, stayOf(carrying, order)],
      state === 'cancelled' ? 0 : quote.totalCents,
      ...[`old-site ${rows.keyOf(path)}`, at, now],
    ],
  )
  if (order.bookingNumber !== '' && written[0]!.booking === null) tellNoBooking(carrying, order)
  const { totalCents: cents } = quote
  const entry = { folio: id, at, by: OLD_SITE }
  await writeEntries(client, [
    { ...entry, kind: 'sold', cents, quote, terms: termsId },
    ...(state === 'cancelled' && cents > 0
      ? [{ ...entry, kind: 'changed', cents: -cents, note: 'expired' } as const]
      : []),
    ...(paid && cents > 0
      ? [{ ...entry, kind: 'received', method: 'bank', cents: -cents } as const]
      : []),
  ])
  await client.query(
    `INSERT INTO events (subject_kind, subject_id, kind, at, by) VALUES ('breakfast-order', $1, 'imported', $2, $3)`,
    [id, now, by],
  )
  if (!isOver)
    await client.query(
      `INSERT INTO subject_dues (subject_kind, subject_id, next_due_at) VALUES ('breakfast-order', $1, $2)`,
      [id, now],
    )
  rows.add(path, 'breakfast_orders', id)
  return cents
}
