import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BreakfastMorningView } from '../../../api/breakfast-mornings/breakfast-morning-shape.ts'
import type {
  BreakfastOrderDetailView,
  BreakfastOrderRequest,
} from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { handsOnOrders } from '../setup/hands-of-staff.ts'
import { pressOn, versionOf } from '../setup/version-of.ts'

const MORNINGS = '/api/back-office/breakfast-mornings'
const ORDERS = '/api/back-office/breakfast-orders'
/** The day of `threeBoxes`. */
const DAY = '2026-03-04'
const NOT_HOME = { because: 'nobody-home', note: '', requestId: 'press-of-nobody-home' }

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

/** An order that is paid, so far away by road. */
async function paid(
  metres: number | null,
  change: Partial<BreakfastOrderRequest> = {},
): Promise<string> {
  const { body } = await orderBreakfast(setup.app, { ...threeBoxes, ...change })
  await handsOnOrders(setup.app).markPaid(body.id, {
    cents: change.totalCents ?? threeBoxes.totalCents,
    method: 'cash',
    ...(await pressOn(setup.pool, body.id)),
  })
  await setup.pool.query('UPDATE breakfast_orders SET metres = $2 WHERE id = $1', [body.id, metres])
  return body.id
}

const morning = async (day?: string) =>
  (await staff.get<BreakfastMorningView>(day === undefined ? MORNINGS : `${MORNINGS}?day=${day}`))
    .body
const routes = async (day = DAY) =>
  (await morning(day)).slots.map(({ slot, orders, isKept }) => [
    slot,
    orders.map(({ id }) => id),
    isKept,
  ])
const keep = (route: object) =>
  staff.put<BreakfastMorningView & ApiError>(`${MORNINGS}/route`, route)
const fail = async (id: string, asked: object = NOT_HOME) => {
  const version = await versionOf(setup.pool, id)
  const content = { version, ...asked }
  return staff.post<BreakfastOrderDetailView & ApiError>(
    `${ORDERS}/${id}/acts/fail-delivery`,
    content,
  )
}
const act = async (id: string, what: 'cancel' | 'deliver') =>
  staff.post<BreakfastOrderDetailView>(`${ORDERS}/${id}/acts/${what}`, {
    ...(await pressOn(setup.pool, id)),
    ...(what === 'cancel' && { refundLate: true }),
  })
const itIsMorning = () => (setup.time.now = Date.parse(`${DAY}T09:10:00+01:00`))

describe('The sheet of a breakfast morning', () => {
  it('has the deliveries by slot, the nearest first, and what to bake', async () => {
    const late = await paid(500, { slot: 4, adults: 1, kids: 0, totalCents: 1790 })
    const far = await paid(8400)
    const unknown = await paid(null)
    const near = await paid(700)
    expect(await routes()).toEqual([
      [2, [near, far, unknown], false],
      [4, [late], false],
    ])
    const { boxes, slots, unpaid } = await morning(DAY)
    expect(boxes).toEqual({ adults: 7, kids: 3 })
    expect(slots.map((slot) => slot.boxes)).toEqual([
      { adults: 6, kids: 3 },
      { adults: 1, kids: 0 },
    ])
    expect(unpaid).toEqual([])
  })

  it('bakes nothing for who has not paid yet, and names them apart with their time', async () => {
    const { body } = await orderBreakfast(setup.app, threeBoxes)
    expect(await morning(DAY)).toMatchObject({
      slots: [],
      boxes: { adults: 0, kids: 0 },
      unpaid: [{ id: body.id }],
      payUntil: '2026-03-03T13:00:00.000Z',
    })
  })

  it('has no cancelled orders, and says what the guest wrote of allergies', async () => {
    const gone = await paid(700)
    const stays = await paid(900, { notes: '  Geen noten  ' })
    await act(gone, 'cancel')
    expect(await routes()).toEqual([[2, [stays], false]])
    expect((await morning(DAY)).slots[0]!.orders[0]).toMatchObject({ notes: 'Geen noten' })
  })

  it('is of today while something is to be brought, else of tomorrow', async () => {
    const [one, other] = [await paid(700), await paid(900)]
    expect((await morning()).day).toBe('2026-02-03')
    itIsMorning()
    expect((await morning()).day).toBe(DAY)
    await act(one, 'deliver')
    expect((await morning()).day).toBe(DAY)
    await fail(other)
    expect((await morning()).day).toBe('2026-03-05')
  })

  it('is refused for a day that does not exist, and to who is not signed in', async () => {
    const { status, body } = await staff.get<ApiError>(`${MORNINGS}?day=2026-02-30`)
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ field: 'day', text: 'Kies een bestaande dag.' }] },
    ])
    expect((await setup.app.inject({ url: MORNINGS })).statusCode).toBe(401)
  })
})

describe('The route that staff choose', () => {
  it('is kept for the day; what comes in later stands behind it', async () => {
    const [near, far] = [await paid(700), await paid(8400)]
    const kept = await keep({ day: DAY, slot: 2, orderIds: [far, near] })
    expect(kept.body.slots[0]).toMatchObject({ isKept: true, orders: [{ id: far }, { id: near }] })
    const later = await paid(100)
    expect(await routes()).toEqual([[2, [far, near, later], true]])
    await keep({ day: DAY, slot: 2, orderIds: [far, near] })
    expect(await routes()).toEqual([[2, [far, near, later], true]])
  })

  it('is by distance again when none is chosen', async () => {
    const [near, far] = [await paid(700), await paid(8400)]
    await keep({ day: DAY, slot: 2, orderIds: [far, near] })
    await keep({ day: DAY, slot: 2, orderIds: [] })
    expect(await routes()).toEqual([[2, [near, far], false]])
  })

  it('has no order of another slot, of another day, that nobody knows, or twice', async () => {
    const near = await paid(700)
    const late = await paid(900, { slot: 4 })
    for (const orderIds of [[near, late], [near, randomUUID()], [near, near], ['1'], near])
      expect(await keep({ day: DAY, slot: 2, orderIds })).toMatchObject({
        status: 400,
        body: { error: { fields: [{ field: expect.stringMatching(/^orderIds/) }] } },
      })
    const other = await keep({ day: '2026-03-05', slot: 2, orderIds: [near] })
    expect(other.status).toBe(400)
    expect((await keep({ day: '2026-02-30', slot: 2, orderIds: [] })).status).toBe(400)
    expect((await keep({ day: DAY, slot: 5, orderIds: [] })).status).toBe(400)
    expect(await routes()).toEqual([
      [2, [near], false],
      [4, [late], false],
    ])
  })
})

describe('A delivery that fails', () => {
  it('is told with its reason, moves no money, and can be brought after all', async () => {
    const id = await paid(700)
    itIsMorning()
    expect((await fail(id)).body).toMatchObject({
      state: 'confirmed',
      failedBecause: 'nobody-home',
      balanceCents: 0,
      totalCents: 3880,
    })
    const brought = await act(id, 'deliver')
    expect(brought.body).toMatchObject({ state: 'delivered', failedBecause: null, failedNote: '' })
  })

  it('or else is cancelled, with the money back where staff say so', async () => {
    const id = await paid(700)
    itIsMorning()
    await fail(id)
    const { body } = await act(id, 'cancel')
    expect(body).toMatchObject({ state: 'cancelled', refundByHand: { cents: 3880 } })
  })

  it('is one attempt however often the press arrives, also after it was brought', async () => {
    const id = await paid(700)
    itIsMorning()
    const told = async () => {
      const { body } = await staff.get<TimelineStep[]>(
        `/api/back-office/timelines/breakfast-order/${id}`,
      )
      return body.filter(({ kind }) => kind === 'delivery-failed')
    }
    await Promise.all([fail(id), fail(id), fail(id)])
    expect(await told()).toMatchObject([{ outcome: 'failed', data: { reason: 'nobody-home' } }])
    await fail(id, { because: 'other', note: 'De brug was open', requestId: 'a-second-attempt' })
    expect(await told()).toHaveLength(2)
    await act(id, 'deliver')
    expect((await fail(id)).body).toMatchObject({ state: 'delivered', failedBecause: null })
    expect((await fail(id, { ...NOT_HOME, requestId: 'much-too-late' })).status).toBe(409)
  })

  it('is refused before its day, unpaid, cancelled, and where nobody knows the order', async () => {
    const id = await paid(700)
    expect((await fail(id)).status).toBe(409)
    const unpaid = (await orderBreakfast(setup.app, threeBoxes)).body.id
    itIsMorning()
    expect((await fail(unpaid)).status).toBe(409)
    await act(id, 'cancel')
    expect((await fail(id)).status).toBe(409)
    const unknown = await fail(randomUUID())
    expect([unknown.status, unknown.body.error.text]).toEqual([
      404,
      'Deze bestelling bestaat niet.',
    ])
    expect((await fail('1')).status).toBe(404)
  })

  it.each([
    [{ because: 'rain' }, 'because', 'Kies waarom het niet is gelukt.'],
    [{ because: 'other', note: ' ' }, 'note', 'Schrijf op waarom het niet is gelukt.'],
    [{ note: 'x'.repeat(301) }, 'note', 'Deze tekst is te lang.'],
    [{ note: 7 }, 'note', 'Deze tekst is niet leesbaar.'],
    [{ requestId: '' }, 'requestId', expect.any(String)],
  ])('is refused at its field as %j', async (change, field, text) => {
    const id = await paid(700)
    itIsMorning()
    expect(await fail(id, { ...NOT_HOME, ...change })).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field, text }] } },
    })
    expect((await morning(DAY)).slots[0]!.orders[0]!.failedBecause).toBeNull()
  })
})
