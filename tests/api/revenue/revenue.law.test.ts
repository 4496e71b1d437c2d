import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revenueMonths } from '../../../api/revenue/revenue-sql.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import type { Period } from '../../../rules/calendar/named-period.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { type SoldOrder, revenuePerMonth } from '../../../rules/revenue/revenue-per-month.ts'
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

type Basis = Readings['revenue.basis']

/** Of the rules, by months such as `2026-07`; a month that comes to nothing is left out. */
const byTheRules = (orders: SoldOrder[], basis: Basis) =>
  Object.fromEntries(
    [...revenuePerMonth(orders, { ...defaultReadings, 'revenue.basis': basis })]
      .filter(([, cents]) => cents !== 0)
      .map(([key, cents]) => [`${key.slice(2)}-${key.slice(0, 2)}`, cents]),
  )
const inTheDatabase = async (period: Period, basis: Basis) =>
  Object.fromEntries(
    (await revenueMonths(setup.pool, period, basis)).map(({ month, cents }) => [month, cents]),
  )

describe('Over any histories of orders', () => {
  it('the revenue of each month in the database is that of the rules, by the night and by payment, each day of it too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someOrder, { minLength: 1, maxLength: MOST }),
        async (histories) => {
          await emptySetup(setup.pool)
          const orders = []
          for (const [place, history] of histories.entries())
            orders.push((await writeOrder(setup.pool, history, place)).order)
          for (const basis of ['night-stayed', 'day-of-payment'] as const)
            expect(await inTheDatabase(ever, basis)).toEqual(byTheRules(orders, basis))
          for (const day of new Set(orders.map(({ paidOn }) => paidOn))) {
            if (day === null) continue
            const thatDay = { from: formatDay(day), until: formatDay(day + 1) }
            expect(await inTheDatabase(thatDay, 'day-of-payment')).toEqual(
              byTheRules(
                orders.filter(({ paidOn }) => paidOn === day),
                'day-of-payment',
              ),
            )
          }
        },
      ),
      { numRuns: 20 },
    )
  })
})
