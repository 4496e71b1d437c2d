import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type pg from 'pg'
import type { NewEntry } from '../../../api/folios/folio-entry.ts'
import { addEntry, openFolio } from '../../../api/folios/folios.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { dayOf, formatDay, parseDay } from '../../../rules/calendar/day.ts'
import type { Quote, QuoteItem, QuoteLine } from '../../../rules/quotes/quote.ts'
import type { OrderStanding, SoldOrder } from '../../../rules/revenue/revenue-per-month.ts'

const FIRST = dayOf(2026, 1, 10)
const HOUR = 3_600_000
/** 1 December 2025, 23:30 in Amsterdam: a day in the house is not one in London. */
const START = Date.parse('2025-12-01T22:30:00Z')

/** What may happen to an order after it was placed, in the order in which it happens. */
type Happening =
  | { what: 'changed'; quote: Quote }
  | { what: 'paid'; percent: number; method: 'ideal' | 'cash' | 'pin' | 'bank' }
  | { what: 'given-back'; percent: number }
  | { what: 'written-off'; percent: number }
  | { what: 'invoiced' }

export interface OrderHistory {
  kind: 'booking' | 'sale'
  quote: Quote
  happenings: { after: number; it: Happening }[]
  ends: 'held' | 'expired' | 'sold' | { keptPercent: number }
}

const line = (item: QuoteItem, night: number | null, cents: number): QuoteLine => ({
  item,
  night: night === null ? null : formatDay(night),
  persons: 2,
  cents,
  vatCategory: item === 'tourist-tax' ? 'none' : item === 'breakfast' ? 'food' : 'lodging',
  vatBasisPoints: item === 'tourist-tax' ? 0 : item === 'breakfast' ? 900 : 2100,
  rule: 'BO §9',
  reading: null,
})

/** A stay of one to four nights in the first half of 2026, with things for the whole of it. */
const someQuote: fc.Arbitrary<Quote> = fc
  .record({
    from: fc.nat({ max: 140 }),
    nights: fc.integer({ min: 1, max: 4 }),
    cents: fc.integer({ min: 1, max: 30_000 }),
    tax: fc.nat({ max: 700 }),
    breakfast: fc.nat({ max: 3_000 }),
    cleaning: fc.option(fc.integer({ min: -2_000, max: 4_000 }), { nil: null }),
  })
  .map(({ from, nights, cents, tax, breakfast, cleaning }) => {
    const lines = Array.from({ length: nights }, (_, at) => FIRST + from + at).flatMap((night) => [
      line('room-night', night, cents),
      ...(tax > 0 ? [line('tourist-tax', night, tax)] : []),
    ])
    if (breakfast > 0) lines.push(line('breakfast', null, breakfast))
    if (cleaning !== null && cleaning !== 0) lines.push(line('cleaning', null, cleaning))
    const totalCents = Math.max(
      0,
      lines.reduce((sum, one) => sum + one.cents, 0),
    )
    return {
      ...{ roomTypeId: 1, roomTypeName: 'Knusse kamer', persons: 2, nights, lines, totalCents },
      arrival: formatDay(FIRST + from),
      departure: formatDay(FIRST + from + nights),
    }
  })
  .filter(({ lines, totalCents }) => lines.reduce((sum, one) => sum + one.cents, 0) === totalCents)

const percent = fc.oneof(fc.constant(100), fc.nat({ max: 120 }))
const someHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ what: fc.constant('changed' as const), quote: someQuote }),
  fc.record({
    what: fc.constant('paid' as const),
    percent,
    method: fc.constantFrom('ideal', 'cash', 'pin', 'bank'),
  }),
  fc.record({ what: fc.constant('given-back' as const), percent }),
  fc.record({ what: fc.constant('written-off' as const), percent: fc.nat({ max: 100 }) }),
  fc.constant({ what: 'invoiced' as const }),
)

/**
 * Any order: sold, changed, paid in parts, given back, written off, invoiced meanwhile; held, expired
 * or cancelled.
 */
export const someOrder: fc.Arbitrary<OrderHistory> = fc.record({
  kind: fc.constantFrom('booking', 'booking', 'sale'),
  quote: someQuote,
  happenings: fc.array(
    fc.record({ after: fc.integer({ min: 1, max: 24 * 40 }), it: someHappening }),
    { maxLength: 5 },
  ),
  ends: fc.oneof(
    fc.constantFrom('sold' as const, 'sold' as const, 'held' as const, 'expired' as const),
    fc.record({ keptPercent: fc.nat({ max: 100 }) }),
  ),
})

/** What was written of an order, and what the rules know of it. */
export interface WrittenOrder {
  id: string
  number: string
  entries: (NewEntry & { day: number })[]
  order: SoldOrder
}

const dayIn = (at: Date) => momentInAmsterdam(at.getTime()).today

/**
 * Writes an order into the database as the services do, into a room of its own.
 *
 * @param place which room, from 0: bookings that stand may not share one
 * @param invoice invoices a folio as it stands
 */
export async function writeOrder(
  pool: pg.Pool,
  history: OrderHistory,
  place: number,
  invoice: (folioId: string) => Promise<void> = async () => {},
): Promise<WrittenOrder> {
  const id = randomUUID()
  const number = `T${place + 1}`
  // A sale is over when it is made.
  const ends = history.kind === 'sale' ? 'sold' : history.ends
  let at = new Date(START + place * HOUR)
  await openFolio(pool, { id, kind: history.kind, number, at })
  if (history.kind === 'booking') await placeBooking(pool, id, number, history.quote, ends, place)
  const entries: WrittenOrder['entries'] = []
  let { quote } = history
  let sold = 0
  let balance = 0
  let settled: Date | null = null
  const enter = async (entry: Omit<NewEntry, 'folioId' | 'at' | 'by'>) => {
    if (entry.kind === 'sold' || entry.kind === 'changed') sold += entry.cents
    balance += entry.cents
    settled = balance <= 0 ? (settled ?? at) : null
    const written = { ...entry, folioId: id, at, by: null }
    await addEntry(pool, written)
    entries.push({ ...written, day: dayIn(at) })
  }
  await enter({ kind: 'sold', cents: quote.totalCents, quote })
  for (const { after, it } of ends === 'held' || ends === 'expired' ? [] : history.happenings) {
    at = new Date(at.getTime() + after * HOUR)
    if (it.what === 'invoiced') await invoice(id)
    else if (it.what === 'changed') {
      ;({ quote } = it)
      await enter({ kind: 'changed', cents: quote.totalCents - sold, quote })
    } else {
      const part = Math.round((Math.abs(balance) * it.percent) / 100)
      if (it.what === 'paid') await enter({ kind: 'received', method: it.method, cents: -part })
      else if (it.what === 'given-back')
        await enter({ kind: 'refunded', method: 'bank', cents: part })
      else await enter({ kind: 'written-off', cents: -part })
    }
  }
  at = new Date(at.getTime() + HOUR)
  let standing: OrderStanding = typeof ends === 'string' ? ends : 'sold'
  if (ends === 'expired') await enter({ kind: 'changed', cents: -sold, note: 'expired' })
  if (typeof ends === 'object') {
    const keptCents = Math.round((sold * ends.keptPercent) / 100)
    // What is kept whole is no change: nothing is written of it.
    if (keptCents !== sold) {
      await enter({ kind: 'changed', cents: keptCents - sold, note: 'cancelled' })
      standing = { cancelledOn: dayIn(at), keptCents }
    }
  }
  const suppliedOn = parseDay(quote.departure)! - 1
  const paidOn = settled === null ? null : dayIn(settled)
  return { id, number, entries, order: { quote, suppliedOn, paidOn, standing } }
}

async function placeBooking(
  pool: pg.Pool,
  id: string,
  number: string,
  { arrival, departure, totalCents }: Quote,
  ends: OrderHistory['ends'],
  place: number,
): Promise<void> {
  const state = typeof ends === 'object' ? 'cancelled' : ends === 'sold' ? 'confirmed' : ends
  const holdUntil = state === 'held' ? new Date(START) : null
  await pool.query(
    `INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, stay, adults, name, email, phone, folio_id, total_cents,
       hold_until, promised_until, created_at, updated_at)
     SELECT $1, $2, $3, $4, 'guest', 'online', room_type_id, id, daterange($5::date, $6::date), 2, 'Bea Bakker', 'bea@example.com', '0612345678', $1, $7, $8, $8, now(), now()
     FROM rooms WHERE number = $9`,
    [
      ...[id, number, state, place % 2 ? 'airbnb' : 'own-website', arrival, departure],
      ...[totalCents, holdUntil, place + 1],
    ],
  )
}
