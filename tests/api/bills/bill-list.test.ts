import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BillSums, BillView } from '../../../api/bills/bill-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'

const BILLS = '/api/back-office/bills'

let setup: TestSetup
let staff: SignedIn

const stay = async (lastName: string, arrival: string, departure: string) =>
  (await book(setup.app, { ...twoNights, lastName, arrival, departure })).body.id
const sql = (statement: string) => setup.pool.query(statement)
const asked = (path: string, query: Record<string, unknown>) =>
  `${BILLS}${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`
const list = async (query: Record<string, unknown> = {}) =>
  (await staff.get<BillView[]>(asked('', query))).body
const names = async (filter: object, sort = ['day', 'ASC']) =>
  (await list({ filter, sort })).map(({ name }) => name)
const sums = async (filter: object) => (await staff.get<BillSums>(asked('/sums', { filter }))).body
/** As a booking that is paid at the desk. */
const unpaid = (id: string) =>
  sql(
    `UPDATE bookings SET state = 'confirmed', payment = 'at-desk', hold_until = NULL, promised_until = NULL, visitor = NULL WHERE id = '${id}'`,
  )

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  const [left, paid, cancelled, expired] = [
    await stay('van den Berg', '2026-03-02', '2026-03-04'),
    await stay('de Wit', '2026-03-09', '2026-03-11'),
    await stay('Smeets', '2026-03-16', '2026-03-18'),
    await stay('Peters', '2026-03-23', '2026-03-25'),
  ]
  await unpaid(left)
  await sql(confirmedAndPaid(`id = '${paid}'`))
  await sql(endedUnpaid('cancelled', `id = '${cancelled}'`))
  await sql(endedUnpaid('expired', `id = '${expired}'`))
  await unpaid(await stay('Hermans', '2026-04-06', '2026-04-08'))
  await sql(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by)
     SELECT folio_id, 'received', 'pin', -5000, now(), 'Mieke Geurts' FROM bookings WHERE last_name = 'Hermans'`,
  )
  await sql(
    `INSERT INTO folio_entries (folio_id, kind, cents, at, by, note)
     SELECT folio_id, 'written-off', -2000, now(), 'Mieke Geurts', 'kapotte douche' FROM bookings WHERE last_name = 'Hermans'`,
  )
  await sql(`UPDATE bookings SET source = 'airbnb' WHERE last_name = 'de Wit'`)
  await orderBreakfast(setup.app)
  // The day after the first guests have left.
  setup.time.now = Date.parse('2026-03-05T09:00:00Z')
})
afterAll(() => setup.close())

describe('The list of bills', () => {
  it('shows stays with what they were sold for, what came in and what is open', async () => {
    const rows = await list({ filter: {}, sort: ['day', 'ASC'] })
    expect(
      rows.map(({ name, day, until, state, totalCents, receivedCents, balanceCents, paid }) => [
        name,
        day,
        until,
        state,
        totalCents,
        receivedCents,
        balanceCents,
        paid,
      ]),
    ).toEqual([
      ['Anna van den Berg', '2026-03-02', '2026-03-04', 'confirmed', 22_000, 0, 22_000, false],
      ['Anna de Wit', '2026-03-09', '2026-03-11', 'confirmed', 22_000, 22_000, 0, true],
      ['Anna Smeets', '2026-03-16', '2026-03-18', 'cancelled', 0, 0, 0, true],
      ['Anna Hermans', '2026-04-06', '2026-04-08', 'confirmed', 22_000, 5_000, 15_000, false],
    ])
    expect(rows.at(-1)).toMatchObject({ writtenOffCents: 2_000, kind: 'booking' })
  })

  it('leaves out a hold that ran out, unless money for it is to go back', async () => {
    expect(await names({ q: 'peters' })).toEqual([])
    await sql(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by)
       SELECT folio_id, 'received', 'bank', -100, now(), 'staff' FROM bookings WHERE last_name = 'Peters'`,
    )
    expect(await names({ q: 'peters' })).toEqual(['Anna Peters'])
    expect(await sums({ q: 'peters' })).toMatchObject({ openCents: 0, toPayBackCents: 100 })
    await sql(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by)
       SELECT folio_id, 'refunded', 'bank', 100, now(), 'staff' FROM bookings WHERE last_name = 'Peters'`,
    )
    expect(await names({ q: 'peters' })).toEqual([])
  })

  it.each([
    ['what is open', { state: 'open' }, ['Anna van den Berg', 'Anna Hermans']],
    ['what is open after the guests left', { state: 'overdue' }, ['Anna van den Berg']],
    ['a month of arrival', { from: '2026-04-01', until: '2026-05-01' }, ['Anna Hermans']],
    ['a source', { source: 'airbnb' }, ['Anna de Wit']],
    ['words of a name', { q: 'wit' }, ['Anna de Wit']],
    ['what is no pattern', { q: '%' }, []],
    ['two of them at once', { state: 'open', q: 'hermans' }, ['Anna Hermans']],
  ])('is narrowed to %s', async (_, filter, expected) => {
    expect(await names(filter)).toEqual(expected)
  })

  it.each([
    ['name', 'ASC', ['Anna de Wit', 'Anna Hermans', 'Anna Smeets', 'Anna van den Berg']],
    ['balanceCents', 'DESC', ['Anna van den Berg', 'Anna Hermans', 'Anna de Wit', 'Anna Smeets']],
  ])('is sorted by %s %s', async (field, order, expected) => {
    const sorted = await names({}, [field, order])
    // Two that owe the same stand in any order.
    expect(field === 'name' ? sorted : sorted.slice(0, 2)).toEqual(
      field === 'name' ? expected : expected.slice(0, 2),
    )
  })

  it('comes a page at a time, and the sums tell how many there are and what all come to', async () => {
    const { body, headers } = await staff.get<BillView[]>(
      asked('', { range: [1, 2], sort: ['day', 'ASC'] }),
    )
    expect(body.map(({ name }) => name)).toEqual(['Anna de Wit', 'Anna Smeets'])
    expect(headers['content-range']).toBe('bills 1-2/*')
    expect(await sums({})).toEqual({
      count: 4,
      totalCents: 66_000,
      receivedCents: 27_000,
      writtenOffCents: 2_000,
      openCents: 37_000,
      toPayBackCents: 0,
    })
  })

  it('says what is overdue once the day of departure is over, not on that day', async () => {
    const overdue = async () => (await list({ filter: { q: 'berg' } }))[0]!.overdue
    expect(await overdue()).toBe(true)
    setup.time.now = Date.parse('2026-03-04T20:00:00Z')
    expect(await overdue()).toBe(false)
    setup.time.now = Date.parse('2026-03-05T09:00:00Z')
  })

  it('with an invoice is overdue after its last day of payment, and as before once it is taken back', async () => {
    const late = async () => {
      const [bill] = await list({ filter: { q: 'berg' } })
      const found = (await list({ filter: { state: 'overdue', q: 'berg' } })).length
      return [bill!.overdue, bill!.dueOn, found]
    }
    const issue = (number: number, dueOn: string, credits: string | null) =>
      setup.pool.query<{ id: string }>(
        `INSERT INTO invoices (id, number, year, running, folio_id, credits, issued_at, by, document)
         SELECT gen_random_uuid(), 'F' || $1::int, 2026, $1::int, folio_id, $3::uuid, now(), NULL,
           jsonb_build_object('issuedOn', '2026-03-04', 'orderNumber', number, 'buyer', jsonb_build_object('name', name), 'grossCents', 1, 'dueOn', $2::text)
         FROM bookings WHERE name LIKE '%Berg' RETURNING id`,
        [number, dueOn, credits],
      )
    const { rows } = await issue(901, '2026-03-05', null)
    expect(await late()).toEqual([false, '2026-03-05', 0])
    setup.time.now = Date.parse('2026-03-06T09:00:00Z')
    expect(await late()).toEqual([true, '2026-03-05', 1])
    setup.time.now = Date.parse('2026-03-05T09:00:00Z')
    await issue(902, '2026-03-05', rows[0]!.id)
    expect(await late()).toEqual([true, null, 1])
  })

  it('shows breakfast orders apart, found by who gets the boxes too', async () => {
    const [order, ...others] = await list({ filter: { kind: 'breakfast-order', q: 'oma' } })
    expect(others).toEqual([])
    expect(order).toMatchObject({
      kind: 'breakfast-order',
      name: threeBoxes.name,
      day: threeBoxes.day,
      until: null,
      source: null,
      state: 'placed',
      totalCents: threeBoxes.totalCents,
      balanceCents: threeBoxes.totalCents,
      overdue: true,
    })
  })

  it.each([
    ['month 13', { filter: { from: '2026-13-01' } }],
    ['a kind that is none', { filter: { kind: 'gift' } }],
    ['a state that is none', { filter: { state: 'late' } }],
    ['an id that is none', { filter: { id: ['1'] } }],
    ['an order that is none', { sort: ['password', 'ASC'] }],
  ])('refuses %s in Dutch', async (_, query) => {
    for (const path of ['', '/sums']) {
      const { status, body } = await staff.get<ApiError>(asked(path, query))
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('Deze lijst kan zo niet worden getoond.')
    }
  })

  it('is for staff alone', async () => {
    for (const url of [BILLS, `${BILLS}/sums`])
      expect((await setup.app.inject({ url })).statusCode).toBe(401)
  })
})
