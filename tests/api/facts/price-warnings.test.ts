import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PriceWarningsView } from '../../../api/facts/price-warnings-controller.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const URL = '/api/back-office/settings/price-warnings'
const years = async () => (await staff.get<PriceWarningsView>(URL)).body.yearsWithoutSeasons

describe('Staff are warned of a year on sale without seasons', () => {
  it('from the first day on which one of its nights can be booked, until it has one', async () => {
    // 400 days before 1 January 2027 its first night comes on sale.
    setup.time.now = Date.parse('2025-11-27T12:00:00+01:00')
    expect(await years()).toEqual([])
    setup.time.now = Date.parse('2025-11-28T12:00:00+01:00')
    expect(await years()).toEqual([2027])
    await setup.pool.query(
      `INSERT INTO seasons (first_night, last_date, cents, source) VALUES ('2027-07-01', '2027-08-31', 1000, 'staff')`,
    )
    await setup.pool.query(`SELECT pg_notify('changed', '{"noun":"settings","id":null}')`)
    await expect.poll(years, { timeout: 5_000 }).toEqual([])
  })

  it('and guests are not', async () => {
    expect((await setup.app.inject({ url: URL })).statusCode).toBe(401)
  })
})
