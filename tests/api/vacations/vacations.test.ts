import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import type { BreakfastOptionsView } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { StaffRoomView } from '../../../api/rooms/room-views.ts'
import type {
  VacationTakeBackRequest,
  VacationRequest,
} from '../../../api/vacations/vacation-shape.ts'
import type {
  TakenBackView,
  VacationPreviewView,
  VacationView,
} from '../../../api/vacations/vacation-view.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const VACATIONS = '/api/back-office/vacations'
const MARCH = { firstNight: '2026-03-02', lastNight: '2026-03-03' }

let setup: TestSetup
let staff: SignedIn
let rooms: StaffRoomView[]
beforeAll(async () => {
  // Its today is Monday 2 February 2026.
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'ruime-knusse-kamer', rooms: 1 },
    ],
  })
  staff = await signedIn(setup.app)
  rooms = (await staff.get<StaffRoomView[]>('/api/back-office/rooms')).body
})
afterAll(() => setup.close())
afterEach(async () => {
  await setup.pool.query('DELETE FROM closures; DELETE FROM breakfast_orders')
  await emptySetup(setup.pool)
})

const room = (number: number) => rooms.find((each) => each.number === number)!.id

const preview = async (asked: Partial<VacationRequest> = {}) =>
  (
    await staff.post<VacationPreviewView & ApiError>('/api/back-office/vacation-previews', {
      nights: [MARCH],
      roomIds: null,
      ...asked,
    })
  ).body

/** Plans what a screen has shown: the bookings on the nights are looked at first. */
async function plan(asked: Partial<VacationRequest> = {}) {
  const chosen = { nights: [MARCH], roomIds: null, ...asked }
  const seen = asked.seen ?? (await preview(chosen)).seen
  return staff.post<VacationView & ApiError>(VACATIONS, {
    id: randomUUID(),
    reason: 'Naar zee',
    ...chosen,
    seen,
  })
}
const takeBack = (id: string, asked: Partial<VacationTakeBackRequest> = {}) =>
  staff.post<TakenBackView & ApiError>(`${VACATIONS}/${id}/take-back`, {
    nights: null,
    roomIds: null,
    ...asked,
  })
const guestBooks = async () => (await book(setup.app, twoNights)).status
const closed = async () =>
  (await staff.get<AgendaView>('/api/back-office/agenda?from=2026-03-01&until=2026-04-01')).body
    .closures

describe('A vacation', () => {
  it('closes several ranges of several rooms as one, and says who planned it', async () => {
    const { status, body } = await plan({
      nights: [MARCH, { firstNight: '2026-03-10', lastNight: '2026-03-10' }],
      roomIds: [room(1), room(3)],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      reason: 'Naar zee',
      when: 'coming',
      firstNight: '2026-03-02',
      lastNight: '2026-03-10',
      nights: 3,
      plannedBy: expect.stringMatching(/./) as string,
    })
    expect(body.parts.map(({ roomNumber, firstNight }) => [roomNumber, firstNight])).toEqual([
      [1, '2026-03-02'],
      [3, '2026-03-02'],
      [1, '2026-03-10'],
      [3, '2026-03-10'],
    ])
    expect(await staff.get(`${VACATIONS}/${body.id}`)).toMatchObject({ status: 200, body })
    expect(await staff.get(`${VACATIONS}/${body.parts[3]!.id}`)).toMatchObject({ body })
    expect(await closed()).toHaveLength(4)
    expect(await guestBooks()).toBe(201)
    expect(await guestBooks()).toBe(409)
  })

  it('lists the bookings inside first, and leaves them where they are', async () => {
    await occupy(setup.pool, { room: 1, arrival: '2026-03-03', departure: '2026-03-05' })
    await occupy(setup.pool, { room: 3, arrival: '2026-02-28', departure: '2026-03-02' })
    const cancelled = await occupy(setup.pool, {
      room: 2,
      arrival: '2026-03-02',
      departure: '2026-03-04',
    })
    await setup.pool.query(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [cancelled])
    const { bookings } = await preview()
    expect(bookings.map(({ roomNumber, arrival }) => [roomNumber, arrival])).toEqual([
      [1, '2026-03-03'],
    ])
    expect((await preview({ roomIds: [room(2)] })).bookings).toEqual([])
    expect((await plan()).status).toBe(201)
    expect(await preview()).toMatchObject({ bookings: [{ state: 'confirmed', roomNumber: 1 }] })
  })

  it('is refused when a booking came in since the list was shown', async () => {
    const { seen } = await preview()
    await occupy(setup.pool, { room: 1, arrival: '2026-03-03', departure: '2026-03-05' })
    const { status, body } = await plan({ seen })
    expect([status, body.error]).toEqual([
      409,
      {
        reason: 'changed-meanwhile',
        text: 'De boekingen op deze nachten zijn intussen veranderd. Er is niets gesloten. Bekijk de lijst.',
        changes: [],
      },
    ])
    expect(await closed()).toEqual([])
    expect((await plan()).status).toBe(201)
  })

  it('asked for twice by the same press is planned once', async () => {
    const id = randomUUID()
    const answers = [...(await Promise.all([plan({ id }), plan({ id })])), await plan({ id })]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers[2]!.body).toEqual(answers[0]!.body)
    expect(await closed()).toHaveLength(1)
  })

  it('of the whole property stops breakfasts on its days, names those already ordered, and a vacation of rooms does not', async () => {
    expect((await orderBreakfast(setup.app)).status).toBe(201)
    const nights = [{ firstNight: '2026-03-03', lastNight: '2026-03-04' }]
    const closedDays = async () =>
      (
        await setup.app.inject({ url: '/api/breakfast-orders/options' })
      ).json<BreakfastOptionsView>().closedDays
    expect(await preview({ nights, roomIds: [room(1), room(2), room(3)] })).toMatchObject({
      stopsDeliveries: false,
      orders: [],
    })
    expect(await preview({ nights })).toMatchObject({
      stopsDeliveries: true,
      orders: [{ name: threeBoxes.name, day: '2026-03-04' }],
    })
    await plan({ nights, roomIds: [room(1), room(2), room(3)] })
    expect(await closedDays()).not.toContain('2026-03-04')
    const { body } = await plan({ nights })
    expect(await closedDays()).toEqual(expect.arrayContaining(['2026-03-03', '2026-03-04']))
    expect((await orderBreakfast(setup.app)).status).toBe(400)
    await takeBack(body.id, { nights: { firstNight: '2026-03-04', lastNight: '2026-03-04' } })
    expect(await closedDays()).toContain('2026-03-03')
    expect(await closedDays()).not.toContain('2026-03-04')
  })

  const notToBeClosed: [string, Partial<VacationRequest>, string, string][] = [
    ['no nights', { nights: [] }, 'nights', 'Kies de nachten die u sluit.'],
    [
      'a night that is over',
      { nights: [{ firstNight: '2026-02-01', lastNight: '2026-02-03' }] },
      'nights',
      'Deze nacht is al voorbij.',
    ],
    [
      'a last night before the first',
      { nights: [{ firstNight: '2026-03-03', lastNight: '2026-03-01' }] },
      'nights',
      'De laatste nacht ligt voor de eerste.',
    ],
    [
      'nights far ahead',
      { nights: [{ firstNight: '2026-03-01', lastNight: '2036-03-01' }] },
      'nights',
      'Kies nachten binnen drie jaar.',
    ],
    ['no room', { roomIds: [] }, 'roomIds', 'Kies een kamer, of het hele huis.'],
    ['a room that is not there', { roomIds: [999] }, 'roomIds', 'Kies een kamer.'],
  ]

  it.each(notToBeClosed)(
    'with %s is refused by its preview as by the plan, with the same words at the same field',
    async (_, asked, field, text) => {
      const refused = { reason: 'invalid-input', fields: [{ field, text }] }
      expect((await preview(asked)).error).toMatchObject(refused)
      expect((await plan({ seen: 'x', ...asked })).body.error).toMatchObject(refused)
    },
  )

  it.each<[string, Record<string, unknown>, string, string]>([
    ...notToBeClosed,
    ['a long reason', { reason: 'x'.repeat(161) }, 'reason', 'Gebruik hier hoogstens 160 tekens.'],
  ])('with %s is refused at its field', async (_, asked, field, text) => {
    const { status, body } = await plan({ seen: '', ...asked })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field, text }] }])
    expect(await closed()).toEqual([])
  })
})

describe('Taking a vacation back', () => {
  it('as a whole opens all its nights, and leaves what was closed before by itself', async () => {
    await staff.post('/api/back-office/closures', {
      ...MARCH,
      scope: 'room',
      roomId: room(3),
      reason: 'Schilder',
    })
    const { body } = await plan()
    expect(await guestBooks()).toBe(422)
    expect(await takeBack(body.id)).toEqual({ status: 200, body: { left: null } })
    expect(await closed()).toMatchObject([{ roomId: room(3), reason: 'Schilder' }])
    expect(await guestBooks()).toBe(201)
    expect((await staff.get(`${VACATIONS}/${body.id}`)).status).toBe(404)
  })

  it('in part opens a room on some nights: the rest stays closed, under the same vacation', async () => {
    const { body } = await plan({
      nights: [{ firstNight: '2026-03-01', lastNight: '2026-03-05' }],
    })
    const answer = await takeBack(body.id, { nights: MARCH, roomIds: [room(1)] })
    const parts = answer.body.left!.parts.map(({ scope, roomNumber, firstNight, lastNight }) => [
      scope,
      roomNumber,
      firstNight,
      lastNight,
    ])
    expect(parts).toEqual([
      ['property', null, '2026-03-01', '2026-03-01'],
      ['room', 2, '2026-03-02', '2026-03-03'],
      ['room', 3, '2026-03-02', '2026-03-03'],
      ['property', null, '2026-03-04', '2026-03-05'],
    ])
    expect(answer.body.left).toMatchObject({ id: body.id, reason: 'Naar zee', nights: 5 })
    expect([await guestBooks(), await guestBooks()]).toEqual([201, 409])
  })

  it('that is running keeps the nights that are over', async () => {
    const { rows } = await setup.pool.query<{ id: string }>(
      `INSERT INTO closures (nights, reason) VALUES ('[2026-01-28,2026-02-10)', 'Vakantie') RETURNING vacation_id AS id`,
    )
    const { body } = await takeBack(rows[0]!.id)
    expect(body.left).toMatchObject({
      when: 'past',
      firstNight: '2026-01-28',
      lastNight: '2026-02-01',
    })
    const again = await takeBack(rows[0]!.id)
    expect([again.status, again.body.error.text]).toEqual([
      400,
      'Op deze nachten is hier niets te openen.',
    ])
  })

  it('by two people at once, a room each, leaves neither closed', async () => {
    const { body } = await plan()
    await Promise.all([
      takeBack(body.id, { roomIds: [room(1)] }),
      takeBack(body.id, { roomIds: [room(3)] }),
    ])
    expect(await closed()).toMatchObject([{ roomId: room(2) }])
  })

  it.each(['geen', randomUUID(), '999'])('that is not there (%s) is not found', async (id) => {
    const { status, body } = await takeBack(id)
    expect([status, body.error.text]).toEqual([404, 'Deze vakantie bestaat niet.'])
    expect((await staff.get(`${VACATIONS}/${id}`)).status).toBe(404)
  })
})

describe('The list of vacations', () => {
  it('shows what runs and what comes by first night, and on asking what is over, the latest first', async () => {
    await plan({ nights: [{ firstNight: '2026-05-01', lastNight: '2026-05-02' }], reason: 'later' })
    await plan({
      nights: [{ firstNight: '2026-02-02', lastNight: '2026-03-09' }],
      roomIds: [room(1), room(2)],
      reason: 'nu',
    })
    await setup.pool.query(
      `INSERT INTO closures (nights, reason) VALUES ('[2025-12-01,2025-12-03)', 'lang over'), ('[2026-01-01,2026-02-02)', 'net over')`,
    )
    const list = async (question: Record<string, unknown>) => {
      const query = Object.entries(question).map(
        ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
      )
      const { body, headers } = await staff.get<VacationView[]>(`${VACATIONS}?${query.join('&')}`)
      return [body.map(({ reason, when }) => `${reason}: ${when}`), headers['content-range']]
    }
    expect(await list({ filter: { past: false } })).toEqual([
      ['nu: running', 'later: coming'],
      'vacations 0-1/2',
    ])
    expect(await list({ filter: { past: true }, sort: ['firstNight', 'DESC'] })).toEqual([
      ['net over: past', 'lang over: past'],
      'vacations 0-1/2',
    ])
    expect(await list({ range: [2, 2] })).toEqual([['nu: running'], 'vacations 2-2/4'])
  })
})
