import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseOrders } from '../../../api/customers/erasure.ts'
import type { ErasureView } from '../../../api/customers/customer-shapes.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { forgetOldRows } from '../../../workflows/forget-old-rows.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { CUSTOMERS, aStay, aStoredStay, anOrder, customersOf, nobodyYet } from './some-guests.ts'

let setup: TestSetup
let staff: SignedIn
let customers: ReturnType<typeof customersOf>
let monday: number
beforeAll(async () => {
  setup = await openSetup()
  monday = setup.time.now
  staff = await signedIn(setup.app)
  customers = customersOf(staff)
})
beforeEach(async () => {
  setup.time.now = monday
  await nobodyYet(setup.pool)
  await setup.pool.query('TRUNCATE night_register, booking_field_changes')
})
afterAll(() => setup.close())

const before = async (id: number) => staff.get<ErasureView>(`${CUSTOMERS}/${id}/erasure`)
const erase = (id: number, name: string) => customers.post(`${id}/erasure`, { name })
const paidStay = (id: string) =>
  setup.pool.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at) SELECT id, 'received', 'bank', -total_cents, created_at FROM bookings WHERE id = $1`,
    [id],
  )

const nameOn = async (booking: string) =>
  (await setup.pool.query<{ name: string }>('SELECT name FROM bookings WHERE id = $1', [booking]))
    .rows[0]!.name

/** In which tables a text stands anywhere, in whatever column and of whatever type. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await setup.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'sandbox') ORDER BY 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await setup.pool.query(
      `SELECT FROM ${name} AS row WHERE strpos(lower(row::text), lower($1)) > 0 LIMIT 1`,
      [text],
    )
    if (rowCount) found.push(name)
  }
  return found
}

/** A message of a form, a mail about a stay and what staff wrote, all of Bea of 2015. */
async function beaOfLongAgo() {
  const stay = await aStoredStay(setup.pool, {
    room: 1,
    arrival: '2015-06-01',
    departure: '2015-06-03',
    email: 'bea.bijzonder@example.com',
    name: 'Bea Bijzonder',
  })
  await paidStay(stay)
  const bea = await customers.of(stay)
  await customers.put(bea.id, {
    ...bea,
    notes: 'Bea Bijzonder houdt van thee',
    phone: '06 77777777',
  })
  await setup.pool.query(
    `INSERT INTO mails (id, subject_kind, subject_id, kind, message_id, recipient, recipient_name, subject, text, html, state, created_at)
     VALUES (gen_random_uuid(), 'booking', $1, 'confirmation', 'm1', 'bea.bijzonder@example.com', 'Bea Bijzonder', 'Dag Bea Bijzonder', 'Dag Bea Bijzonder', '', 'sent', now())`,
    [stay],
  )
  await setup.pool.query(`SELECT set_config('kamersleutel.by', 'Els', false)`)
  await setup.pool.query(
    `UPDATE bookings SET name = 'Bea Bijzonder-Jansen', notes = 'Bea' WHERE id = $1`,
    [stay],
  )
  return { stay, id: bea.id }
}

describe('Who an order was of', () => {
  it('is nowhere any more once its term is over: not in any column of any table', async () => {
    const { stay, id } = await beaOfLongAgo()
    const other = await aStoredStay(setup.pool, {
      room: 2,
      arrival: '2014-06-01',
      departure: '2014-06-03',
      email: 'b@bijzonder.example',
      name: 'B. Bijzonder',
    })
    await paidStay(other)
    const merged = (await customers.of(other)).id
    const sides = { name: 'this', email: 'this', phone: 'this', city: 'this' }
    await customers.post(`${id}/merge`, { ...sides, other: merged })
    expect(await tablesWith('bijzonder')).toEqual(
      expect.arrayContaining([
        'public.bookings',
        'public.changes',
        'public.customers',
        'public.mails',
      ]),
    )
    await forgetOldRows(setup.pool)
    expect(await tablesWith('bijzonder')).toEqual([])
    expect(await tablesWith('77777777')).toEqual([])
    const { rows } = await setup.pool.query(
      'SELECT total_cents AS cents FROM bookings WHERE id = $1',
      [stay],
    )
    expect(rows).toEqual([{ cents: 10_000 }])
    expect(await customers.one(id)).toMatchObject({ name: 'Gewist', spentCents: 20_000 })
    expect(await customers.all()).toEqual([])
  })

  it('takes along what was written of a breakfast order, also at its door', async () => {
    const id = await anOrder(setup, { notes: 'Bijzonder: geen noten' })
    await setup.pool.query(
      `UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL, failed_because = 'other', failed_note = 'Bijzonder: hond' WHERE id = $1`,
      [id],
    )
    await setup.pool.query(
      `INSERT INTO events (subject_kind, subject_id, kind, at, data) VALUES ('breakfast-order', $1, 'delivery-failed', now(), '{"reason": "other", "note": "Bijzonder: hond"}')`,
      [id],
    )
    expect(await tablesWith('bijzonder:')).toEqual(['public.breakfast_orders', 'public.events'])
    await inTransaction(setup.pool, (client) => eraseOrders(client, [id], new Date()))
    expect(await tablesWith('bijzonder:')).toEqual([])
  })

  it('stays while the books need it, or while something is open', async () => {
    const recent = await aStoredStay(setup.pool, {
      room: 1,
      arrival: '2025-06-01',
      departure: '2025-06-03',
      email: 'cor@example.com',
    })
    await paidStay(recent)
    await aStoredStay(setup.pool, {
      room: 2,
      arrival: '2015-06-01',
      departure: '2015-06-03',
      email: 'open@example.com',
    })
    await forgetOldRows(setup.pool)
    expect((await customers.all()).map(({ email }) => email)).toEqual([
      'cor@example.com',
      'open@example.com',
    ])
  })
})

describe('A guest who asks to be erased', () => {
  /** Anna stayed and paid, wrote a message, cancelled another stay unpaid; it is long past. */
  async function anna() {
    const stay = await aStay(setup, { notes: 'Late aankomst' })
    await setup.pool.query(confirmedAndPaid())
    const cancelled = await aStay(setup, { arrival: '2026-03-09', departure: '2026-03-11' })
    await setup.pool.query(endedUnpaid('cancelled', `id = '${cancelled}'`))
    await setup.pool.query(
      `INSERT INTO form_messages (id, form, name, email, phone, answers, key, created_at)
       VALUES (gen_random_uuid(), 'contact', 'Anna', 'anna@example.com', '', '{"message": "Een geheim"}', 'k', now())`,
    )
    const { id } = await customers.of(stay)
    await customers.post(`${id}/consent`, { what: 'news', given: true })
    setup.time.now = Date.parse('2026-06-01T12:00:00+02:00')
    staff = await signedIn(setup.app)
    customers = customersOf(staff)
    return { stay, cancelled, id }
  }

  it('is told beforehand what goes now, what stays and until when', async () => {
    const { id, stay, cancelled } = await anna()
    const { rows } = await setup.pool.query<{ id: string; number: string }>(
      'SELECT id, number FROM bookings',
    )
    const numberOf = (one: string) => rows.find((row) => row.id === one)!.number
    const { status, body } = await before(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Anna van den Berg',
      refused: null,
      goes: { messages: 1, consents: 1, notes: 1, orders: [numberOf(cancelled)] },
      stays: [{ number: numberOf(stay), until: '2034-01-01' }],
      registers: [],
    })
  })

  it('is told of what was noted at a breakfast order too', async () => {
    const order = await anOrder(setup, { notes: 'Zonder noten' })
    const { id } = await customers.of(order)
    expect((await before(id)).body.goes).toMatchObject({ notes: 1 })
  })

  it('loses at once all that the books do not need, and keeps the rest', async () => {
    const { id, stay } = await anna()
    const { status, body } = await erase(id, ' anna VAN den Berg ')
    expect([status, body.erasureAskedAt !== null, body.erasedAt]).toEqual([200, true, null])
    expect(body).toMatchObject({ phone: '', notes: '', consents: [], messages: [], emails: [] })
    for (const gone of ['Een geheim', 'Late aankomst', '12345678'])
      expect(await tablesWith(gone), gone).toEqual([])
    const { rows } = await setup.pool.query(
      `SELECT name, email, phone FROM bookings WHERE id = $1`,
      [stay],
    )
    expect(rows).toEqual([{ name: 'Anna van den Berg', email: 'anna@example.com', phone: '' }])
    expect((await customers.put(id, { name: 'Anna' })).status).toBe(409)
    expect((await before(id)).status).toBe(409)
    expect((await erase(id, 'Anna van den Berg')).status).toBe(409)
  })

  it('is another customer when they book again', async () => {
    const { id } = await anna()
    await erase(id, 'Anna van den Berg')
    const again = await aStoredStay(setup.pool, {
      room: 2,
      arrival: '2026-07-06',
      departure: '2026-07-08',
      email: 'anna@example.com',
    })
    expect((await customers.of(again)).id).not.toBe(id)
  })

  it('is not there any more at once, where no money was ever theirs', async () => {
    const stay = await aStay(setup)
    await setup.pool.query(endedUnpaid('expired', `id = '${stay}'`))
    const { id } = await customers.of(stay)
    const { body } = await erase(id, 'Anna van den Berg')
    expect(body).toMatchObject({ name: 'Gewist', email: '' })
    expect(await tablesWith('anna@example.com')).toEqual([])
    expect(await tablesWith('van den Berg')).toEqual([])
  })

  it('who slept here for nothing stays in the night register for its term; notes go at once', async () => {
    const { id, stay } = await anna()
    const nothing = await aStay(setup, {
      arrival: '2026-06-08',
      departure: '2026-06-10',
      notes: 'Stil hoekje',
    })
    await setup.pool.query(endedUnpaid('cancelled', `id = '${nothing}'`))
    await setup.pool.query(
      `INSERT INTO night_register (booking_id, guest, name, residence, document, arrival, departure)
       VALUES ($1, 1, 'Anna van den Berg', 'Maastricht', 'passport', '2026-06-08', '2026-06-10')`,
      [nothing],
    )
    const { body } = await before(id)
    const { rows } = await setup.pool.query<{ number: string }>(
      'SELECT number FROM bookings WHERE id = $1',
      [nothing],
    )
    expect(body.registers.map(({ number }) => number)).toEqual([rows[0]!.number])
    expect(body.goes.orders).not.toContain(rows[0]!.number)
    expect((await erase(id, 'Anna van den Berg')).status).toBe(200)
    expect(await tablesWith('Stil hoekje')).toEqual([])
    expect(await tablesWith('Maastricht')).toContain('public.night_register')
    const left = await setup.pool.query<{ id: string }>(
      `SELECT id FROM bookings WHERE name = 'Anna van den Berg'`,
    )
    expect(left.rows.map((row) => row.id).toSorted()).toEqual([stay, nothing].toSorted())
    // Every hour; the register is purged at night.
    await forgetOldRows(setup.pool)
    expect(await nameOn(nothing)).toBe('Anna van den Berg')
    await setup.pool.query('DELETE FROM night_register')
    await forgetOldRows(setup.pool)
    expect(await nameOn(nothing)).toBe('Gewist')
    expect(await nameOn(stay)).toBe('Anna van den Berg')
  })

  it('is refused another name, a stay to come, a delivery to come and an open bill', async () => {
    const { id } = await anna()
    const wrong = await erase(id, 'Anne')
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('Typ de naam zoals die hierboven staat.'),
    ])
    expect((await erase(id, ' ')).status).toBe(400)
    const coming = await aStoredStay(setup.pool, {
      room: 3,
      arrival: '2026-07-01',
      departure: '2026-07-03',
      email: 'anna@example.com',
    })
    const stayComing = await erase(id, (await customers.one(id)).name)
    expect([stayComing.status, stayComing.body.error.text]).toEqual([
      409,
      expect.stringMatching(/^Er komt nog een verblijf of ontbijt: T\d+\. /),
    ])
    await setup.pool.query(`UPDATE bookings SET stay = '[2026-04-01,2026-04-03)' WHERE id = $1`, [
      coming,
    ])
    const open = await erase(id, (await customers.one(id)).name)
    expect([open.status, open.body.error.text]).toEqual([
      409,
      expect.stringContaining('Er staat nog een rekening open'),
    ])
    expect((await before(id)).body.refused).toContain('rekening open')
    setup.time.now = monday
    const order = await anOrder(setup)
    staff = await signedIn(setup.app)
    customers = customersOf(staff)
    const liesbeth = await customers.of(order)
    expect((await erase(liesbeth.id, liesbeth.name)).status).toBe(409)
    expect((await erase(999_999, 'A')).status).toBe(404)
    expect((await before(999_999)).status).toBe(404)
  })
})

describe('What is stored of one person', () => {
  it('is a file with every part of it, and a page to read in which nothing typed is a tag', async () => {
    const stay = await aStay(setup, { notes: '<script>alert(1)</script>' })
    await setup.pool.query(confirmedAndPaid())
    await anOrder(setup)
    await setup.pool.query(
      `INSERT INTO night_register (booking_id, guest, name, residence, document, arrival, departure)
       VALUES ($1, 1, 'Anna van den Berg', 'Maastricht', 'passport', '2026-03-02', '2026-03-04')`,
      [stay],
    )
    const { id } = await customers.of(stay)
    const file = await setup.app.inject({ url: `${CUSTOMERS}/${id}/data`, cookies: staff.cookies })
    expect(file.headers['content-disposition']).toBe(`attachment; filename="klant-${id}.json"`)
    const { data } = file.json<{ data: Record<string, object[]> }>()
    expect(data).toMatchObject({
      customer: [{ name: 'Anna van den Berg' }],
      addresses: [{ email: 'anna@example.com' }],
      bookings: [{ arrival: '2026-03-02', total_cents: 22_000 }],
      money: [{ kind: 'sold' }, { kind: 'received', cents: -22_000 }],
      nightRegister: [{ residence: 'Maastricht' }],
      breakfastOrders: [],
    })
    expect(file.body).not.toContain('liesbeth')
    const page = await setup.app.inject({
      url: `${CUSTOMERS}/${id}/document`,
      cookies: staff.cookies,
    })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page.body).not.toContain('<script')
    for (const words of ['Nachtregister', '€\u00a0220,00', 'Hier bewaren wij niets.'])
      expect(page.body).toContain(words)
  })

  it('is for staff alone, and of a customer who is there', async () => {
    for (const path of ['data', 'document']) {
      expect((await setup.app.inject({ url: `${CUSTOMERS}/1/${path}` })).statusCode).toBe(401)
      expect((await staff.get(`${CUSTOMERS}/999999/${path}`)).status).toBe(404)
    }
  })
})
