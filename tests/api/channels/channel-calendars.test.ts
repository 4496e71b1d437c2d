import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChannelLinkView } from '../../../api/channels/channel-links.ts'
import type { StaffRoomView } from '../../../api/rooms/room-views.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const HOUR = 3_600_000

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
  setup.time.now = MONDAY
  await setup.pool.query('DELETE FROM channel_links; DELETE FROM closures')
  await emptySetup(setup.pool)
})

async function linkOf(number: number, channel = 'airbnb'): Promise<string> {
  const { id } = rooms.find((room) => room.number === number)!
  const { body } = await staff.post<ChannelLinkView>('/api/back-office/channel-links', {
    channel,
    roomId: id,
  })
  return new URL(body.url).pathname
}
const read = (url: string, headers: Record<string, string> = {}, process = 0) =>
  setup.processes[process]!.app.inject({ url, headers })

/** The events of a calendar before the closed season, as another’s parser reads them. */
async function eventsOf(url: string, process = 0) {
  const { body } = await read(url, {}, process)
  return new ICAL.Component(ICAL.parse(body) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .filter((event) => String(event.startDate) < '2026-12-24')
    .map((event) => ({
      nights: `${String(event.startDate)}–${String(event.endDate)}`,
      uid: event.uid,
      sequence: event.sequence,
      stamp: String(event.component.getFirstPropertyValue('dtstamp')),
      changed: String(event.component.getFirstPropertyValue('last-modified')),
    }))
}
const nightsOf = async (url: string) => (await eventsOf(url)).map(({ nights }) => nights)

describe('What a channel reads of a room', () => {
  it('is a calendar that nobody indexes, and that is asked for anew each time', async () => {
    const { statusCode, headers, body } = await read(await linkOf(3))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'none',
      etag: expect.stringMatching(/^"[\w-]{27}"$/) as string,
      'last-modified': 'Mon, 02 Feb 2026 08:30:00 GMT',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    const robots = await setup.app.inject({ url: '/robots.txt' })
    expect(robots.body).toContain('Disallow: /ical/')
  })

  it('are the nights that are sold, closed, or in the closed season of 24 months', async () => {
    const url = await linkOf(3)
    expect(await nightsOf(url)).toEqual([])
    await occupy(setup.pool, { room: 3, arrival: '2026-03-02', departure: '2026-03-04' })
    await staff.post('/api/back-office/closures', {
      scope: 'room',
      roomId: rooms.find(({ number }) => number === 3)!.id,
      firstNight: '2026-03-04',
      lastNight: '2026-03-05',
      reason: 'Schilder',
    })
    expect(await nightsOf(url)).toEqual(['2026-03-02–2026-03-06'])
    expect((await read(url)).body).toContain('DTSTART;VALUE=DATE:20271224')
  })

  it('is no word about a guest, a price or a booking', async () => {
    const url = await linkOf(3)
    await occupy(setup.pool, { room: 3, arrival: '2026-03-02', departure: '2026-03-04' })
    const { rows } = await setup.pool.query<{ number: string; id: string }>(
      'SELECT number, id FROM bookings',
    )
    const { body } = await read(url)
    expect(body).not.toMatch(/Bea|Bakker|example|0612345678/)
    expect(body).not.toContain(rows[0]!.number)
    expect(body).not.toContain(rows[0]!.id)
    const names = [...body.matchAll(/^([A-Z-]+)[:;]/gm)].map(([, name]) => name)
    expect(new Set(names)).toEqual(
      new Set([
        ...['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'UID', 'DTSTAMP', 'LAST-MODIFIED'],
        ...['SEQUENCE', 'DTSTART', 'DTEND', 'SUMMARY', 'END'],
      ]),
    )
  })

  it('leaves out what a guest holds for the time of paying, and has it once it is paid', async () => {
    const url = await linkOf(3)
    const holdUntil = new Date(MONDAY + HOUR / 2)
    await occupy(setup.pool, { room: 3, arrival: '2026-03-02', departure: '2026-03-04', holdUntil })
    expect(await nightsOf(url)).toEqual([])
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
    expect(await nightsOf(url)).toEqual(['2026-03-02–2026-03-04'])
  })

  it('is by count: of two rooms the second listing goes first, whoever sleeps in which', async () => {
    const [first, second] = [await linkOf(1), await linkOf(2)]
    await occupy(setup.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
    expect([await nightsOf(first), await nightsOf(second)]).toEqual([[], ['2026-03-02–2026-03-04']])
    const before = await Promise.all([read(first), read(second)])
    await setup.pool.query(`UPDATE bookings SET room_id = (SELECT id FROM rooms WHERE number = 2)`)
    const after = await Promise.all([read(first), read(second)])
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
  })

  it('counts what the channel sold itself as its own listing', async () => {
    const [first, second] = [await linkOf(1), await linkOf(2)]
    const other = await linkOf(2, 'booking.com')
    await linkOf(1, 'booking.com')
    await occupy(setup.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
    await setup.pool.query(`UPDATE bookings SET source = 'airbnb'`)
    expect([await nightsOf(first), await nightsOf(second)]).toEqual([[], []])
    expect(await nightsOf(other)).toEqual(['2026-03-02–2026-03-04'])
  })

  it('counts a stay of the channel that staff changed as sold by somebody else', async () => {
    const [first, second] = [await linkOf(1), await linkOf(2)]
    const id = await occupy(setup.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-05' })
    await setup.pool.query(`UPDATE bookings SET source = 'airbnb'`)
    await setup.pool.query(
      `INSERT INTO events (subject_kind, subject_id, kind, at, by) VALUES ('booking', $1, 'stay-changed', now(), 'Mieke')`,
      [id],
    )
    expect([await nightsOf(first), await nightsOf(second)]).toEqual([[], ['2026-03-02–2026-03-05']])
  })

  it('is closed whole where the room is switched off', async () => {
    const url = await linkOf(3)
    await setup.pool.query('UPDATE rooms SET active = false WHERE number = 3')
    expect(await nightsOf(url)).toEqual(['2026-02-02–2028-03-01'])
    await setup.pool.query('UPDATE rooms SET active = true WHERE number = 3')
    expect(await nightsOf(url)).toEqual([])
  })

  it('has what a guest booked, at the next read on any process', async () => {
    const url = await linkOf(3)
    expect(await eventsOf(url, 1)).toEqual([])
    const { status } = await book(setup.app, { ...twoNights, roomType: 'ruime-knusse-kamer' })
    expect(status).toBe(201)
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
    expect((await eventsOf(url, 1)).map(({ nights }) => nights)).toEqual(['2026-03-02–2026-03-04'])
  })
})

describe('An event of a channel’s calendar', () => {
  it('is the same bytes at each read, on every process, until its nights change', async () => {
    const url = await linkOf(3)
    await occupy(setup.pool, { room: 3, arrival: '2026-03-02', departure: '2026-03-04' })
    const reads = await Promise.all([0, 1, 0, 1, 0, 1].map((process) => read(url, {}, process)))
    setup.time.now += 30 * HOUR
    reads.push(await read(url, {}, 1))
    expect(new Set(reads.map(({ body }) => body)).size).toBe(1)
    expect(new Set(reads.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  it('keeps its name, and has a higher sequence and a later stamp where its nights change', async () => {
    const url = await linkOf(3)
    const id = await occupy(setup.pool, { room: 3, arrival: '2026-03-02', departure: '2026-03-04' })
    const [before] = await eventsOf(url)
    expect(before).toMatchObject({ sequence: 0, stamp: '2026-02-02T08:30:00Z' })
    setup.time.now += HOUR
    await setup.pool.query(
      `UPDATE bookings SET stay = daterange('2026-03-02', '2026-03-06') WHERE id = $1`,
      [id],
    )
    expect(await eventsOf(url)).toEqual([
      {
        nights: '2026-03-02–2026-03-06',
        uid: before!.uid,
        sequence: 1,
        stamp: '2026-02-02T09:30:00Z',
        changed: '2026-02-02T09:30:00Z',
      },
    ])
    expect((await read(url)).headers['last-modified']).toBe('Mon, 02 Feb 2026 09:30:00 GMT')
    await setup.pool.query(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [id])
    expect(await eventsOf(url)).toEqual([])
  })

  it('keeps its first night while it lasts, and is gone with its last', async () => {
    const url = await linkOf(3)
    await occupy(setup.pool, { room: 3, arrival: '2026-02-02', departure: '2026-02-04' })
    const told = await eventsOf(url)
    setup.time.now += 24 * HOUR
    expect(await eventsOf(url)).toEqual(told)
    expect(told.map(({ nights }) => nights)).toEqual(['2026-02-02–2026-02-04'])
    setup.time.now += 24 * HOUR
    expect(await eventsOf(url)).toEqual([])
  })
})

describe('A channel that has the calendar already', () => {
  it('is answered 304 until something changes, and counts as having read it', async () => {
    const url = await linkOf(3)
    const { headers } = await read(url)
    const etag = String(headers.etag)
    setup.time.now += 5 * HOUR
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await read(url, { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    const { rows } = await setup.pool.query<{ at: Date }>(
      'SELECT last_fetched_at AS at FROM channel_links',
    )
    expect(rows[0]!.at.getTime()).toBe(MONDAY + 5 * HOUR)
    await occupy(setup.pool, { room: 3, arrival: '2026-03-02', departure: '2026-03-04' })
    expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('may ask for the head alone', async () => {
    const url = await linkOf(3)
    const { headers } = await read(url)
    const head = await setup.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
  })
})

describe('Whoever has no link', () => {
  it('is told of every address alike that nothing is there', async () => {
    const url = await linkOf(3)
    await staff.delete(
      `/api/back-office/channel-links/${(await staff.get<ChannelLinkView[]>('/api/back-office/channel-links')).body[0]!.id}`,
    )
    const unknown = `/ical/${'0'.repeat(64)}.ics`
    const answers = await Promise.all(
      [url, unknown, '/ical/x.ics', `${url}x`, '/ical/', url.replace('.ics', '')].map((path) =>
        read(path, { accept: 'text/calendar' }),
      ),
    )
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, body]).toEqual([404, answers[0]!.body])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('may not ask without end', async () => {
    const strict = await openSetup({ variables: { REQUESTS_PER_MINUTE: '40' } })
    try {
      const asked = { url: `/ical/${'0'.repeat(64)}.ics`, remoteAddress: '203.0.113.9' }
      const statuses: number[] = []
      for (let time = 0; time < 60; time++)
        statuses.push((await strict.app.inject(asked)).statusCode)
      expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(40)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await strict.close()
    }
  })
})
