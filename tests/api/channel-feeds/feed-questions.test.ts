import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import type { DashboardView } from '../../../api/dashboard/dashboard-view.ts'
import { book, twoNights } from '../setup/book.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  // Its today is Monday 2 February 2026.
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(async () => {
  await setup.pool.query('DELETE FROM channel_links')
  await emptySetup(setup.pool)
})

/** A link of room 1 with a feed that was read so many hours ago; answers its id. */
async function link(hoursAgo: number | null, more: { emptied?: boolean } = {}): Promise<number> {
  const at = (hours: number) => new Date(setup.time.now - hours * 3_600_000)
  const { rows } = await setup.pool.query<{ id: number }>(
    `WITH link AS (INSERT INTO channel_links (room_id, channel, made_at, last_fetched_at) SELECT id, 'airbnb', $1, $2 FROM rooms WHERE number = 1 RETURNING id)
     INSERT INTO channel_feeds (link_id, url, confirmed, emptied, tried_at, read_at) SELECT id, 'https://portal.example', true, $3, $2, $4 FROM link RETURNING link_id AS id`,
    [at(48), at(0), more.emptied ?? false, hoursAgo === null ? null : at(hoursAgo)],
  )
  return rows[0]!.id
}

/** A block of a link; answers its id. */
async function block(
  linkId: number,
  state: string,
  nights: string,
  more: { bookingId?: string; asks?: string } = {},
): Promise<number> {
  const { rows } = await setup.pool.query<{ id: number }>(
    `INSERT INTO feed_blocks (link_id, uid, name, nights, state, booking_id, asks, reference, first_read_at, changed_at)
     VALUES ($1, $3::text, 'either', $3::text::daterange, $2, $4, $5, 'HM1', now(), now()) RETURNING id`,
    [linkId, state, nights, more.bookingId ?? null, more.asks ?? null],
  )
  return rows[0]!.id
}

const attention = async () =>
  (await staff.get<DashboardView>('/api/back-office/dashboard')).body.attention
const nothing = { total: 0, first: [] }

describe('The dashboard', () => {
  it('names stays that are booked double, as long as a night of them is to come', async () => {
    const id = await link(1)
    const { body } = await book(setup.app, twoNights)
    const moved = await block(id, 'double', '[2026-03-02,2026-03-05)', { bookingId: body.id })
    const fresh = await block(id, 'double', '[2026-02-01,2026-02-03)')
    await block(id, 'double', '[2026-01-30,2026-02-02)')
    await block(id, 'stay', '[2026-04-01,2026-04-02)')
    const its = {
      channelName: 'Airbnb',
      roomTypeId: expect.any(Number),
      roomTypeName: 'Knusse kamer',
      reference: 'HM1',
    }
    const { doubles, feedQuestions } = await attention()
    expect(feedQuestions).toEqual(nothing)
    expect(doubles).toEqual({
      total: 2,
      first: [
        {
          ...its,
          id: fresh,
          arrival: '2026-02-01',
          departure: '2026-02-03',
          bookingId: null,
          name: null,
        },
        {
          ...its,
          id: moved,
          arrival: '2026-03-02',
          departure: '2026-03-05',
          bookingId: body.id,
          name: `${twoNights.firstName} ${twoNights.lastName}`,
        },
      ],
    })
  })

  it('counts the coming blocks on which a person decides, by the link', async () => {
    const id = await link(1)
    await block(id, 'unconfirmed', '[2026-03-02,2026-03-05)')
    await block(id, 'unclear', '[2026-03-05,2026-03-06)')
    await block(id, 'stay', '[2026-03-06,2026-03-08)', { asks: 'gone-billed' })
    await block(id, 'stay', '[2026-03-08,2026-03-09)')
    await block(id, 'ignored', '[2026-03-09,2026-03-10)')
    await block(id, 'unclear', '[2026-01-30,2026-02-02)')
    const { doubles, feedQuestions } = await attention()
    expect(doubles).toEqual(nothing)
    expect(feedQuestions).toEqual({
      total: 1,
      first: [
        {
          id,
          channelName: 'Airbnb',
          roomNumber: 1,
          waitingBlocks: 3,
          emptied: false,
          unread: false,
          readAt: new Date(setup.time.now - 3_600_000).toISOString(),
        },
      ],
    })
  })

  it.each([
    { hoursAgo: 23, unread: false },
    { hoursAgo: 25, unread: true },
    // Its link is two days old.
    { hoursAgo: null, unread: true },
  ])('says of a feed that was read $hoursAgo hours ago: unread $unread', async (one) => {
    await link(one.hoursAgo)
    const { total, first } = (await attention()).feedQuestions
    expect([total, first[0]?.unread ?? false]).toEqual([one.unread ? 1 : 0, one.unread])
  })

  it('says of a feed that it was emptied', async () => {
    await link(1, { emptied: true })
    expect((await attention()).feedQuestions.first).toEqual([
      expect.objectContaining({ emptied: true, unread: false, waitingBlocks: 0 }),
    ])
  })
})

describe('The agenda', () => {
  it('has stays that are booked double in its days, with a room of each type that is free on all their nights', async () => {
    const id = await link(1)
    const double = await block(id, 'double', '[2026-03-02,2026-03-05)')
    await block(id, 'unclear', '[2026-03-06,2026-03-08)')
    const doubles = async (from: string, until: string) =>
      (await staff.get<AgendaView>(`/api/back-office/agenda?from=${from}&until=${until}`)).body
        .doubles
    const its = { id: double, arrival: '2026-03-02', departure: '2026-03-05', name: null }
    const room = (number: number) => [
      { id: expect.any(Number), number, roomTypeName: 'Knusse kamer' },
    ]
    expect(await doubles('2026-03-04', '2026-03-11')).toEqual([
      expect.objectContaining({ ...its, freeRooms: room(1) }),
    ])
    expect(await doubles('2026-03-05', '2026-03-11')).toEqual([])
    await setup.pool.query(
      `INSERT INTO closures (room_id, nights) SELECT id, '[2026-03-04,2026-03-06)' FROM rooms WHERE number = 1`,
    )
    expect((await doubles('2026-03-02', '2026-03-09'))[0]!.freeRooms).toEqual(room(2))
    await occupy(setup.pool, { room: 2, arrival: '2026-03-01', departure: '2026-03-03' })
    expect((await doubles('2026-03-02', '2026-03-09'))[0]!.freeRooms).toEqual([])
    await setup.pool.query('DELETE FROM closures')
  })
})

it('A stay that a channel sold without a price says so, until it has one', async () => {
  const id = await occupy(setup.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
  const unpriced = async () => {
    const { body } = await staff.get<AgendaView>(
      '/api/back-office/agenda?from=2026-03-02&until=2026-03-09',
    )
    return body.bookings.map((booking) => booking.unpriced)
  }
  const set = (madeBy: string, cents: number) =>
    setup.pool.query('UPDATE bookings SET made_by = $2, total_cents = $3 WHERE id = $1', [
      id,
      madeBy,
      cents,
    ])
  await set('staff', 0)
  expect(await unpriced()).toEqual([false])
  await set('channel', 0)
  expect(await unpriced()).toEqual([true])
  await set('channel', 10_000)
  expect(await unpriced()).toEqual([false])
})
