import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { type HandsOnOrders, handsOnOrders } from '../setup/hands-of-staff.ts'
import { pressOn } from '../setup/version-of.ts'
import { emptySetup } from '../setup/overlaps.ts'

let setup: TestSetup
let changes: HandsOnOrders
beforeAll(async () => {
  setup = await openSetup()
  changes = handsOnOrders(setup.app)
})
afterEach(() => emptySetup(setup.pool))
afterAll(() => setup.close())

/** How often the workflow of an order is told that it changed. */
async function told(id: string): Promise<number> {
  const { rows } = await setup.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM outbox WHERE subject_id = $1 AND topic = 'changed'`,
    [id],
  )
  return rows[0]!.count
}
const placed = async () => (await orderBreakfast(setup.app)).body.id
const receipt = { cents: 3_880, method: 'cash' } as const

describe('A change of a breakfast order', () => {
  it('that was made before is told to nobody again', async () => {
    const id = await placed()
    const paid = { ...receipt, ...(await pressOn(setup.pool, id)) }
    for (const _ of [1, 2]) expect(await changes.markPaid(id, paid)).toBeNull()
    expect(await told(id)).toBe(1)
    const brought = await pressOn(setup.pool, id)
    for (const _ of [1, 2]) expect(await changes.deliver(id, brought)).toBeNull()
    expect(await told(id)).toBe(2)
    const other = await placed()
    const press = await pressOn(setup.pool, other)
    const cancelled = { refundLate: false, ...press }
    for (const _ of [1, 2]) expect(await changes.cancel(other, cancelled)).toBeNull()
    expect(await told(other)).toBe(1)
  })
})
