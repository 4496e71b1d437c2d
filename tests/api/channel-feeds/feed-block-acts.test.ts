import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FeedReader } from '../../../api/channels/feed-reader.ts'
import type { ChannelLinkView } from '../../../api/channels/channel-links.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { calendarOf, type PortalServer, startPortals } from '../channels/portal-server.ts'
import type { VacationView } from '../../../api/vacations/vacation-view.ts'
import { book, twoNights } from '../setup/book.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const LINKS = '/api/back-office/channel-links'
const DAY = 86_400_000

let portals: PortalServer
beforeAll(async () => {
  portals = await startPortals()
})
afterAll(() => portals.close())

let house: TestSetup
let staff: SignedIn
let linkId: number
/** What the channel's feed has now: `UID from until summary`. Its today is Monday 2 February 2026. */
let events: string[]
beforeEach(async () => {
  house = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  Object.assign(house.app.get(FeedReader, { strict: false }), { reach: portals.reach })
  staff = await signedIn(house.app)
  const { body } = await staff.post<ChannelLinkView>(LINKS, { channel: 'airbnb', roomId: 1 })
  linkId = body.id
  events = []
  const url = portals.at(`/${Math.random()}.ics`, (_, response) => {
    response.writeHead(200).end(calendarOf([...events, 'far 20260601 20260602 Reserved']))
  })
  await staff.put(`${LINKS}/${linkId}/feed`, { url, meaning: 'closure' })
  await house.pool.query('UPDATE channel_feeds SET confirmed = true')
})
afterEach(() => house.close())

const SALE = 'a 20260302 20260304 Reserved'
const CLOSED = 'a 20260302 20260304 Closed'

async function read(...now: string[]) {
  events = now
  return (await staff.post<ChannelLinkView>(`${LINKS}/${linkId}/read`)).body
}
type Acted = ChannelLinkView & ApiError
const idOf = async (uid = 'a') =>
  (await house.pool.query<{ id: number }>('SELECT id FROM feed_blocks WHERE uid = $1', [uid]))
    .rows[0]?.id ?? 0
const act = async (body: object, id?: number) =>
  staff.post<Acted>(`/api/back-office/feed-blocks/${id ?? (await idOf())}`, body)
/** What becomes of the first block; of a refusal the sentence. */
const acted = async (body: object, id?: number) => {
  const answer = await act(body, id)
  if (answer.status !== 200)
    return [answer.status, 'text' in answer.body.error && answer.body.error.text]
  return wordsOf(answer.body)
}
const wordsOf = ({ feed }: ChannelLinkView) =>
  feed!.blocks
    .filter(({ arrival }) => arrival < '2026-06')
    .map(({ arrival, departure, state, asks, bookingId }) =>
      [arrival.slice(5), departure.slice(5), state, asks, bookingId && 'booked']
        .filter(Boolean)
        .join(' '),
    )
/** Puts something on the bill of the stay. */
const bill = () =>
  house.pool.query(
    `INSERT INTO folio_lines (entry_id, line, folio_id, item, supplied_on, persons, cents, vat_category, vat_basis_points)
     SELECT e.id, 9, e.folio_id, 'adjustment', '2026-03-03', 1, 0, 'high', 2100 FROM folio_entries e JOIN bookings b USING (folio_id) WHERE lower(b.stay) = '2026-03-02'`,
  )
const column = async (sql: string) =>
  (await house.pool.query<{ line: string }>(`SELECT ${sql}`)).rows.map(({ line }) => line)
const bookings = () =>
  column(
    `concat_ws(' ', to_char(lower(stay), 'MM-DD'), to_char(upper(stay), 'MM-DD'), state, made_by) AS line FROM bookings WHERE lower(stay) < '2026-06-01' ORDER BY created_at, number`,
  )
const closures = () =>
  column(
    `concat_ws(' ', to_char(lower(nights), 'MM-DD'), to_char(upper(nights), 'MM-DD')) AS line FROM closures`,
  )

describe('A stay of a channel', () => {
  it('becomes a closure, then is ignored, then a stay again, each by one press', async () => {
    await read(SALE)
    expect(await acted({ means: 'stay' })).toEqual(['03-02 03-04 stay booked'])
    expect(await acted({ means: 'closure' })).toEqual(['03-02 03-04 closure'])
    expect(await closures()).toEqual(['03-02 03-04'])
    expect(await acted({ means: 'ignored' })).toEqual(['03-02 03-04 ignored'])
    expect(await closures()).toEqual([])
    expect(await acted({ means: 'stay' })).toEqual(['03-02 03-04 stay booked'])
    expect(await acted({ means: 'ignored' })).toEqual(['03-02 03-04 ignored'])
    await read(SALE)
    expect(wordsOf(await read(SALE))).toEqual(['03-02 03-04 ignored'])
    expect(await bookings()).toEqual(Array(2).fill('03-02 03-04 cancelled channel'))
    expect(await column(`by AS line FROM events WHERE kind = 'cancelled'`)).toEqual(
      Array(2).fill(expect.stringMatching(/^(?!Airbnb)/)),
    )
    expect(await column(`by AS line FROM changes WHERE noun = 'feed_blocks'`)).toHaveLength(4)
  })

  it('without a room is a closure, without any booking', async () => {
    await book(house.app, twoNights)
    await read(SALE)
    expect(await acted({ means: 'closure' })).toEqual(['03-02 03-04 closure'])
    expect(await acted({ means: 'stay' })).toEqual(['03-02 03-04 double'])
  })

  it('is not cancelled once it was paid for', async () => {
    await read(SALE)
    await house.pool.query(`UPDATE bookings SET total_cents = 9000`)
    await house.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at) SELECT folio_id, kind, method, entry.cents, now() FROM bookings,
         (VALUES ('changed', NULL, 9000), ('received', 'cash', -9000)) AS entry (kind, method, cents) WHERE lower(stay) = '2026-03-02'`,
    )
    const PAID =
      'Er is al voor dit verblijf betaald. Annuleer de boeking zelf: daar kiest u wat er teruggaat.'
    expect(await acted({ means: 'ignored' })).toEqual([409, PAID])
    await read()
    await read()
    expect(wordsOf(await read())).toEqual(['03-02 03-04 stay gone-billed booked'])
    expect(await acted({ follow: true })).toEqual([409, PAID])
  })

  it('is not cancelled once money came for it that has no price yet', async () => {
    await read(SALE)
    await house.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at) SELECT folio_id, 'received', 'cash', -5000, now() FROM bookings WHERE lower(stay) = '2026-03-02'`,
    )
    expect(await acted({ means: 'ignored' })).toEqual([409, expect.stringMatching(/al .* betaald/)])
    await read()
    expect(wordsOf(await read())).toEqual(['03-02 03-04 stay gone-billed booked'])
    expect(await acted({ follow: true })).toEqual([409, expect.stringMatching(/al .* betaald/)])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
    expect(await acted({ follow: false })).toEqual([])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
  })

  it('with a price of which nothing was paid is cancelled when it is gone and staff say so', async () => {
    await read(SALE)
    await house.pool.query(`UPDATE bookings SET total_cents = 9000`)
    await house.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, cents, at) SELECT folio_id, 'changed', 9000, now() FROM bookings WHERE lower(stay) = '2026-03-02'`,
    )
    await read()
    expect(wordsOf(await read())).toEqual(['03-02 03-04 stay gone-billed booked'])
    expect(await acted({ follow: true })).toEqual([])
    expect(await bookings()).toEqual(['03-02 03-04 cancelled channel'])
  })

  it('is not cancelled once it is on a bill, nor once it has begun', async () => {
    await read(SALE)
    await bill()
    expect(await acted({ means: 'ignored' })).toEqual([
      409,
      'Er staat al iets op de rekening van dit verblijf. Annuleer de boeking zelf.',
    ])
    house.time.now += 28 * DAY
    staff = await signedIn(house.app)
    expect(await acted({ means: 'closure' })).toEqual([
      409,
      'Dit verblijf is al begonnen. Wijzig of annuleer de boeking zelf.',
    ])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
    // What staff ended themselves is ended.
    await house.pool.query(`UPDATE bookings SET state = 'cancelled'`)
    expect(await acted({ means: 'ignored' })).toEqual(['03-02 03-04 ignored'])
  })

  it('that staff typed is let go, and not cancelled', async () => {
    await book(house.app, twoNights)
    await house.pool.query(
      `UPDATE bookings SET source = 'airbnb', made_by = 'staff', state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
    await house.pool.query('UPDATE channel_feeds SET confirmed = false')
    expect(wordsOf(await read(SALE))).toEqual(['03-02 03-04 unconfirmed booked'])
    expect(await acted({ means: 'stay' })).toEqual(['03-02 03-04 stay booked'])
    expect(await acted({ means: 'ignored' })).toEqual(['03-02 03-04 ignored'])
    await staff.post(`${LINKS}/${linkId}/confirm`)
    expect(wordsOf(await read(SALE))).toEqual(['03-02 03-04 ignored'])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed staff'])
  })

  it('that staff typed, and moved before its list was confirmed, is not moved for that', async () => {
    expect((await book(house.app, twoNights)).status).toBe(201)
    await house.pool.query(
      `UPDATE bookings SET source = 'airbnb', made_by = 'staff', state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
    await house.pool.query('UPDATE channel_feeds SET confirmed = false')
    await read(SALE)
    const moved = 'a 20260309 20260312 Reserved'
    expect(wordsOf(await read(moved))).toEqual(['03-09 03-12 unconfirmed booked'])
    const { body } = await staff.post<ChannelLinkView>(`${LINKS}/${linkId}/confirm`)
    expect(wordsOf(body)).toEqual(['03-09 03-12 stay moved-billed booked'])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed staff'])
    expect(await acted({ follow: true })).toEqual(['03-09 03-12 stay booked'])
    expect(await bookings()).toEqual(['03-09 03-12 confirmed staff'])
  })

  it('of a first list is booked at once when staff say so, and the others wait', async () => {
    await house.pool.query('UPDATE channel_feeds SET confirmed = false')
    const other = 'b 20260309 20260310 Reserved'
    await read(SALE, other)
    expect(await acted({ means: 'stay' })).toEqual([
      '03-02 03-04 stay booked',
      '03-09 03-10 unconfirmed',
    ])
    expect(await acted({ means: 'ignored' }, await idOf('b'))).toEqual([
      '03-02 03-04 stay booked',
      '03-09 03-10 ignored',
    ])
    const { body } = await staff.post<ChannelLinkView>(`${LINKS}/${linkId}/confirm`)
    expect(wordsOf(body)).toEqual(['03-02 03-04 stay booked', '03-09 03-10 ignored'])
  })

  it('that is on no confirmed list yet cancels no booking when it is gone', async () => {
    await book(house.app, twoNights)
    await house.pool.query(
      `UPDATE bookings SET source = 'airbnb', made_by = 'staff', state = 'confirmed', hold_until = NULL, promised_until = NULL`,
    )
    await house.pool.query('UPDATE channel_feeds SET confirmed = false')
    await read(SALE)
    await read()
    expect(wordsOf(await read())).toEqual([])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed staff'])
  })
})

describe('A closure of a channel', () => {
  it('becomes a stay, in the room that is open again', async () => {
    await read(CLOSED)
    expect(await closures()).toEqual(['03-02 03-04'])
    expect(await acted({ means: 'stay' })).toEqual(['03-02 03-04 stay booked'])
    expect(await closures()).toEqual([])
  })

  it('that staff opened by hand stays open, and is ignored', async () => {
    await read(CLOSED)
    const [closure] = (await house.pool.query<{ id: number }>('SELECT id FROM closures')).rows
    await staff.delete(`/api/back-office/closures/${closure!.id}`)
    expect(wordsOf(await read(CLOSED))).toEqual(['03-02 03-04 ignored'])
    expect(await closures()).toEqual([])
    expect(await acted({ means: 'closure' })).toEqual(['03-02 03-04 closure'])
    expect(await closures()).toEqual(['03-02 03-04'])
  })
})

describe('A closure of a channel that staff open in part', () => {
  it('stays open there, and is ignored; what is left is a closure of the house', async () => {
    await read('a 20260302 20260306 Closed')
    const vacations = '/api/back-office/vacations'
    const { body } = await staff.get<VacationView[]>(vacations)
    expect(body.map(({ channel, reason }) => [channel, reason])).toEqual([['Airbnb', 'Airbnb']])
    const { status } = await staff.post(`${vacations}/${body[0]!.id}/take-back`, {
      nights: { firstNight: '2026-03-03', lastNight: '2026-03-03' },
      roomIds: null,
    })
    expect(status).toBe(200)
    expect(wordsOf(await read('a 20260302 20260306 Closed'))).toEqual(['03-02 03-06 ignored'])
    expect(await closures()).toEqual(['03-02 03-03', '03-04 03-06'])
    expect((await staff.get<VacationView[]>(vacations)).body[0]!.channel).toBeNull()
  })
})

describe('A block of which nobody knows what it is', () => {
  const unclear = async () => {
    await read(CLOSED)
    await acted({ means: 'ignored' })
    await house.pool.query(`UPDATE feed_blocks SET state = 'unclear' WHERE uid = 'a'`)
  }
  it.each([
    ['stay', 'stay booked'],
    ['closure', 'closure'],
    ['ignored', 'ignored'],
  ])('is what staff say: %s', async (means, becomes) => {
    await unclear()
    expect(await acted({ means })).toEqual([`03-02 03-04 ${becomes}`])
  })
})

describe('A stay that moved', () => {
  const MOVED = 'a 20260309 20260312 Reserved'
  beforeEach(() => read(SALE))

  it('once it is on a bill has its booking follow when staff say so', async () => {
    await bill()
    expect(wordsOf(await read(MOVED))).toEqual(['03-09 03-12 stay moved-billed booked'])
    expect(await acted({ means: 'ignored' })).toEqual([
      409,
      'Beantwoord eerst wat hierover gevraagd wordt.',
    ])
    const again = await read(MOVED)
    expect(wordsOf(again)).toEqual(['03-09 03-12 stay moved-billed booked'])
    expect(again.feed!.blocks[0]!.booked).toEqual({
      arrival: '2026-03-02',
      departure: '2026-03-04',
    })
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
    expect(await acted({ follow: true })).toEqual(['03-09 03-12 stay booked'])
    expect(await bookings()).toEqual(['03-09 03-12 confirmed channel'])
    expect(await acted({ follow: false })).toEqual([
      409,
      'Hierover wordt niets meer gevraagd: het is al beantwoord.',
    ])
  })

  it('leaves it when staff say so, until the channel says something new', async () => {
    await bill()
    await read(MOVED)
    expect(await acted({ follow: false })).toEqual(['03-09 03-12 stay booked'])
    expect(wordsOf(await read(MOVED))).toEqual(['03-09 03-12 stay booked'])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
    expect(wordsOf(await read('a 20260309 20260313 Reserved'))).toEqual([
      '03-09 03-13 stay moved-billed booked',
    ])
  })

  it('and moved back asks nothing any more', async () => {
    await bill()
    await read(MOVED)
    expect(wordsOf(await read(SALE))).toEqual(['03-02 03-04 stay booked'])
    expect(await column('moves::text AS line FROM feed_blocks')).toEqual(['false', 'false'])
  })

  it('to nights that are sold waits for a room, booked double', async () => {
    await bill()
    const other = { ...twoNights, arrival: '2026-03-10', departure: '2026-03-12' }
    expect((await book(house.app, other)).status).toBe(201)
    await read(MOVED)
    expect(await acted({ follow: true })).toEqual(['03-09 03-12 double booked'])
    expect((await bookings())[0]).toBe('03-02 03-04 confirmed channel')
  })

  it('while its guests are here has another end, and no other beginning', async () => {
    house.time.now += 28 * DAY
    staff = await signedIn(house.app)
    await house.pool.query(
      `UPDATE bookings SET attendance = 'arrived', attendance_at = now() WHERE lower(stay) = '2026-03-02'`,
    )
    expect(wordsOf(await read(MOVED))).toEqual(['03-09 03-12 stay moved-begun booked'])
    expect(await acted({ follow: true })).toEqual([
      409,
      'De boeking kan deze nachten niet krijgen. Wijzig haar zelf, of laat haar zo.',
    ])
    expect(wordsOf(await read('a 20260302 20260306 Reserved'))).toEqual([
      '03-02 03-06 stay moved-begun booked',
    ])
    expect(await acted({ follow: true })).toEqual(['03-02 03-06 stay booked'])
    expect(await bookings()).toEqual(['03-02 03-06 confirmed channel'])
  })

  it('to later nights, and is gone then, is not cancelled by the channel once it has begun', async () => {
    house.time.now += 28 * DAY
    staff = await signedIn(house.app)
    await read(MOVED)
    expect(await acted({ follow: false })).toEqual(['03-09 03-12 stay booked'])
    await read()
    expect(wordsOf(await read())).toEqual(['03-09 03-12 stay gone-begun booked'])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
  })
})

describe('A stay that is gone', () => {
  const gone = async () => {
    await read(SALE)
    await bill()
    await read()
    expect(wordsOf(await read())).toEqual(['03-02 03-04 stay gone-billed booked'])
  }

  it('is cancelled by who of staff says so', async () => {
    await gone()
    expect(await acted({ follow: true })).toEqual([])
    expect(await bookings()).toEqual(['03-02 03-04 cancelled channel'])
    expect(
      await column(`staff_id::text AS line FROM changes WHERE noun = 'feed_blocks'`),
    ).toHaveLength(1)
    expect(await acted({ follow: true }, 1)).toEqual([
      404,
      'Dit staat niet meer in de agenda van het kanaal.',
    ])
  })

  it('stays as it is when staff say so, and is found again when the channel has it again', async () => {
    await gone()
    expect(await acted({ follow: false })).toEqual([])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
    expect(wordsOf(await read('b 20260302 20260304 Reserved'))).toEqual(['03-02 03-04 stay booked'])
    expect(await bookings()).toEqual(['03-02 03-04 confirmed channel'])
  })

  it('asks nothing any more once it is back', async () => {
    await gone()
    expect(wordsOf(await read(SALE))).toEqual(['03-02 03-04 stay booked'])
  })

  it('whose guests were here is not cancelled', async () => {
    await gone()
    await house.pool.query(`UPDATE bookings SET attendance = 'departed', attendance_at = now()`)
    expect(await acted({ follow: true })).toEqual([
      409,
      'De gast is er al geweest: annuleren kan niet meer.',
    ])
  })
})

describe('Acts at the same time', () => {
  it('of two of staff are one act', async () => {
    await read(SALE)
    const id = await idOf()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => acted({ means: 'closure' }, id)),
    )
    for (const answer of answers) expect(answer).toEqual(['03-02 03-04 closure'])
    expect(await closures()).toEqual(['03-02 03-04'])
    expect(await column(`kind AS line FROM events WHERE kind = 'cancelled'`)).toHaveLength(1)
  })

  it('as a room is found for it let no booking go that nobody has then', async () => {
    await book(house.app, twoNights)
    expect(wordsOf(await read(SALE))).toEqual(['03-02 03-04 double'])
    const { rows } = await house.pool.query<{ id: string }>(
      `SELECT booking_id AS id FROM feed_blocks WHERE uid = 'far'`,
    )
    await house.pool.query(`UPDATE feed_blocks SET booking_id = NULL WHERE uid = 'far'`)
    const round = await house.pool.connect()
    await round.query('BEGIN')
    await round.query(`SELECT FROM feed_blocks WHERE uid = 'a' FOR UPDATE`)
    const answer = acted({ means: 'ignored' })
    await setTimeout(500)
    await round.query(`UPDATE feed_blocks SET state = 'stay', booking_id = $1 WHERE uid = 'a'`, [
      rows[0]!.id,
    ])
    await round.query('COMMIT')
    round.release()
    expect(await answer).toEqual([409, 'Dit is intussen gewijzigd. Kijk wat er nu staat.'])
    expect(await column(`state AS line FROM feed_blocks WHERE booking_id IS NOT NULL`)).toEqual([
      'stay',
    ])
  })

  it('with rounds come to what staff said', async () => {
    await read(SALE)
    const id = await idOf()
    for (const [means, state] of [
      ['closure', 'closure'],
      ['stay', 'stay booked'],
      ['ignored', 'ignored'],
      ['stay', 'stay booked'],
    ]) {
      await Promise.all([read(SALE), act({ means }, id), read(SALE), act({ means }, id)])
      expect(wordsOf(await read(SALE))).toEqual([`03-02 03-04 ${state}`])
      expect((await bookings()).filter((line) => line.includes('confirmed'))).toHaveLength(
        means === 'stay' ? 1 : 0,
      )
      expect(await closures()).toHaveLength(means === 'closure' ? 1 : 0)
    }
  })
})

describe('What is no act', () => {
  it('is refused', async () => {
    await read(SALE)
    expect(await acted({ means: 'stay' }, 99_999)).toEqual([
      404,
      'Dit staat niet meer in de agenda van het kanaal.',
    ])
    expect((await act({ means: 'gone' })).status).toBe(400)
    expect((await act({})).status).toBe(400)
    expect((await act({ means: 'ignored' }, 'x' as never)).status).toBe(404)
  })
})
