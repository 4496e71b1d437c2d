import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { emptied } from '../setup/emptied.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { answerOldCalls, callOld, oldBoxes, oldStay, openMovedHouse, postOld } from './old-site.ts'

const PAYMENTS = ['/paymentBreak', '/paymentManualBooking', '/paymentFamily', '/payment']

let setup: TestSetup
beforeAll(async () => {
  // Its today is Monday 2 February 2026.
  setup = await openMovedHouse()
})
afterAll(() => setup.close())
afterEach(() => emptied(setup.pool, 'bookings, breakfast_orders, payments, idempotency_keys'))

const bookings = async () => (await setup.pool.query('SELECT * FROM bookings')).rows
const payments = async () => (await setup.pool.query('SELECT * FROM payments')).rows

describe('An old page that pays a booking of this house', () => {
  it.each(PAYMENTS)(
    '%s is answered with the address where that booking is paid, as JSON and as a form',
    async (path) => {
      const { id } = (await book(setup.app, twoNights)).body
      const body = { totalPrice: 220, nameClient: 'Anna', emailClient: 'anna@example.com' }
      const url = `${ORIGIN}/api/bookings/${id}/checkout`
      const asked = await callOld(setup, path, { ...body, orderId: id, betaalmethode: 'ideal' })
      expect([asked.status, asked.body]).toEqual([201, { url }])
      const posted = await postOld(setup, path, { ...oldStay, bookingId: id })
      expect([posted.status, posted.location, posted.text]).toEqual([303, url, ''])
      expect(await bookings()).toHaveLength(1)
      expect(await payments()).toHaveLength(1)
    },
  )

  it.each(['220', '220,00', '€ 220,00', 220, 219.99999999999997])(
    'may write its sum as %s',
    async (totalPrice) => {
      const { id } = (await book(setup.app, twoNights)).body
      expect((await callOld(setup, '/payment', { orderId: id, totalPrice })).status).toBe(201)
    },
  )

  it('with another sum is told the old and the new one, and nothing is paid', async () => {
    const { id } = (await book(setup.app, twoNights)).body
    const before = await payments()
    const asked = await callOld(setup, '/payment', { orderId: id, totalPrice: 1, ispayed: true })
    expect(asked.status).toBe(409)
    expect(asked.body.error).toEqual({
      reason: 'open-sum-changed',
      text: 'Er staat €\u00a0220,00 open, en niet €\u00a01,00. Er is niets betaald.',
      seenCents: 100,
      openCents: 22_000,
    })
    const posted = await postOld(setup, '/payment', { ...oldStay, bookingId: id, totalPrice: '1' })
    expect([posted.status, posted.type]).toEqual([409, 'text/html; charset=utf-8'])
    expect(posted.text).toContain('Er staat € 220,00 open, en niet € 1,00.')
    expect(posted.text).toContain(`href="/booking-betaling?id=${id}"`)
    expect(await payments()).toEqual(before)
    expect((await bookings())[0].state).toBe('held')
  })

  it('that owes nothing is led to how it stands, whatever sum it says', async () => {
    const { id } = (await book(setup.app, twoNights)).body
    await setup.pool.query(confirmedAndPaid(`id = '${id}'`))
    const { status, body } = await callOld(setup, '/payment', { orderId: id, totalPrice: 1 })
    expect(status).toBe(201)
    const gone = await setup.app.inject({ url: new URL(body.url).pathname })
    expect(gone.headers.location).toBe(`${ORIGIN}/bedankt?id=${id}`)
  })

  it('pays a breakfast order in the same way', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    const pay = (totalPrice: string) => callOld(setup, '/paymentBreak', { orderId: id, totalPrice })
    const right = await pay('38.80')
    const url = `${ORIGIN}/api/breakfast-orders/${id}/checkout`
    expect([right.status, right.body]).toEqual([201, { url }])
    expect((await pay('13.95')).body.error).toMatchObject({ seenCents: 1395, openCents: 3880 })
    const posted = await postOld(setup, '/paymentBreak', { bookingId: id, totalPrice: '1' })
    expect(posted.text).toContain(`href="/ontbijt-betaling?id=${id}"`)
  })

  it.each(['', '-NxOldKey0000000000', '../../login', 'https://elders.example', randomUUID()])(
    'with the unknown id "%s" is answered with an address of this house all the same, which says that it is not here',
    async (orderId) => {
      const { status, body } = await callOld(setup, '/paymentFamily', { orderId, totalPrice: '1' })
      expect([status, Object.keys(body)]).toEqual([201, ['url']])
      const address = new URL(body.url)
      expect(address.origin).toBe(ORIGIN)
      const first = await setup.app.inject({ url: address.pathname + address.search })
      const page = first.headers.location
        ? await setup.app.inject({ url: first.headers.location.slice(ORIGIN.length) })
        : first
      expect([200, 404]).toContain(page.statusCode)
      expect(page.body).toContain('<h1')
    },
  )
})

describe('An old checkout of a room', () => {
  it('books the stay by the rules of this house, and leads to where it is paid', async () => {
    const { status, location } = await postOld(setup, '/payment', oldStay)
    const [booking, ...others] = await bookings()
    expect(others).toEqual([])
    expect([status, location]).toEqual([303, `${ORIGIN}/api/bookings/${booking.id}/checkout`])
    expect(booking).toMatchObject({
      state: 'held',
      source: 'own-website',
      name: 'Anna van den Berg',
      first_name: 'Anna',
      last_name: 'van den Berg',
      email: 'anna@example.com',
      city: '',
      total_cents: 22_000,
    })
    const { rows } = await setup.pool.query('SELECT topic FROM outbox WHERE subject_id = $1', [
      booking.id,
    ])
    expect(rows.length).toBeGreaterThan(0)
  })

  it('keeps the town of the guest where its page asked for it', async () => {
    await postOld(setup, '/payment', { ...oldStay, city: 'Maastricht' })
    expect(await bookings()).toMatchObject([{ city: 'Maastricht' }])
  })

  it('that is posted twice books once', async () => {
    const [first, again] = [
      await postOld(setup, '/payment', oldStay),
      await callOld(setup, '/paymentBreak', oldStay),
    ]
    expect(again.body.url).toBe(first.location)
    expect(await bookings()).toHaveLength(1)
  })

  it('that is posted again with another way to pay is the same booking', async () => {
    const first = await postOld(setup, '/payment', oldStay)
    const again = await postOld(setup, '/payment', { ...oldStay, betaalmethode: 'bancontact' })
    expect(again.location).toBe(first.location)
    expect(await bookings()).toHaveLength(1)
  })

  it.each(['expired', 'cancelled'] as const)(
    'whose booking is %s books anew on the same day, once however often, and at once, it is posted',
    async (state) => {
      const made = new Set<string | undefined>()
      for (let round = 1; round <= 3; round++) {
        const posted = await Promise.all([1, 2, 3].map(() => postOld(setup, '/payment', oldStay)))
        const last = await postOld(setup, '/payment', oldStay)
        expect(posted.map(({ location }) => location)).toEqual(Array(3).fill(last.location))
        made.add(last.location)
        expect([made.size, (await bookings()).length]).toEqual([round, round])
        await setup.pool.query(endedUnpaid(state))
      }
    },
  )

  it('whose hold is past its end books anew, though nobody has ended it yet', async () => {
    const first = await postOld(setup, '/payment', oldStay)
    await setup.pool.query(`UPDATE bookings SET hold_until = $1`, [new Date(setup.time.now - 1)])
    const again = await postOld(setup, '/payment', oldStay)
    expect([again.status, again.location === first.location]).toEqual([303, false])
  })

  it('whose booking is paid leads to it, however often it is posted', async () => {
    const first = await postOld(setup, '/payment', oldStay)
    await setup.pool.query(confirmedAndPaid())
    expect((await postOld(setup, '/payment', oldStay)).location).toBe(first.location)
    expect(await bookings()).toHaveLength(1)
  })

  it('is never believed to be paid, nor what a night costs', async () => {
    await postOld(setup, '/payment', { ...oldStay, ispayed: 'true', priceNight: '1' })
    expect((await bookings())[0]).toMatchObject({ state: 'held', total_cents: 22_000 })
  })

  it('with another sum books nothing: the old and the new one are told, and the checkout of the stay', async () => {
    const { status, body } = await callOld(setup, '/payment', { ...oldStay, totalPrice: '190' })
    expect([status, body.error.reason]).toEqual([409, 'total-changed'])
    expect([body.error.seenCents, body.error.quote.totalCents]).toEqual([19_000, 22_000])
    const posted = await postOld(setup, '/payment', { ...oldStay, totalPrice: '190' })
    expect(posted.status).toBe(409)
    expect(posted.text).toContain(
      'href="/online-afrekenen?kamer=knusse-kamer&amp;aankomst=2026-03-02&amp;vertrek=2026-03-04&amp;personen=2"',
    )
    expect(posted.text).toContain('Je zag € 190,00; het is nu € 220,00.')
    expect(await bookings()).toEqual([])
  })

  it('is refused by the rules that bind everybody, with the page of the room to choose other days', async () => {
    for (let room = 0; room < 3; room++) await book(setup.app, twoNights)
    const { status, body } = await callOld(setup, '/payment', oldStay)
    expect([status, body.error.reason]).toEqual([409, 'stay-refused'])
    const posted = await postOld(setup, '/payment', oldStay)
    expect(posted.status).toBe(409)
    expect(posted.text).toContain('href="/kamer-overzicht/details?kamer=knusse-kamer')
  })

  it.each([
    ['one name', { nameClient: 'Anna' }],
    ['no telephone', { phoneClient: '' }],
  ])('with %s is led to the checkout with the stay chosen, which asks for it', async (_, part) => {
    const { status, location } = await postOld(setup, '/payment', { ...oldStay, ...part })
    const checkout = `/online-afrekenen?kamer=knusse-kamer&aankomst=2026-03-02&vertrek=2026-03-04&personen=2`
    expect([status, location]).toEqual([303, ORIGIN + checkout])
    expect((await setup.app.inject({ url: checkout })).statusCode).toBe(200)
    expect(await bookings()).toEqual([])
    const wrongSum = { ...oldStay, ...part, totalPrice: '1' }
    expect((await callOld(setup, '/payment', wrongSum)).status).toBe(409)
  })

  it.each([
    ['emailClient', 'anna', 'Controlleer het e-mail adres.'],
    ['phoneClient', 'bel me', 'Controlleer het telefoonnummer.'],
    ['totalPrice', '', 'Het totaal ontbreekt. Laad de pagina opnieuw.'],
    ['totalPrice', 'veel', 'Het totaal ontbreekt. Laad de pagina opnieuw.'],
    ['nameClient', 'x'.repeat(5001), 'Gebruik hier hoogstens 5000 tekens.'],
  ])('with %s "%s" is told so at that field', async (field, value, text) => {
    const { status, body } = await callOld(setup, '/payment', { ...oldStay, [field]: value })
    expect([status, body.error.fields]).toEqual([400, [{ field, text }]])
    const posted = await postOld(setup, '/payment', { ...oldStay, [field]: value })
    expect([posted.status, posted.text.includes(`<li>${text}</li>`)]).toEqual([400, true])
    expect(await bookings()).toEqual([])
  })

  it.each([
    ['a room that is not here', { resourceId: '9' }, '/kamer-overzicht'],
    [
      'days that do not exist',
      { startDay: '31' },
      '/kamer-overzicht/details?kamer=knusse-kamer&personen=2',
    ],
  ])('for %s is led to where one is chosen', async (_, part, path) => {
    const days = { startMonth: '1', endYear: '', totalNights: '' }
    const { location } = await postOld(setup, '/payment', { ...oldStay, ...days, ...part })
    expect(location).toBe(ORIGIN + path)
  })

  it('of the family room is booked as its arrangement, its first day written as one', async () => {
    const { startYear: _, endYear: __, ...rest } = oldStay
    // Monday to Friday, midweek for four: 599 + 40 cleaning + 4 × 4 × 2.50.
    const content = {
      ...rest,
      ...{ resourceId: '4', amountPeople: '4', totalNights: '4' },
      ...{ fullstartdate: '2026-03-02', totalPrice: '679' },
    }
    const { status } = await postOld(setup, '/paymentFamily', content)
    expect(status).toBe(303)
    expect((await bookings())[0]).toMatchObject({ total_cents: 67_900, persons: 4 })
  })
})

describe('An old breakfast form', () => {
  const orders = async () => (await setup.pool.query('SELECT * FROM breakfast_orders')).rows

  it('orders the boxes by the rules of this house, once however often it is posted', async () => {
    const { status, location } = await postOld(setup, '/paymentBreak', oldBoxes)
    const again = await callOld(setup, '/paymentBreak', oldBoxes)
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    const url = `${ORIGIN}/api/breakfast-orders/${order.id}/checkout`
    expect([status, location, again.body]).toEqual([303, url, { url }])
    expect(order).toMatchObject({
      ...{ receiver: 'Oma van der Meer', street: 'Dorpsstraat', house_number: '1a', slot: 2 },
      ...{ adults: 2, kids: 1, total_cents: 3880, state: 'placed' },
    })
  })

  it('whose order is cancelled orders anew on the same day, once though it is posted twice at once', async () => {
    const first = await postOld(setup, '/paymentBreak', oldBoxes)
    await setup.pool.query(
      `UPDATE breakfast_orders SET state = 'cancelled', cancelled_because = 'guest', visitor = NULL`,
    )
    const [one, two] = await Promise.all(
      [1, 2].map(() => postOld(setup, '/paymentBreak', oldBoxes)),
    )
    expect(two!.location).toBe(one!.location)
    expect([one!.status, one!.location === first.location]).toEqual([303, false])
    expect(await orders()).toHaveLength(2)
  })

  it('may have its street and number in one field, and its hours in words', async () => {
    const { number: _, ...rest } = oldBoxes
    const content = { ...rest, adresdeliver: 'Dorpsstraat 1a', time: '9.30 - 10.00' }
    expect((await postOld(setup, '/paymentBreak', content)).status).toBe(303)
    expect((await orders())[0]).toMatchObject({
      street: 'Dorpsstraat',
      house_number: '1a',
      slot: 2,
    })
  })

  it('with another sum orders nothing, and tells the old and the new one', async () => {
    const { status, body } = await callOld(setup, '/paymentBreak', { ...oldBoxes, totalPrice: 0 })
    expect([status, body.error.reason]).toEqual([409, 'order-total-changed'])
    expect([body.error.seenCents, body.error.quote.totalCents]).toEqual([0, 3880])
    expect(await orders()).toEqual([])
  })

  it.each([
    ['datedeliver', '3-2-2026', 'De vroegste dag is overmorgen.'],
    ['datedeliver', 'morgen', 'Kies een dag.'],
    ['time', '9', 'Kies een tijd.'],
    ['emailClient', 'x', 'Controlleer het e-mail adres.'],
    ['number', '', 'Vul alstublieft alle adresgegevens in.'],
  ])('with %s "%s" is told so at that field', async (field, value, text) => {
    const { status, body } = await callOld(setup, '/paymentBreak', { ...oldBoxes, [field]: value })
    expect(status).toBe(400)
    expect(body.error.fields).toContainEqual({ field, text })
  })
})

describe('The test payment of an old back office', () => {
  it('pays nothing, and leads to the one of this house', async () => {
    const { status, body } = await callOld(setup, '/user/payment', {
      price: 1,
      description: 'Test',
    })
    expect([status, body]).toEqual([201, { url: `${ORIGIN}/omzet/testbetaling` }])
    expect(await payments()).toEqual([])
  })
})

describe('The old calls of payment', () => {
  it('are not answered where staff have them off, and a browser is shown where to go on', async () => {
    await answerOldCalls(setup, false)
    for (const path of [...PAYMENTS, '/user/payment']) {
      const { status, body } = await callOld(setup, path, oldStay)
      expect([path, status, body.error.reason]).toEqual([path, 404, 'not-found'])
    }
    const posted = await postOld(setup, '/payment', oldStay)
    expect([posted.status, posted.type]).toEqual([404, 'text/html; charset=utf-8'])
    expect(posted.text).toContain('Deze oude pagina werkt niet meer.')
    expect(posted.text).toContain('href="/home"')
    await answerOldCalls(setup, true)
    expect(await bookings()).toEqual([])
  })

  it.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['too much', `{"city":"${'x'.repeat(200_000)}"}`, 413],
    ['what PostgreSQL cannot keep', JSON.stringify({ ...oldStay, city: 'a\0b' }), 400],
  ])('refuse %s in Dutch', async (_, payload, status) => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/payment',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error.text).toMatch(/^[A-Z].*\.$/)
  })

  it('take no session, and give none', async () => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/payment',
      cookies: { kamersleutel_session: 'iets' },
      payload: oldStay,
    })
    expect([answer.statusCode, answer.cookies]).toEqual([201, []])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('are counted with all else that a visitor changes', async () => {
    const limited = await openMovedHouse({ variables: { REQUESTS_PER_MINUTE: '60' } })
    const statuses = []
    for (let press = 0; press < 5; press++)
      statuses.push((await callOld(limited, '/payment', oldStay, { visitor: '10.9.9.9' })).status)
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    const shown = await postOld(limited, '/payment', oldStay, { visitor: '10.9.9.9' })
    expect([shown.status, shown.type]).toEqual([429, 'text/html; charset=utf-8'])
    await limited.close()
  })
})
