import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmOrder } from '../../../api/breakfast-orders/breakfast-order.ts'
import type {
  BreakfastOptionsView,
  BreakfastOrderStatusView,
  BreakfastQuoteView,
} from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
})
afterAll(() => setup.close())
beforeEach(async () => {
  await emptySetup(setup.pool)
  setup.time.now = MONDAY
})

const read = async <T>(url: string) => (await setup.app.inject({ url })).json<T>()
const status = (id: string) => read<BreakfastOrderStatusView>(`/api/breakfast-orders/${id}/status`)

const stayOf = async (id: string) =>
  (await setup.pool.query('SELECT booking_id FROM breakfast_orders WHERE id = $1', [id])).rows[0]
    .booking_id as string | null

async function stored(): Promise<Record<string, number>> {
  const { rows } = await setup.pool.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM breakfast_orders) AS orders, (SELECT count(*)::int FROM folios) AS folios,
            (SELECT count(*)::int FROM folio_entries) AS entries, (SELECT count(*)::int FROM events) AS events, (SELECT count(*)::int FROM outbox) AS outbox`,
  )
  return rows[0]!
}

describe('The way to pay a breakfast order', () => {
  const go = (url: string, visitor: string, app = setup.app) =>
    app.inject({ url, headers: { 'x-forwarded-for': visitor } })

  it('leads to the page that says how it stands, also where there is none', async () => {
    for (const id of [randomUUID(), 'geen-bestelling']) {
      const answer = await go(`/api/breakfast-orders/${id}/checkout`, '203.0.113.1')
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store'])
      expect(answer.headers['location']).toBe(`http://localhost:3000/bedankt-ontbijt?id=${id}`)
    }
  })

  it('answers who takes it too often with a page in Dutch', async () => {
    const strict = await openSetup({ variables: { REQUESTS_PER_MINUTE: '4' } })
    const url = `/api/breakfast-orders/${randomUUID()}/checkout`
    expect((await go(url, '203.0.113.2', strict.app)).statusCode).toBe(303)
    const answer = await go(url, '203.0.113.2', strict.app)
    expect(answer).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '60', 'content-type': 'text/html; charset=utf-8' },
    })
    expect(answer.body).toContain('Te veel verzoeken. Wacht een minuut en probeer het opnieuw.')
    await strict.close()
  })
})

describe('Ordering breakfast', () => {
  it('stores the order with its folio, and tells where and until when to pay', async () => {
    const { status: code, body } = await orderBreakfast(setup.app)
    expect(code).toBe(201)
    expect(body.number).toMatch(/^P20261\d+$/)
    expect(body.paymentUrl).toBe(`http://localhost:3000/api/breakfast-orders/${body.id}/checkout`)
    expect(body.payUntil).toBe('2026-03-03T13:00:00.000Z')
    expect(await stored()).toEqual({ orders: 1, folios: 1, entries: 1, events: 1, outbox: 1 })
    expect(await status(body.id)).toMatchObject({
      state: 'placed',
      paid: false,
      balanceCents: 3880,
      day: '2026-03-04',
      slotLabel: '9.30-10.00',
      cancellableUntil: '2026-03-03T13:00:00.000Z',
      bookingNumber: null,
      lines: [
        { label: 'Ontbijtbox', explanation: '2 × €\u00a013,95', cents: 2790 },
        { label: 'Ontbijtbox voor kinderen', explanation: '1 × €\u00a06,95', cents: 695 },
        { label: 'Bezorgkosten', explanation: '', cents: 395 },
      ],
    })
  })

  it('gives 50 orders at once 50 numbers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        orderBreakfast(setup.processes[i % 2]!.app, { ...threeBoxes, name: `Gast ${i}` }),
      ),
    )
    expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(50)
    expect((await stored())['orders']).toBe(50)
  })

  it('makes one order of 50 requests at once with the same key, and answers all the same', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        orderBreakfast(setup.processes[i % 2]!.app, threeBoxes, key),
      ),
    )
    expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await stored()).toEqual({ orders: 1, folios: 1, entries: 1, events: 1, outbox: 1 })
  })

  it('lets one visitor have five open unpaid: the sixth is refused, though asked all at once, and another visitor’s is not', async () => {
    const orderAs = (visitor: string, app = setup.app, key = randomUUID()) =>
      orderBreakfast(app, threeBoxes, key, undefined, visitor)
    const keys = Array.from({ length: 8 }, () => randomUUID())
    const answers = await Promise.all(
      keys.map((key, i) => orderAs('2001:db8:9:1::17', setup.processes[i % 2]!.app, key)),
    )
    const codes = answers.map(({ status: code }) => code)
    expect(codes.filter((code) => code === 201)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(3)
    expect(answers[codes.indexOf(429)]!.body.error).toEqual({
      reason: 'too-many-holds',
      text: 'Je hebt al meer ontbijtbestellingen openstaan. Betaal die eerst, of wacht tot ze vervallen.',
    })
    expect((await stored())['orders']).toBe(5)
    // What was ordered is answered again all the same.
    const first = codes.indexOf(201)
    expect(await orderAs('2001:db8:9:1::17', setup.app, keys[first])).toEqual(answers[first])
    expect((await orderAs('2001:db8:9:2::17')).status).toBe(201)
  })

  it('counts an order no more once it is paid, and keeps nothing of who ordered it', async () => {
    const visitor = '203.0.113.90'
    const order = () => orderBreakfast(setup.app, threeBoxes, undefined, undefined, visitor)
    const placed = await Promise.all([order(), order(), order(), order(), order()])
    await inTransaction(setup.pool, (client) =>
      confirmOrder(client, placed[0].body.id, new Date(MONDAY)),
    )
    const { rows } = await setup.pool.query('SELECT visitor FROM breakfast_orders WHERE id = $1', [
      placed[0].body.id,
    ])
    expect(rows).toEqual([{ visitor: null }])
    expect((await order()).status).toBe(201)
    expect((await order()).status).toBe(429)
  })

  it('refuses a key that ordered something else', async () => {
    const key = randomUUID()
    await orderBreakfast(setup.app, threeBoxes, key)
    const other = await orderBreakfast(setup.app, { ...threeBoxes, receiver: 'Opa' }, key)
    expect(other).toMatchObject({
      status: 422,
      body: {
        error: { text: 'Met dit kenmerk is al iets anders besteld. Laad de pagina opnieuw.' },
      },
    })
  })

  it('answers a key once more though its day can be ordered no longer', async () => {
    const key = randomUUID()
    const first = await orderBreakfast(setup.app, threeBoxes, key)
    setup.time.now = Date.parse('2026-03-03T15:00:00+01:00')
    expect(await orderBreakfast(setup.app, threeBoxes, key)).toEqual(first)
  })

  it('skips a number that somebody has', async () => {
    const { body } = await orderBreakfast(setup.app)
    const running = Number(/^P20261(\d+)$/.exec(body.number)![1])
    await setup.pool.query('UPDATE breakfast_orders SET number = $1', [`P20261${running + 1}`])
    const next = await orderBreakfast(setup.app)
    expect(next.body.number).toBe(`P20261${running + 2}`)
  })

  it('tells the old and the new total where the guest saw another one', async () => {
    const answer = await orderBreakfast(setup.app, { ...threeBoxes, totalCents: 3485 })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: { reason: 'order-total-changed', seenCents: 3485, quote: { totalCents: 3880 } },
      },
    })
    expect((await stored())['orders']).toBe(0)
  })

  it('stands on the stay of which number and name are given, however they are written', async () => {
    const booking = await book(setup.app, twoNights)
    const bookingNumber = ` ${booking.body.number.toLowerCase()}`
    const name = 'ánna  Van den berg'
    const { body } = await orderBreakfast(setup.app, { ...threeBoxes, name, bookingNumber })
    expect(await stayOf(body.id)).toBe(booking.body.id)
  })

  it('answers who guesses a stranger’s number as who makes one up, and ties the order to nobody', async () => {
    const booking = await book(setup.app, twoNights)
    const answers = []
    for (const bookingNumber of [booking.body.number, 'B2026999']) {
      const placed = await orderBreakfast(setup.app, { ...threeBoxes, bookingNumber })
      const { id, number, paymentUrl, payUntil } = placed.body
      expect(await stayOf(id)).toBeNull()
      const shown = JSON.stringify(await status(id))
      const same = (text: string) =>
        text.replaceAll(id, 'ID').replaceAll(number, 'P').replaceAll(bookingNumber, 'B')
      answers.push([placed.status, payUntil, same(paymentUrl), same(shown)])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]![3]).toContain('"bookingNumber":"B"')
  })

  it('is free of delivery costs in the home village, however that is written', async () => {
    const atHome = { ...threeBoxes, city: ' elsloo', postcode: '6181 AB', totalCents: 3485 }
    expect((await orderBreakfast(setup.app, atHome)).status).toBe(201)
  })

  it('is not found by an id that is none, nor by one that nobody has', async () => {
    for (const id of ['1', randomUUID()]) {
      const answer = await setup.app.inject({ url: `/api/breakfast-orders/${id}/status` })
      expect([answer.statusCode, answer.json().error.text]).toEqual([
        404,
        'Deze bestelling bestaat niet.',
      ])
    }
  })
})

describe('What guests can order', () => {
  it('is offered from the day after tomorrow, at the prices of the day', async () => {
    const options = await read<BreakfastOptionsView>('/api/breakfast-orders/options')
    expect(options).toMatchObject({
      earliestDay: '2026-02-04',
      lastDay: '2027-03-09',
      closedDays: [],
      prices: { boxCents: 1395, kidsBoxCents: 695, deliveryCents: 395, homeVillage: 'Elsloo' },
      buttonText: 'Verzend bestelling! (met betalingsverplichting)',
    })
    expect(options.slots.map(({ label }) => label)).toEqual([
      '9.00-9.30',
      '9.30-10.00',
      '10.00-10.30',
      '10.30-11.00',
    ])
    expect(options.allergens).toMatch(/allergenen/)
  })

  it('leaves out the days on which the whole property is closed', async () => {
    await setup.pool.query(`INSERT INTO closures (nights) VALUES ('[2026-02-04,2026-02-06)')`)
    const options = await read<BreakfastOptionsView>('/api/breakfast-orders/options')
    await setup.pool.query('DELETE FROM closures')
    expect(options.earliestDay).toBe('2026-02-06')
  })

  it('is quoted in lines as sold, adults and children apart', async () => {
    const quote = await read<BreakfastQuoteView>(
      '/api/breakfast-orders/quote?adults=2&kids=1&city=Stein',
    )
    expect(quote).toMatchObject({ ok: true, totalCents: 3880, area: 'not-asked', areaText: null })
    expect(quote.ok && quote.lines.map(({ label }) => label)).toEqual([
      'Ontbijtbox',
      'Ontbijtbox voor kinderen',
      'Bezorgkosten',
    ])
  })

  it('is not brought beyond 10 km, abroad or where nobody knows how far it is (G §5)', async () => {
    const areaOf = async (postcode: string) => {
      const address = `street=Dorpsstraat&houseNumber=1&postcode=${postcode}&city=Ergens`
      return read<BreakfastQuoteView>(`/api/breakfast-orders/quote?adults=1&kids=0&${address}`)
    }
    expect(await areaOf('6171AA')).toMatchObject({ area: 'inside', areaText: null })
    for (const postcode of ['6131AA', '1012AB', '3600'])
      expect(await areaOf(postcode)).toMatchObject({
        area: 'outside',
        areaText: 'Het adres ligt buiten ons bezorggebied van 10 km.',
      })
  })

  it('has no price without a box', async () => {
    expect(await read('/api/breakfast-orders/quote?adults=0&kids=0')).toEqual({
      ok: false,
      text: 'Bestel minstens één ontbijtbox.',
    })
  })
})
