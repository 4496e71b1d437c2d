import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import { BreakfastOrderPlan } from '../../../api/breakfast-orders/breakfast-order.ts'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import { handsOfStaff, handsOnOrders } from '../setup/hands-of-staff.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldOrder } from './some-old-books.ts'
import { day, oldBooking, oldHouse, oldRoomType } from './some-old-house.ts'
import { pressOn } from '../setup/version-of.ts'

const held = (key: string) =>
  oldBooking(key, {
    ...{ path: `tempFam/${key}`, area: 'temporary', paid: false, number: key, roomNumber: null },
    ...{ arrival: day('2026-03-13'), departure: day('2026-03-16'), priceCents: 44_900 },
  })
const placed = (key: string) => oldOrder(key, { paid: false, number: key })

let setup: TestSetup
let report: OldSiteReport
beforeAll(async () => {
  setup = await openEmptyHouse()
  report = await importedInto(setup, {
    company: { ...oldHouse().company, email: 'huis@example.com' },
    roomTypes: [oldRoomType()],
    bookings: [held('waits'), held('pays')],
    breakfastOrders: [placed('stays'), placed('paid')],
  })
})
afterAll(() => setup.close())

const idOf = async (table: string, number: string) =>
  (await setup.pool.query<{ id: string }>(`SELECT id FROM ${table} WHERE number = $1`, [number]))
    .rows[0]!.id

/** What the plan of a booking or an order has to do now and later, in short. */
async function stepsOf(table: 'bookings' | 'breakfast_orders', number: string, at: string) {
  const id = await idOf(table, number)
  const now = Date.parse(at)
  const steps =
    table === 'bookings'
      ? setup.app.get(BookingPlan).plan((await setup.app.get(BookingPlan).load(id))!, now)
      : setup.app
          .get(BreakfastOrderPlan)
          .plan((await setup.app.get(BreakfastOrderPlan).load(id))!, now)
  return steps.map(({ step, about, dueAt }) =>
    step === 'sendMail' ? `mail ${about}` : `${step} ${new Date(dueAt).toISOString()}`,
  )
}

describe('An unpaid booking or order of the old site', () => {
  it('is listed, so that staff decide of it', () => {
    expect(report.remarks.filter(({ kind }) => kind === 'undecided')).toMatchObject(
      ['tempFam/waits', 'tempFam/pays', 'content/orders/stays', 'content/orders/paid'].map(
        (path) => ({ path, sentence: expect.stringContaining('is niet betaald') }),
      ),
    )
  })

  it('keeps its room until the departure, and no mail tells the guest of it', async () => {
    expect(await stepsOf('bookings', 'waits', '2026-02-20T12:00Z')).toEqual([
      'expireHold 2026-03-16T11:00:00.000Z',
    ])
  })

  it('stands until its delivery day ends, and no mail tells the guest of it', async () => {
    expect(await stepsOf('breakfast_orders', 'stays', '2026-02-18T12:00Z')).toEqual([
      'lapse 2026-02-20T23:00:00.000Z',
    ])
  })

  it('of a stay is confirmed by mail once it is paid here, as any other', async () => {
    const id = await idOf('bookings', 'pays')
    const { rows } = await setup.pool.query<{ open: number }>(
      'SELECT balance_cents AS open FROM folio_balances WHERE folio_id = $1',
      [id],
    )
    const receipt = { cents: rows[0]!.open, method: 'bank', by: 'Mieke' } as const
    expect(
      await handsOfStaff(setup.app).markPaid(id, { ...receipt, requestId: randomUUID() }),
    ).toBe(null)
    expect(await stepsOf('bookings', 'pays', '2026-02-20T12:00Z')).toEqual([
      'mail confirmation',
      'mail arrival',
      'mail thank-you',
    ])
  })

  it('of boxes is confirmed by mail once it is paid here, and the house hears what to bring', async () => {
    const id = await idOf('breakfast_orders', 'paid')
    const receipt = { cents: 3_185, method: 'bank', ...(await pressOn(setup.pool, id)) } as const
    expect(await handsOnOrders(setup.app).markPaid(id, receipt)).toBe(null)
    expect((await stepsOf('breakfast_orders', 'paid', '2026-02-18T12:00Z')).toSorted()).toEqual([
      'mail breakfast-confirmation',
      'mail breakfast-to-bring',
    ])
  })
})
