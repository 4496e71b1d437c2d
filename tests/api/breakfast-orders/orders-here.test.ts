import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import type { BreakfastMorningView } from '../../../api/breakfast-mornings/breakfast-morning-shape.ts'
import type {
  BreakfastOrderAccepted,
  BreakfastOrderDetailView,
  BreakfastOrderStatusView,
  BreakfastQuoteView,
} from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import { DashboardController } from '../../../api/dashboard/dashboard-controller.ts'
import type { DaySheetView } from '../../../api/day-sheet/day-sheet-shape.ts'
import { DeliveryDistance } from '../../../api/delivery-distances/delivery-distance.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { FolioInvoicesView } from '../../../api/invoices/invoice-shapes.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { handsOnOrders } from '../setup/hands-of-staff.ts'
import { pressOn } from '../setup/version-of.ts'

const STAFF = '/api/back-office'
/** The day of the orders: tomorrow, with staff's 24 hours. */
const DAY = '2026-02-03'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
beforeEach(async () => {
  await emptySetup(setup.pool)
  setup.time.now = MONDAY
})
afterEach(() => vi.restoreAllMocks())

const {
  street: _street,
  houseNumber: _number,
  postcode: _postcode,
  city: _city,
  ...who
} = threeBoxes
/** Two boxes and one for a child, which their guest fetches or eats here: 2 × 13.95 + 6.95. */
const threeHere = { ...who, here: true, day: DAY, slot: 4, totalCents: 3485 }
const nowhere = { here: true, street: '', houseNumber: '', postcode: '', city: '', metres: null }

const order = (content: object, requestId: string = randomUUID()) =>
  staff.post<BreakfastOrderAccepted & ApiError>(`${STAFF}/desk-orders`, { ...content, requestId })
const one = async (id: string) =>
  (await staff.get<BreakfastOrderDetailView>(`${STAFF}/breakfast-orders/${id}`)).body
const act = async (id: string, what: string, content: object = {}) =>
  staff.post<BreakfastOrderDetailView>(`${STAFF}/breakfast-orders/${id}/acts/${what}`, {
    ...(await pressOn(setup.pool, id)),
    ...content,
  })
async function paid(content: object = threeHere): Promise<string> {
  const { id } = (await order(content)).body
  const cents = (await one(id)).balanceCents
  const press = await pressOn(setup.pool, id)
  await handsOnOrders(setup.app).markPaid(id, { cents, method: 'pin', ...press })
  return id
}
const morning = async () =>
  (await staff.get<BreakfastMorningView>(`${STAFF}/breakfast-mornings?day=${DAY}`)).body

describe('A breakfast that is not brought', () => {
  it('needs no address, costs its boxes alone, and nobody asks how far it is', async () => {
    const far = vi.spyOn(setup.app.get(DeliveryDistance), 'to')
    const asked = `adults=2&kids=1&city=Maastricht&day=${DAY}&here=true`
    const { body: quote } = await staff.get<BreakfastQuoteView>(
      `${STAFF}/desk-orders/quote?${asked}`,
    )
    expect(quote).toMatchObject({ ok: true, totalCents: 3485, lines: [{}, {}] })
    const { status, body } = await order(threeHere)
    expect([status, far.mock.calls]).toEqual([201, []])
    expect(await one(body.id)).toMatchObject({ ...nowhere, totalCents: 3485 })
    const { json } = await setup.app.inject({ url: `/api/breakfast-orders/${body.id}/status` })
    expect(json<BreakfastOrderStatusView>()).toMatchObject({
      here: true,
      street: '',
      quote: { totalCents: 3485 },
    })
  })

  it('keeps no address that was typed before, and is the same order by the same press', async () => {
    const typed = await order({ ...threeBoxes, ...threeHere }, 'press-of-the-desk')
    expect(await one(typed.body.id)).toMatchObject(nowhere)
    expect((await order(threeHere, 'press-of-the-desk')).body.id).toBe(typed.body.id)
  })

  it('has its day and time as any other, and delivery costs where it is brought after all', async () => {
    const soon = await order({ ...threeHere, day: '2026-02-02' })
    expect([soon.status, soon.body.error]).toMatchObject([400, { fields: [{ field: 'day' }] }])
    const { street: _, ...homeless } = { ...threeBoxes, day: DAY, slot: 4 }
    const brought = await order({ ...homeless, here: false })
    expect([brought.status, brought.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'street' }] },
    ])
    expect((await order({ ...threeBoxes, day: DAY, slot: 4 })).status).toBe(201)
    expect(await order({ ...threeHere, here: 'misschien' })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'here' }] } },
    })
  })

  it('is no order of the site: guests give an address', async () => {
    const { status, body } = await orderBreakfast(setup.app, {
      ...threeBoxes,
      ...{ here: true, street: '', totalCents: 3485 },
    })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field: 'street' }] }])
    const asked = 'adults=2&kids=1&city=Stein&here=true'
    const { json } = await setup.app.inject({ url: `/api/breakfast-orders/quote?${asked}` })
    expect(json<BreakfastQuoteView>()).toMatchObject({ totalCents: 3880 })
  })

  it('is made in the morning and stands on no route', async () => {
    const [here, brought] = [await paid(), await paid({ ...threeBoxes, day: DAY, slot: 4 })]
    const both = { adults: 4, kids: 2 }
    expect(await morning()).toMatchObject({
      slots: [{ slot: 4, orders: [{ id: brought }], here: [{ id: here }], boxes: both }],
      boxes: both,
    })
    const route = (orderIds: string[]) =>
      staff.put(`${STAFF}/breakfast-mornings/route`, { day: DAY, slot: 4, orderIds })
    expect((await route([brought, here])).status).toBe(400)
    expect((await route([brought])).status).toBe(200)
  })

  it('stands on the day sheet and in the agenda as such, and is no address of tomorrow', async () => {
    const id = await paid()
    const sheet = (await staff.get<DaySheetView>(`${STAFF}/day-sheet?day=${DAY}`)).body
    expect(sheet.deliveries).toMatchObject([{ id, ...nowhere }])
    const agenda = await staff.get<AgendaView>(`${STAFF}/agenda?from=${DAY}&until=2026-02-04`)
    expect(agenda.body.deliveries).toMatchObject([{ id, here: true, boxes: 3 }])
    const { tiles } = await setup.app.get(DashboardController).current()
    expect(tiles).toMatchObject({ breakfastsTomorrow: 3, addressesTomorrow: 0 })
    const filter = encodeURIComponent(JSON.stringify({ kind: 'breakfast-order' }))
    const url = `${STAFF}/bills/csv?filter=${filter}`
    const { body } = await setup.app.inject({ url, cookies: staff.cookies })
    expect(body).toContain(';Oma van der Meer;Afhalen of in huis;2;1;')
  })

  it('of a guest in the house says in which room, and is invoiced to their own address', async () => {
    const stay = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-02-02',
      departure: '2026-02-04',
    })
    const { rows } = await setup.pool.query<{ number: string }>(
      `UPDATE bookings SET address = 'Kade 7', postcode = '6211 AB', city = 'Maastricht' WHERE id = $1 RETURNING number`,
      [stay],
    )
    const bookingNumber = rows[0]!.number
    const here = await paid({ ...threeHere, bookingNumber })
    const brought = await paid({ ...threeBoxes, day: DAY, slot: 4, bookingNumber })
    expect(await one(here)).toMatchObject({ bookingId: stay, roomNumber: 1 })
    const buyer = async (id: string) =>
      (await staff.get<FolioInvoicesView>(`${STAFF}/invoices/of/${id}`)).body.buyer
    const address = { street: 'Kade', houseNumber: '7', postcode: '6211 AB', city: 'Maastricht' }
    expect(await buyer(here)).toMatchObject({ name: 'Liesbeth van der Meer', ...address })
    expect(await buyer(brought)).toMatchObject({ street: 'Dorpsstraat', city: 'Stein' })
  })

  it('is given to its guest, and the timeline says so', async () => {
    const id = await paid()
    expect((await act(id, 'deliver')).body).toMatchObject({ state: 'delivered', here: true })
    const { body } = await staff.get<TimelineStep[]>(`${STAFF}/timelines/breakfast-order/${id}`)
    expect(body.find(({ kind }) => kind === 'delivered')).toMatchObject({ data: { here: true } })
  })

  it('is not fetched, but fails at no door; one that is brought fails at a door alone', async () => {
    const [here, brought] = [await paid(), await paid({ ...threeBoxes, day: DAY, slot: 4 })]
    setup.time.now = Date.parse(`${DAY}T11:30:00+01:00`)
    const fail = (id: string, because: string) => act(id, 'fail-delivery', { because, note: '' })
    expect((await fail(here, 'nobody-home')).status).toBe(409)
    expect((await fail(brought, 'not-fetched')).status).toBe(409)
    expect((await fail(here, 'not-fetched')).body).toMatchObject({ failedBecause: 'not-fetched' })
    expect((await act(here, 'deliver')).body).toMatchObject({ failedBecause: null })
  })
})

describe('0084-breakfasts-here.sql', () => {
  it('leaves what was ordered before an order that is brought, and gives what is not brought no address', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    await setup.pool.query(
      `ALTER TABLE breakfast_orders DROP COLUMN here, DROP CONSTRAINT breakfast_orders_failed_because_check,
         ADD CONSTRAINT breakfast_orders_failed_because_check CHECK (failed_because IN ('nobody-home', 'wrong-address', 'other'))`,
    )
    const migration = new URL(
      '../../../api/database/migrations/0084-breakfasts-here.sql',
      import.meta.url,
    )
    await setup.pool.query(readFileSync(migration, 'utf8'))
    expect(await one(id)).toMatchObject({ here: false, street: 'Dorpsstraat', city: 'Stein' })
    const change = (what: string) =>
      setup.pool.query(`UPDATE breakfast_orders SET here = true${what} WHERE id = $1`, [id])
    const unaddressed = `, street = '', house_number = '', postcode = ''`
    for (const what of ['', unaddressed, `${unaddressed}, city = '', metres = 700`])
      await expect(change(what)).rejects.toThrow('breakfast_order_here')
    await change(`${unaddressed}, city = '', metres = NULL`)
    expect(await one(id)).toMatchObject(nowhere)
  })
})
