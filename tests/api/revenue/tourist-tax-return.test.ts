import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TouristTaxView } from '../../../api/revenue/revenue-controller.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { readXlsx } from '../spreadsheets/read-xlsx.ts'

const RETURN = '/api/back-office/tourist-tax-return'
let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 4 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(() => emptySetup(setup.pool))

describe('The return of tourist tax', () => {
  it('has what is owed for the nights of a month, quarter or year, and the stay behind it', async () => {
    const { id, number } = (await book(setup.app, twoNights)).body
    await setup.pool.query(confirmedAndPaid())
    for (const period of ['2026-03', '2026-Q1', '2026']) {
      const { body } = await staff.get<TouristTaxView>(`${RETURN}?period=${period}`)
      expect(body).toMatchObject({
        period,
        cents: 1_000,
        taxedNights: 4,
        exemptNights: 0,
        remitted: [],
        tariffs: [{ perNightCents: 250, taxedNights: 4, cents: 1_000 }],
        stays: [{ id, number, persons: 2, taxedNights: 4, exemptNights: 0, cents: 1_000 }],
      })
    }
    const empty = await staff.get<TouristTaxView>(`${RETURN}?period=2026-Q2`)
    expect(empty.body).toMatchObject({ cents: 0, stays: [], tariffs: [] })
  })

  it('is a spreadsheet too, of typed days and euros that add up', async () => {
    const { number } = (await book(setup.app, twoNights)).body
    await setup.pool.query(confirmedAndPaid())
    const answer = await setup.app.inject({
      url: `${RETURN}/spreadsheet?period=2026-Q1`,
      cookies: staff.cookies,
    })
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    const { name, rows } = readXlsx(answer.rawPayload)
    expect(name).toBe('Toeristenbelasting 2026-Q1')
    const [first, last] = [{ day: '2026-03-02' }, { day: '2026-03-04' }]
    expect(rows[1]).toEqual([
      number,
      'Anna van den Berg',
      first,
      last,
      2,
      0,
      0,
      4,
      0,
      { euro: 10 },
      0,
    ])
    expect(rows[3]).toMatchObject({ 0: 'Totaal', 9: { euro: 10, sum: 'SUM(J2:J2)' } })
  })
})
