import { randomUUID } from 'node:crypto'
import { bookingEntry } from '../setup/booking-entry.ts'
import { threeBoxes } from '../setup/order-breakfast.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { twoNights } from '../setup/book.ts'
import { type Asked, type Method, ask } from './asked.ts'
import { type House, TYPE } from './open-house.ts'

/** What a recipe does before its request: as staff and as guests, each a thing of its own. */
export type Hands = ReturnType<typeof handsIn>

/** Anything that an answer holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- recipes read what they know is there
export type Body = any

const days = (first: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, week) => later(first, 7 * week))

/** Mondays of calm weeks. */
const MONDAYS = [...days('2026-03-02', 15), ...days('2026-09-07', 12)]

/** A day some days after another, as `2026-03-02`. */
export function later(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)
}

export function handsIn(house: House) {
  const { pool } = house
  async function send(method: Method, url: string, asked: Asked, isStaff: boolean): Promise<Body> {
    const session = isStaff ? await house.session() : null
    const { status, text } = await ask(house, method, url, asked, session)
    if (status >= 300) throw new Error(`${method} ${url} answers ${status}: ${text.slice(0, 400)}`)
    return text === '' ? null : JSON.parse(text)
  }
  const base = '/api/back-office'
  const staff = {
    get: (url: string) => send('GET', base + url, {}, true),
    post: (url: string, body: object = {}) => send('POST', base + url, { body }, true),
    put: (url: string, body: object) => send('PUT', base + url, { body }, true),
  }
  const hands = {
    house,
    staff,
    press: () => randomUUID(),
    number: () => house.next(),
    /** The first row of a list. */
    first: async (list: string): Promise<Body> => (await staff.get(list))[0],
    typeId: async () => {
      const types = (await staff.get('/room-types')) as { slug: string; id: number }[]
      return types.find(({ slug }) => slug === TYPE)!.id
    },
    /** A stay of two nights for which there is still a room. */
    nights() {
      const arrival = MONDAYS[house.next() % MONDAYS.length]!
      return { arrival, departure: later(arrival, 2) }
    },
    /** What a guest sends to book. */
    async wish(more: object = {}): Promise<Body> {
      const nights = hands.nights()
      const { quote } = await send(
        'GET',
        `/api/quotes?room=${TYPE}&arrival=${nights.arrival}&departure=${nights.departure}&persons=2`,
        {},
        false,
      )
      return { ...twoNights, ...nights, totalCents: quote.totalCents, ...more }
    },
    /** A guest's own booking, held. */
    async held(more: object = {}): Promise<Body> {
      const body = await hands.wish(more)
      const headers = { 'idempotency-key': randomUUID() }
      return send('POST', '/api/bookings', { body, headers }, false)
    },
    /** A guest's own booking, confirmed and paid by bank transfer. */
    async paid(more: object = {}): Promise<Body> {
      const booked = await hands.held(more)
      await pool.query(confirmedAndPaid(`id = '${booked.id}'`))
      return booked
    },
    /** A booking that staff entered, to be paid at the desk. */
    entered: (more: object = {}): Promise<Body> =>
      staff.post(
        '/bookings',
        bookingEntry({ requestId: randomUUID(), ...hands.nights(), ...more }),
      ),
    /** One whose guests come today, in the house at a night each. */
    today: (): Promise<Body> => hands.entered({ arrival: '2026-02-02', departure: '2026-02-03' }),
    async act(id: string, what: string, body: object = {}): Promise<Body> {
      const press = await hands.pressOn('bookings', id)
      return staff.post(`/bookings/${id}/acts/${what}`, { ...press, ...body })
    },
    /** A press on a record as it is now. */
    async pressOn(noun: 'bookings' | 'breakfast-orders', id: string): Promise<Body> {
      const { version } = await staff.get(`/${noun}/${id}`)
      return { requestId: randomUUID(), version }
    },
    /** A breakfast order as a guest sends it. */
    boxes: (more: object = {}) => ({
      ...threeBoxes,
      day: later('2026-03-04', house.next() % 60),
      ...more,
    }),
    async order(more: object = {}): Promise<Body> {
      const headers = { 'idempotency-key': randomUUID() }
      return send('POST', '/api/breakfast-orders', { body: hands.boxes(more), headers }, false)
    },
    async paidOrder(more: object = {}): Promise<Body> {
      const order = await hands.order(more)
      const press = await hands.pressOn('breakfast-orders', order.id)
      const receipt = { cents: threeBoxes.totalCents, method: 'bank', ...press }
      await staff.post(`/breakfast-orders/${order.id}/acts/mark-paid`, receipt)
      return order
    },
    /** A sale up to a step of it. */
    async sale(upTo: 'begun' | 'chosen' | 'settled' | 'done'): Promise<Body> {
      const asked = { products: [{ code: 'flowers', pieces: 1 }], totalCents: 1250 }
      const { id } = await staff.post('/sales', { id: randomUUID(), ...asked })
      if (upTo === 'begun') return { id }
      await staff.post(`/sales/${id}/acts/choose`, { method: 'pin' })
      if (upTo === 'chosen') return { id }
      const settled = await staff.post(`/sales/${id}/acts/settle`, { receivedCents: null })
      if (upTo === 'settled') return settled
      return staff.post(`/sales/${id}/acts/yes`, { version: settled.version })
    },
    /** Makes the payment of a booking or an order one that the provider knows. */
    async opened(kind: 'bookings' | 'breakfast-orders', id: string): Promise<string> {
      await ask(house, 'GET', `/api/${kind}/${id}/checkout`, {}, null)
      const { rows } = await pool.query('SELECT provider_id FROM payments WHERE folio_id = $1', [
        id,
      ])
      return rows.at(-1)!.provider_id
    },
    /** A refund that the provider refused. */
    async refusedRefund(folioId: string, cents: number): Promise<void> {
      await pool.query(
        `WITH paid AS (
           INSERT INTO payments (id, folio_id, provider_id, amount_cents, received_cents, method, state, created_at, updated_at)
           VALUES (gen_random_uuid(), $1, 'tr_' || gen_random_uuid(), $2, $2, 'ideal', 'paid', now(), now()) RETURNING id),
         entered AS (
           INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id)
           SELECT $1, 'received', 'ideal', -$2::int, now(), 'provider', id FROM paid)
         INSERT INTO refunds (id, payment_id, cents, state, created_at, updated_at)
         SELECT gen_random_uuid(), id, $2, 'refused', now(), now() FROM paid`,
        [folioId, cents],
      )
    },
  }
  return hands
}

/** How an operation is asked so that it succeeds: it makes ready what it needs. */
export type Recipe = (hands: Hands) => Promise<Asked> | Asked
