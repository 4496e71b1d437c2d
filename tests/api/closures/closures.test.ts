import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import type { AvailabilityView } from '../../../api/availability/availability-shapes.ts'
import type { BookingView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { ClosureRequest } from '../../../api/closures/closure-shape.ts'
import type { ClosureView } from '../../../api/closures/closure-view.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { listen } from '../../../api/database/listener.ts'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { StaffRoomView } from '../../../api/rooms/room-views.ts'
import { lockRoomType } from '../../../api/rooms/room-type-lock.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const CLOSURES = '/api/back-office/closures'

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
    processes: 2,
  })
  staff = await signedIn(setup.app)
  rooms = (await staff.get<StaffRoomView[]>('/api/back-office/rooms')).body
})
afterAll(() => setup.close())
afterEach(async () => {
  await setup.pool.query('DELETE FROM closures')
  await emptySetup(setup.pool)
})

const room = (number: number) => rooms.find((each) => each.number === number)!
const painter = (asked: Partial<ClosureRequest> = {}): ClosureRequest => ({
  scope: 'room',
  roomId: room(1).id,
  firstNight: '2026-03-02',
  lastNight: '2026-03-03',
  reason: 'Schilder',
  ...asked,
})
const plan = (asked: Partial<ClosureRequest> = {}) =>
  staff.post<ClosureView & ApiError>(CLOSURES, painter(asked))

/** The types of which a guest is offered a room, for the two nights of `twoNights`. */
async function offered(process = 0): Promise<string[]> {
  const { app } = setup.processes[process]!
  const answer = await app.inject({
    url: '/api/availability?arrival=2026-03-02&departure=2026-03-04&guests=2',
  })
  return answer.json<AvailabilityView>().offers.map(({ slug }) => slug)
}

describe('A closure', () => {
  it('is written down with who closed the nights and who opened them', async () => {
    const { body } = await plan()
    await staff.delete(`${CLOSURES}/${body.id}`)
    const { body: changes } = await staff.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"closures"}',
    )
    const its = changes.filter(({ key }) => key === String(body.id))
    expect(its.map(({ action }) => action)).toEqual(['removed', 'added'])
    expect(new Set(its.map(({ by }) => by)).size).toBe(1)
  })

  it('of a room takes its nights from guests and from the agenda, on every process, until it is opened again', async () => {
    expect(await offered(1)).toContain('ruime-knusse-kamer')
    const { status, body } = await plan({ roomId: room(3).id })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number) as number,
        scope: 'room',
        roomId: room(3).id,
        roomNumber: 3,
        roomTypeId: null,
        roomTypeName: 'Ruime knusse kamer',
        firstNight: '2026-03-02',
        lastNight: '2026-03-03',
        nights: 2,
        reason: 'Schilder',
      },
    ])
    expect(await offered(1)).not.toContain('ruime-knusse-kamer')
    const agenda = await staff.get<AgendaView>(
      '/api/back-office/agenda?from=2026-03-02&until=2026-03-09',
    )
    expect(agenda.body.closures).toMatchObject([
      { id: body.id, roomId: room(3).id, from: '2026-03-02', until: '2026-03-04' },
    ])
    expect(await staff.delete(`${CLOSURES}/${body.id}`)).toEqual({ status: 200, body })
    expect(await offered(1)).toContain('ruime-knusse-kamer')
    expect((await staff.get(`${CLOSURES}/${body.id}`)).status).toBe(404)
  })

  it('of a room type closes all its rooms, and of the whole property every room', async () => {
    const { body } = await plan({ scope: 'room-type', roomTypeId: room(1).roomTypeId })
    expect(body).toMatchObject({ scope: 'room-type', roomId: null, roomTypeName: 'Knusse kamer' })
    expect(await offered()).toEqual(['ruime-knusse-kamer'])
    await plan({ scope: 'property' })
    expect(await offered()).toEqual([])
    expect((await book(setup.app, twoNights)).status).toBe(422)
  })

  it('leaves the morning after its last night: one may arrive that day', async () => {
    await plan({ scope: 'property', firstNight: '2026-02-27', lastNight: '2026-03-01' })
    expect((await book(setup.app, twoNights)).status).toBe(201)
  })

  it('leaves bookings on its nights where they are, and staff can count them before', async () => {
    await occupy(setup.pool, { room: 1, arrival: '2026-03-03', departure: '2026-03-05' })
    const cancelled = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-03-02',
      departure: '2026-03-03',
    })
    await setup.pool.query(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [cancelled])
    await occupy(setup.pool, { room: 2, arrival: '2026-03-02', departure: '2026-03-04' })
    const filter = { live: true, from: '2026-03-02', until: '2026-03-04', roomId: room(1).id }
    const standing = () =>
      staff.get<BookingView[]>(
        `/api/back-office/bookings?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    expect((await standing()).headers['content-range']).toBe('bookings 0-0/1')
    expect((await plan()).status).toBe(201)
    expect((await standing()).body).toMatchObject([{ state: 'confirmed', roomNumber: 1 }])
  })

  it('can be changed as a whole: the old nights are free again', async () => {
    const { body } = await plan()
    const changed = await staff.put<ClosureView>(
      `${CLOSURES}/${body.id}`,
      painter({ scope: 'room-type', roomTypeId: room(3).roomTypeId, reason: null }),
    )
    expect(changed).toMatchObject({
      status: 200,
      body: { id: body.id, scope: 'room-type', roomId: null, reason: '' },
    })
    expect(await offered()).toEqual(['knusse-kamer'])
  })

  it('that began earlier keeps its first night, and may end sooner', async () => {
    const { rows } = await setup.pool.query<{ id: number }>(
      `INSERT INTO closures (nights, reason) VALUES ('[2026-01-28,2026-02-10)', 'Vakantie') RETURNING id`,
    )
    const running = painter({
      scope: 'property',
      firstNight: '2026-01-28',
      lastNight: '2026-02-05',
    })
    expect((await staff.put(`${CLOSURES}/${rows[0]!.id}`, running)).status).toBe(200)
    const moved = { ...running, firstNight: '2026-01-29' }
    expect(await staff.put<ApiError>(`${CLOSURES}/${rows[0]!.id}`, moved)).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'firstNight', text: 'Deze nacht is al voorbij.' }] } },
    })
  })

  it.each<[Partial<ClosureRequest> | Record<string, unknown>, string, string]>([
    [{ scope: 'huis' }, 'scope', 'Kies wat u sluit.'],
    [{ roomId: null }, 'roomId', 'Kies een kamer.'],
    [{ roomId: 999 }, 'roomId', 'Kies een kamer.'],
    [{ roomId: 'x' }, 'roomId', 'Kies een kamer.'],
    [{ scope: 'room-type' }, 'roomTypeId', 'Kies een kamertype.'],
    [{ scope: 'room-type', roomTypeId: 999 }, 'roomTypeId', 'Kies een kamertype.'],
    [{ firstNight: null }, 'firstNight', 'Kies de eerste nacht.'],
    [{ firstNight: '2026-02-30' }, 'firstNight', 'Kies de eerste nacht.'],
    [{ firstNight: '0000-01-01' }, 'firstNight', 'Kies de eerste nacht.'],
    [{ lastNight: undefined }, 'lastNight', 'Kies de laatste nacht.'],
    [{ lastNight: '2026-03-01' }, 'lastNight', 'De laatste nacht ligt voor de eerste.'],
    [{ firstNight: '2026-02-01' }, 'firstNight', 'Deze nacht is al voorbij.'],
    [{ reason: 'x'.repeat(161) }, 'reason', 'Gebruik hier hoogstens 160 tekens.'],
    [{ reason: 'Schil\0der' }, 'reason', 'Hier staat een teken dat we niet kunnen lezen.'],
  ])('asked for with %j is refused at its field', async (asked, field, text) => {
    const { status, body } = await plan(asked)
    expect([status, body.error.reason]).toEqual([400, 'invalid-input'])
    expect(body.error).toMatchObject({ fields: [{ field, text }] })
    const { rows } = await setup.pool.query('SELECT FROM closures')
    expect(rows).toHaveLength(0)
  })

  it.each(['999', 'geen', '0'])('that is not there (%s) is not found', async (id) => {
    for (const answer of [
      await staff.get<ApiError>(`${CLOSURES}/${id}`),
      await staff.put<ApiError>(`${CLOSURES}/${id}`, painter()),
      await staff.delete<ApiError>(`${CLOSURES}/${id}`),
    ])
      expect([answer.status, answer.body.error.text]).toEqual([404, 'Deze sluiting bestaat niet.'])
  })

  it('is told to every open screen', async () => {
    const heard: string[] = []
    const listener = await listen(setup.url, { channels: { changed: (said) => heard.push(said) } })
    const { body } = await plan()
    await vi.waitFor(() => expect(heard).toContain(`{"noun":"closures","id":"${body.id}"}`))
    await listener.close()
  })
})

describe('The list of closures', () => {
  const list = async (question: Record<string, unknown>) => {
    const query = Object.entries(question).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    )
    return staff.get<ClosureView[]>(`${CLOSURES}?${query.join('&')}`)
  }

  it('is sorted by first night, and shows what is still to come when asked from a day', async () => {
    await plan({ firstNight: '2026-05-01', lastNight: '2026-05-02', reason: 'later' })
    await plan({ firstNight: '2026-03-01', lastNight: '2026-03-09', reason: 'eerst' })
    const { body, headers } = await list({})
    expect(body.map(({ reason }) => reason)).toEqual(['eerst', 'later'])
    expect(headers['content-range']).toBe('closures 0-1/2')
    const reasons = async (filter: object) =>
      (await list({ filter })).body.map(({ reason }) => reason)
    expect(await reasons({ from: '2026-03-09' })).toEqual(['eerst', 'later'])
    expect(await reasons({ from: '2026-03-10' })).toEqual(['later'])
    expect(await reasons({ q: 'EERS' })).toEqual(['eerst'])
    expect(await reasons({ q: '%' })).toEqual([])
    expect(await reasons({ roomId: room(2).id })).toEqual([])
    const newest = await list({ sort: ['firstNight', 'DESC'], range: [0, 0] })
    expect(newest.body.map(({ reason }) => reason)).toEqual(['later'])
    expect(newest.headers['content-range']).toBe('closures 0-0/2')
  })
})

describe('Closures and bookings at the same time', () => {
  it('wait for each other: nights are closed only when no booking of the type is being written', async () => {
    let closed = false
    const closing: Promise<void>[] = []
    await inTransaction(setup.pool, async (client) => {
      await lockRoomType(client, room(1).roomTypeId)
      closing.push(
        plan().then(() => {
          closed = true
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(closed).toBe(false)
    })
    await Promise.all(closing)
    expect(closed).toBe(true)
  })

  it('end with every closure made, and no booking that came after it on its nights', async () => {
    const asked = await Promise.all([
      ...Array.from({ length: 6 }, (_, i) =>
        i % 2 ? plan({ scope: 'property' }) : plan({ roomId: room(1 + (i % 3)).id }),
      ),
      ...Array.from({ length: 6 }, () => book(setup.processes[1]!.app, twoNights)),
    ])
    expect(asked.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect((await book(setup.app, twoNights)).status).toBe(422)
  })
})
