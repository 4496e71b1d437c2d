import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { FoundView } from '../../../api/search/search.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn

beforeAll(async () => {
  // Its today is Monday 2 February 2026.
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'ruime-knusse-kamer', rooms: 1 },
    ],
  })
  staff = await signedIn(setup.app)
  const guests = [
    { firstName: 'Zoë', arrival: '2026-03-16', departure: '2026-03-18', phone: '+31 6 1111 2222' },
    { firstName: 'Anna', arrival: '2026-03-02', departure: '2026-03-04', city: 'Sittard' },
    { firstName: 'Bram', arrival: '2026-03-09', departure: '2026-03-11', phone: '06-33334444' },
  ]
  for (const guest of guests) await book(setup.app, { ...twoNights, lastName: 'Smeets', ...guest })
  await setup.pool.query(confirmedAndPaid(`name LIKE 'Zoë%'`))
  await setup.pool.query(endedUnpaid('cancelled', `name LIKE 'Bram%'`))
  // One that was here: the stay is only moved in the table, its rooms are not asked.
  await setup.pool.query(confirmedAndPaid(`name LIKE 'Anna%'`))
  await setup.pool.query(
    `UPDATE bookings SET stay = '[2026-01-12,2026-01-14)' WHERE name LIKE 'Anna%'`,
  )
  await setup.pool.query(`UPDATE rooms SET label = 'Luxe werk' WHERE number = 1`)
})
afterAll(() => setup.close())

const find = async (q: string) => {
  const answer = await staff.get<FoundView>(`/api/back-office/search?q=${encodeURIComponent(q)}`)
  expect(answer.status).toBe(200)
  return answer.body
}
const names = async (q: string) => (await find(q)).bookings.map(({ guestName }) => guestName)

describe('the search of the back office', () => {
  it('shows who comes before who was called off, and who was here last', async () => {
    expect(await names('smeets')).toEqual(['Zoë Smeets', 'Bram Smeets', 'Anna Smeets'])
  })

  it.each(['06 11112222', '0611112222', '+31611112222', '0031 6 11 11 22 22', '06-1111'])(
    'finds a guest by the telephone number, written %s',
    async (typed) => expect(await names(typed)).toEqual(['Zoë Smeets']),
  )

  it.each([
    ['a place', 'sittard', ['Anna Smeets']],
    ['a name without its accent', 'zoe', ['Zoë Smeets']],
    ['words in another order', 'smeets zoe', ['Zoë Smeets']],
    ['the beginning of a word, however short', 'zo', ['Zoë Smeets']],
    ['nothing that is only a pattern', '%', []],
  ])('finds by %s', async (_, typed, found) => {
    expect(await names(typed)).toEqual(found)
  })

  it('finds by a whole address who has it and nobody else, by a part of it everybody', async () => {
    await setup.pool.query(`UPDATE bookings SET email = 'Zoe.S@example.com' WHERE name LIKE 'Zoë%'`)
    await setup.pool.query(`UPDATE bookings SET email = 's@example.com' WHERE name LIKE 'Anna%'`)
    expect(await names(' S@Example.com')).toEqual(['Anna Smeets'])
    expect(await names('zoe.s@example.com')).toEqual(['Zoë Smeets'])
    expect(await names('s@example.co')).toEqual(['Zoë Smeets', 'Anna Smeets'])
  })

  it('finds by a whole number its booking and no other, by a part of it all', async () => {
    await setup.pool.query(`UPDATE bookings SET number = 'B20311011' WHERE name LIKE 'Zoë%'`)
    await setup.pool.query(`UPDATE bookings SET number = 'B2031101' WHERE name LIKE 'Bram%'`)
    expect(await names('B2031101')).toEqual(['Bram Smeets'])
    expect(await names(' b2031101')).toEqual(['Bram Smeets'])
    expect(await names('b203110')).toEqual(['Zoë Smeets', 'Bram Smeets'])
    for (const list of ['bookings', 'bills']) {
      const filter = encodeURIComponent(JSON.stringify({ q: 'b2031101' }))
      const { body } = await staff.get<{ number: string }[]>(
        `/api/back-office/${list}?filter=${filter}`,
      )
      expect(body.map(({ number }) => number)).toEqual(['B2031101'])
    }
  })

  it('says of a booking how it stands, in its own words', async () => {
    expect((await find('bram')).bookings[0]).toMatchObject({
      state: 'cancelled',
      title: 'Bram Smeets (Geannuleerd)',
    })
  })

  it('finds a room by its number, label and type, and who comes there', async () => {
    const zoe = (await find('zoe')).bookings[0]!
    const found = await find(`kamer ${zoe.roomNumber}`)
    expect(found.rooms.map(({ number }) => number)).toEqual([zoe.roomNumber])
    expect(found.bookings.map(({ guestName }) => guestName)).toEqual(['Zoë Smeets'])
    expect((await find('luxe')).rooms.map(({ number }) => number)).toEqual([1])
    expect((await find('ruime')).rooms).toHaveLength(1)
  })

  it('finds a breakfast order by its number and by who gets it', async () => {
    const { body } = await orderBreakfast(setup.app)
    for (const typed of [body.number, 'oma', threeBoxes.phone])
      expect((await find(typed)).orders).toMatchObject([
        { id: body.id, number: body.number, receiver: 'Oma van der Meer', day: '2026-03-04' },
      ])
  })

  it('finds a message by who sent it', async () => {
    await setup.pool.query(
      `INSERT INTO form_messages (id, form, name, email, phone, answers, key, created_at)
       VALUES (gen_random_uuid(), 'vendor', 'Kaasboerderij Geel', 'kaas@example.com', '', '{}', 'k', now())`,
    )
    expect((await find('kaasboer')).messages).toMatchObject([
      { form: 'vendor', name: 'Kaasboerderij Geel' },
    ])
  })

  it.each([
    ['jansen', 'Janssen'],
    ['Janssen', 'Jansen'],
    ['dijkstra', 'Dykstra'],
    ['dy', 'Dijkstra'],
    ['boo', 'Bos'],
    ['kok', 'Kokk'],
  ])('finds by %s who is written %s, typed to its end or not', async (typed, written) => {
    await setup.pool.query(`UPDATE bookings SET name = $1 WHERE name LIKE 'Bram%'`, [
      `Bram ${written}`,
    ])
    expect(await names(typed)).toEqual([`Bram ${written}`])
  })

  it('finds a booking and a breakfast by a word of their note', async () => {
    await setup.pool.query(
      `UPDATE bookings SET notes = 'Komt met een kinderwagen' WHERE name LIKE 'Zoë%'`,
    )
    expect(await names('kinderwagen')).toEqual(['Zoë Smeets'])
    await setup.pool.query(`UPDATE breakfast_orders SET notes = 'Zonder pindakaas'`)
    expect((await find('pindakaas')).orders).toHaveLength(1)
  })

  it('finds an invoice and a receipt by their number or a part of it, the latest first', async () => {
    const { rows } = await setup.pool.query<{ folio: string }>(
      `SELECT folio_id AS folio FROM bookings WHERE name LIKE 'Zoë%'`,
    )
    for (const running of [1, 2])
      await setup.pool.query(
        `INSERT INTO invoices (id, number, year, running, folio_id, issued_at, document)
         VALUES (gen_random_uuid(), '2030-000' || $1::text, 2030, $1::int, $2, now(), $3)`,
        [
          running,
          rows[0]!.folio,
          {
            issuedOn: `2030-02-0${running}`,
            orderNumber: 'B1',
            buyer: { name: 'Zoë Smeets' },
            grossCents: 22_000,
          },
        ],
      )
    await setup.pool.query(
      `INSERT INTO sales (id, number, step, request_hash, employee, lines, price_cents, method, rounding_cents, received_cents, change_cents, begun_at, done_at, done_by)
       VALUES (gen_random_uuid(), 'K2030-0001', 'done', '', 'Mieke Geurts', '[{}]', 1250, 'pin', 0, 1250, 0, now(), now(), 'Mieke Geurts')`,
    )
    expect((await find('2030-0002')).invoices).toMatchObject([
      { number: '2030-0002', buyer: 'Zoë Smeets', orderNumber: 'B1', issuedOn: '2030-02-02' },
    ])
    const part = await find('2030-')
    expect(part.invoices.map(({ number }) => number)).toEqual(['2030-0002', '2030-0001'])
    expect(part.sales.map(({ number }) => number)).toEqual(['K2030-0001'])
    expect((await find('k2030-0001')).sales).toMatchObject([{ priceCents: 1250, takenBack: false }])
    expect(await find('zoe')).toMatchObject({ invoices: [], sales: [] })
  })

  it('says of which kinds there are more than it shows', async () => {
    expect((await find('smeets')).more).toEqual([])
    await setup.pool.query(
      `INSERT INTO form_messages (id, form, name, email, phone, answers, key, created_at)
       SELECT gen_random_uuid(), 'contact', 'Veelschrijver', '', '', '{}', 'v' || n, now() FROM generate_series(1, 5) AS n`,
    )
    const found = await find('veelschrijver')
    expect([found.messages.length, found.more]).toEqual([3, ['messages']])
  })

  it('finds nothing by nothing, and refuses what nobody types', async () => {
    expect(await find('  ')).toEqual({
      rooms: [],
      bookings: [],
      orders: [],
      customers: [],
      invoices: [],
      sales: [],
      messages: [],
      more: [],
    })
    for (const q of ['%00', 'x'.repeat(101)])
      expect((await staff.get<ApiError>(`/api/back-office/search?q=${q}`)).status).toBe(400)
  })

  it('answers nobody who has not signed in', async () => {
    const answer = await setup.app.inject({ url: '/api/back-office/search?q=smeets' })
    expect(answer.statusCode).toBe(401)
  })
})
