import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FeedReader } from '../../../api/channels/feed-reader.ts'
import { calendarOf, type PortalServer, startPortals } from '../channels/portal-server.ts'
import { book, twoNights } from '../setup/book.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'

let portals: PortalServer
beforeAll(async () => {
  portals = await startPortals()
})
afterAll(() => portals.close())

let house: TestSetup
beforeEach(async () => {
  house = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 1 },
      { slug: 'ruime-kamer', rooms: 1 },
    ],
  })
  Object.assign(house.app.get(FeedReader, { strict: false }), { reach: portals.reach })
})
afterEach(() => house.close())

/** What a portal sold, or the status that it answers with. */
type Played = string[] | number | 'nothing'

/** Plays a feed of a room. */
async function link(room: number, events: () => Played) {
  const path = `/room-${room}-${Math.random()}`
  const url = portals.at(path, (_, response) => {
    const now = events()
    if (now === 'nothing') return
    if (typeof now === 'number') return void response.writeHead(now).end()
    response.end(calendarOf(now.map((sale) => `${sale} Reserved`)))
  })
  await house.pool.query(
    `WITH link AS (INSERT INTO channel_links (room_id, channel) VALUES ($1, 'airbnb') RETURNING id)
     INSERT INTO channel_feeds (link_id, url, confirmed) SELECT id, $2, true FROM link`,
    [room, url],
  )
  return () => portals.requests.filter((request) => request.path === path).length
}

const sources = async () =>
  (
    await house.pool.query<{ source: string }>('SELECT source FROM bookings ORDER BY source')
  ).rows.map(({ source }) => source)

describe('Before a guest books', () => {
  it('the feed of the room type is read: who bought there just before has the last room', async () => {
    await link(1, () => ['sold 20260303 20260304'])
    const { status } = await book(house.app, twoNights)
    expect(status).toBe(409)
    expect(await sources()).toEqual(['airbnb'])
  })

  it('no feed is read that was read within two minutes, nor one of another room type', async () => {
    const read = await link(1, () => [])
    const other = await link(2, () => [])
    for (const day of ['02', '04', '06']) {
      const departure = `2026-03-0${Number(day) + 1}`
      const stay = { arrival: `2026-03-${day}`, departure, totalCents: 11_000 }
      await book(house.app, { ...twoNights, ...stay })
      house.time.now += 61_000
    }
    expect([read(), other()]).toEqual([2, 0])
  })

  it('guests who come at once wait for one read', async () => {
    const read = await link(1, () => [])
    const booked = await Promise.all([1, 2, 3].map(() => book(house.app, twoNights)))
    expect(booked.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(read()).toBe(1)
  })

  it.each([[500], ['nothing']] as const)(
    'a portal that answers %s ends no sale, and keeps nobody for longer than three seconds',
    async (answer) => {
      await link(1, () => answer)
      const { status, ms } = await book(house.app, twoNights)
      expect(status).toBe(201)
      // What a busy machine adds.
      expect(ms).toBeLessThan(3_000 + 1_500)
      expect((await book(house.app, { ...twoNights, roomType: 'ruime-kamer' })).ms).toBeLessThan(
        2_000,
      )
    },
  )
})
