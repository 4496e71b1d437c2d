import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revenueMonths } from '../../../api/revenue/revenue-months.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { revenuePerMonth } from '../../../rules/revenue/revenue-per-month.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { someOrder, writeOrder } from './some-order.ts'

const MOST = 6
let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: MOST }] })
})
afterAll(() => setup.close())

/** Everything, however the test's histories run on. */
const ever = { from: '2025-01-01', until: '2035-01-01' }

describe('Over any histories of orders', () => {
  it('the revenue of each month in the database is that of the rules, by the night and by payment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someOrder, { minLength: 1, maxLength: MOST }),
        async (histories) => {
          await emptySetup(setup.pool)
          const orders = []
          for (const [place, history] of histories.entries())
            orders.push((await writeOrder(setup.pool, history, place)).order)
          for (const basis of ['night-stayed', 'day-of-payment'] as const) {
            const found = await revenueMonths(setup.pool, ever, basis)
            const readings = { ...defaultReadings, 'revenue.basis': basis }
            const said = [...revenuePerMonth(orders, readings)].filter(([, cents]) => cents !== 0)
            expect(
              Object.fromEntries(
                found.map(({ month, cents }) => [month.slice(5) + month.slice(0, 4), cents]),
              ),
            ).toEqual(Object.fromEntries(said))
          }
        },
      ),
      { numRuns: 20 },
    )
  })
})
