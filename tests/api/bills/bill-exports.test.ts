import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { fillWithBookings } from '../setup/many-bookings.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { readXlsx } from '../spreadsheets/read-xlsx.ts'
import { confirmedAndPaid } from '../setup/standing.ts'

let setup: TestSetup
let staff: SignedIn

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  await book(setup.app, { ...twoNights, lastName: 'de "Wit"; & <Zn>' })
  await setup.pool.query(confirmedAndPaid())
  await book(setup.app, { ...twoNights, arrival: '2026-03-09', departure: '2026-03-11' })
  await setup.pool.query(
    `UPDATE bookings SET state = 'confirmed', payment = 'at-desk', hold_until = NULL, promised_until = NULL, visitor = NULL,
       name = '=1+1', phone = '+31 6 12345678' WHERE state = 'held'`,
  )
  await orderBreakfast(setup.app)
})
afterAll(() => setup.close())

const download = async (format: 'spreadsheet' | 'csv', filter: object = {}) =>
  setup.app.inject({
    url: `/api/back-office/bills/${format}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    cookies: staff.cookies,
  })
describe('The export Boekingen', () => {
  it('is a spreadsheet of typed days and euros, whose last row adds up by formulas', async () => {
    const answer = await download('spreadsheet')
    expect(answer.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Boekingen.xlsx",
    )
    const { name, rows } = readXlsx(answer.rawPayload)
    expect(name).toBe('Boekingen')
    expect(rows[0]).toMatchObject({ 0: 'Nummer', 1: 'Naam', 4: 'Aankomst', 14: 'Open' })
    expect(rows[1]).toMatchObject({
      1: 'Anna de "Wit"; & <Zn>',
      4: { day: '2026-03-02' },
      5: { day: '2026-03-04' },
      6: 2,
      11: { euro: 220 },
      12: { euro: 220 },
      14: { euro: 0 },
    })
    // A text, though it looks like a formula.
    expect(rows[2]).toMatchObject({ 1: '=1+1', 14: { euro: 220 } })
    expect(rows[4]).toMatchObject({
      0: 'Totaal',
      6: { count: 4, sum: 'SUM(G2:G3)' },
      11: { euro: 440, sum: 'SUM(L2:L3)' },
      14: { euro: 220, sum: 'SUM(O2:O3)' },
    })
  })

  it('has its first row frozen, and a filter on its columns', async () => {
    const parts = unzipSync((await download('spreadsheet')).rawPayload)
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
    expect(sheet).toContain('state="frozen"')
    expect(sheet).toContain('<autoFilter ref="A1:O3"/>')
  })

  it('has what the filter has, and a total of nothing where that is nothing', async () => {
    const rowsOf = async (filter: object) =>
      readXlsx((await download('spreadsheet', filter)).rawPayload).rows
    const open = await rowsOf({ state: 'open' })
    expect(open.map(([first, name]) => name ?? first)).toEqual(['Naam', '=1+1', undefined, ''])
    expect((await rowsOf({ q: 'niemand' }))[2]).toMatchObject({ 0: 'Totaal', 11: { euro: 0 } })
  })

  it('is CSV for Excel in Dutch, in which nothing that a guest typed is worked out', async () => {
    const answer = await download('csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, first, second, ...none] = answer.body.split('\r\n')
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(head).toMatch(/^\u{feff}Nummer;Naam;E-mail;Telefoon;Aankomst;Vertrek;/u)
    expect(first).toContain(';"Anna de ""Wit""; & <Zn>";')
    expect(first).toMatch(/;2026-03-02;2026-03-04;2;2;.*;220,00;220,00;0,00;0,00$/)
    expect(second).toContain(`;'=1+1;`)
    expect(second).toContain(`;'+31 6 12345678;`)
    expect(second).toMatch(/;220,00;0,00;0,00;220,00$/)
    expect(none).toEqual([''])
  })

  it.each(['spreadsheet', 'csv'] as const)(
    'as a %s is refused for month 13, and to who is not signed in',
    async (format) => {
      expect((await download(format, { from: '2026-13-01' })).statusCode).toBe(400)
      const url = `/api/back-office/bills/${format}`
      expect((await setup.app.inject({ url })).statusCode).toBe(401)
    },
  )
})

describe('The export Ontbijtjes', () => {
  it('has the boxes, when and where they are brought, and what they cost', async () => {
    const answer = await download('csv', { kind: 'breakfast-order' })
    expect(answer.headers['content-disposition']).toContain('Ontbijtjes.csv')
    expect(answer.body).toContain(
      ';2026-03-04;9.30-10.00;Oma van der Meer;Dorpsstraat 1a, 6171 AA Stein;2;1;Wacht op betaling;38,80;0,00;0,00;38,80\r\n',
    )
  })
})

describe('An export of more than a part', () => {
  it('has every booking once, by day', async () => {
    await setup.pool.query('TRUNCATE bookings, folios, breakfast_orders CASCADE')
    await fillWithBookings(setup.pool, 2_500, '2026-02-01')
    const { rows } = await setup.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM bookings',
    )
    const lines = (await download('csv')).body.trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(rows[0]!.count)
    expect(new Set(lines).size).toBe(lines.length)
    const days = lines.map((line) => line.split(';')[4]!)
    expect(days).toEqual(days.toSorted())
  })
})
