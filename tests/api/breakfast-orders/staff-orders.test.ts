import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import type {
  BreakfastOrderDetailView,
  StaffBreakfastOrderView,
} from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { MONDAY } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { pressOn } from '../setup/version-of.ts'

const ORDERS = '/api/back-office/breakfast-orders'

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

const place = async (change: object = {}) =>
  (await orderBreakfast(setup.app, { ...threeBoxes, ...change })).body.id
const one = async (id: string) =>
  (await staff.get<BreakfastOrderDetailView>(`${ORDERS}/${id}`)).body
const receipt = { cents: 3880, method: 'cash', requestId: 'press-of-receipt' }
const act = async <Body = BreakfastOrderDetailView>(
  id: string,
  what: string,
  content: object = {},
) =>
  staff.post<Body>(`${ORDERS}/${id}/acts/${what}`, {
    ...(await pressOn(setup.pool, id)),
    ...content,
  })

describe('Staff’s breakfast orders', () => {
  it('are listed by the day and time of their delivery, and found by words and days', async () => {
    const late = await place({ slot: 4, receiver: 'Opa' })
    const early = await place({ slot: 1 })
    const later = await place({ day: '2026-03-09' })
    const listed = async (filter: object) => {
      const url = `${ORDERS}?filter=${encodeURIComponent(JSON.stringify(filter))}`
      const { body, headers } = await staff.get<StaffBreakfastOrderView[]>(url)
      return [body.map(({ id }) => id), headers['content-range']]
    }
    expect(await listed({})).toEqual([[early, late, later], 'breakfast-orders 0-2/3'])
    expect(await listed({ q: 'opa' })).toEqual([[late], 'breakfast-orders 0-0/1'])
    expect(await listed({ q: 'stein opa' })).toEqual([[late], 'breakfast-orders 0-0/1'])
    expect(await listed({ q: '%' })).toEqual([[], 'breakfast-orders 0-0/0'])
    expect(await listed({ from: '2026-03-05' })).toEqual([[later], 'breakfast-orders 0-0/1'])
    expect(await listed({ state: 'cancelled' })).toEqual([[], 'breakfast-orders 0-0/0'])
  })

  it('are nobody else’s to see or change', async () => {
    const id = await place()
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/${id}`],
      ['POST', `/${id}/acts/cancel`],
      ['POST', `/${id}/acts/mark-paid`],
      ['POST', `/${id}/acts/deliver`],
      ['POST', `/${id}/acts/refunded-by-hand`],
    ] as const) {
      const headers = { origin: 'http://localhost:3000' }
      const answer = await setup.app.inject({ method, url: `${ORDERS}${path}`, headers })
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
  })

  it('are paid at the door, brought, and then stay as they are', async () => {
    const id = await place()
    const paid = await act<BreakfastOrderDetailView>(id, 'mark-paid', receipt)
    expect(paid.body).toMatchObject({ state: 'confirmed', balanceCents: 0, paidCents: 3880 })
    const brought = await act<BreakfastOrderDetailView>(id, 'deliver')
    expect(brought.body.state).toBe('delivered')
    const late = await act<ApiError>(id, 'cancel', { refundLate: true })
    expect([late.status, late.body.error.text]).toEqual([
      409,
      'Dat kan bij deze bestelling niet meer.',
    ])
  })

  it('are changed at once, also while Temporal is away: its workflow finds the news when it is back', async () => {
    const id = await place()
    const news = async () =>
      (
        await setup.pool.query<{ topic: string }>(
          'SELECT topic FROM outbox WHERE subject_id = $1 AND delivered_at IS NULL ORDER BY id',
          [id],
        )
      ).rows.map(({ topic }) => topic)
    const before = await news()
    const paid = await act<BreakfastOrderDetailView>(id, 'mark-paid', receipt)
    expect([paid.status, paid.body.state]).toEqual([200, 'confirmed'])
    expect(await news()).toEqual([...before, 'changed'])
    // What is refused is no news.
    const much = { ...receipt, requestId: 'press-of-more', cents: 4000 }
    expect((await act(id, 'mark-paid', much)).status).toBe(400)
    expect(await news()).toEqual([...before, 'changed'])
  })

  it('stand in the agenda once they are paid, also when they are brought', async () => {
    const inAgenda = async () =>
      (await staff.get<AgendaView>('/api/back-office/agenda?from=2026-03-02&until=2026-03-09')).body
        .deliveries
    const [id, other] = [await place(), await place({ day: '2026-03-09' })]
    expect(await inAgenda()).toEqual([])
    for (const each of [id, other]) await act(each, 'mark-paid', receipt)
    const delivery = { id, receiver: 'Oma van der Meer', day: '2026-03-04', boxes: 3 }
    expect(await inAgenda()).toMatchObject([
      { ...delivery, slotLabel: '9.30-10.00', isDelivered: false },
    ])
    await act(id, 'deliver')
    expect(await inAgenda()).toMatchObject([{ ...delivery, isDelivered: true }])
  })

  it('refuse more money than is open, at its field', async () => {
    const id = await place()
    const much = { ...receipt, cents: 4000 }
    const answer = await act<ApiError>(id, 'mark-paid', much)
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'cents', text: 'Dit is meer dan er nog open staat.' }] } },
    })
  })

  it('say what staff have to pay back themselves, and note that they did, once', async () => {
    const id = await place()
    await act(id, 'mark-paid', receipt)
    await act(id, 'cancel', { refundLate: false })
    const { refundByHand, balanceCents } = await one(id)
    expect([balanceCents, refundByHand]).toEqual([-3880, { cents: 3880, refundIds: [] }])
    const noted = { ...refundByHand, method: 'cash', requestId: 'press-of-refund' }
    const path = `${ORDERS}/${id}/acts/refunded-by-hand`
    expect((await staff.post<BreakfastOrderDetailView>(path, noted)).body.balanceCents).toBe(0)
    expect((await staff.post<BreakfastOrderDetailView>(path, noted)).body.balanceCents).toBe(0)
    const other = { ...noted, requestId: 'another-press' }
    expect((await staff.post<ApiError>(path, other)).status).toBe(409)
  })

  it('let staff choose what goes back within 24 hours of the delivery only', async () => {
    const id = await place()
    await act(id, 'mark-paid', receipt)
    expect((await one(id)).refundIsChoice).toBe(false)
    setup.time.now = Date.parse('2026-03-03T09:30:00+01:00')
    expect((await one(id)).refundIsChoice).toBe(true)
    await act(id, 'cancel', { refundLate: false })
    expect(await one(id)).toMatchObject({
      state: 'cancelled',
      balanceCents: 0,
      totalCents: 3880,
      refundByHand: { cents: 0 },
    })
  })

  it('that nobody knows answer 404 in Dutch', async () => {
    const answer = await staff.get<ApiError>(`${ORDERS}/1`)
    expect([answer.status, answer.body.error.text]).toEqual([404, 'Deze bestelling bestaat niet.'])
  })
})
