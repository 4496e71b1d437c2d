import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView, BookingView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { versionOf } from '../setup/version-of.ts'

let setup: TestSetup
let staff: SignedIn
const ids: string[] = []

beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'ruime-knusse-kamer', rooms: 1 },
    ],
  })
  staff = await signedIn(setup.app)
  const guests = [
    { firstName: 'Anna', lastName: 'van den Berg', arrival: '2026-03-02', departure: '2026-03-04' },
    { firstName: 'Bram', lastName: 'de Wit', arrival: '2026-03-09', departure: '2026-03-11' },
    { firstName: 'Cato', lastName: '100%', arrival: '2026-03-16', departure: '2026-03-18' },
  ]
  for (const guest of guests)
    ids.push(
      (
        await book(setup.app, {
          ...twoNights,
          ...guest,
          lastName: guest.lastName.replace('100%', 'Honderd'),
        })
      ).body.id,
    )
  await setup.pool.query(confirmedAndPaid(`id = '${ids[1]}'`))
  await setup.pool.query(endedUnpaid('cancelled', `id = '${ids[2]}'`))
})
afterAll(() => setup.close())

const list = (query: Record<string, unknown>) =>
  staff.get<BookingView[]>(
    `/api/back-office/bookings?${Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`,
  )

describe("staff's list of bookings", () => {
  it('comes in pages and says how many there are', async () => {
    const first = await list({ range: [0, 1], sort: ['arrival', 'ASC'] })
    expect(first.body.map(({ guestName }) => guestName)).toEqual([
      'Anna van den Berg',
      'Bram de Wit',
    ])
    expect(first.headers['content-range']).toBe('bookings 0-1/3')
    const beyond = await list({ range: [10, 19] })
    expect(beyond.body).toEqual([])
    expect(beyond.headers['content-range']).toBe('bookings 10-10/3')
  })

  it.each([
    [
      ['arrival', 'DESC'],
      ['Cato Honderd', 'Bram de Wit', 'Anna van den Berg'],
    ],
    [
      ['title', 'ASC'],
      ['Bram de Wit', 'Cato Honderd', 'Anna van den Berg'],
    ],
    [
      ['state', 'ASC'],
      ['Cato Honderd', 'Bram de Wit', 'Anna van den Berg'],
    ],
  ])('is sorted by %j', async (sort, names) => {
    expect((await list({ sort })).body.map(({ guestName }) => guestName)).toEqual(names)
  })

  it.each([
    [{ state: 'confirmed' }, ['Bram de Wit']],
    [{ paid: false }, ['Anna van den Berg']],
    [{ q: 'berg' }, ['Anna van den Berg']],
    [{ q: '%' }, []],
    [{ from: '2026-03-05', until: '2026-03-10' }, ['Bram de Wit']],
    [{ source: 'airbnb' }, []],
    [{ ended: true }, ['Cato Honderd']],
    [{ ended: false }, ['Anna van den Berg', 'Bram de Wit']],
    [{ q: 'berg anna' }, ['Anna van den Berg']],
    [{ q: `'; DROP TABLE bookings; --` }, []],
  ])('filtered by %j shows only those', async (filter, names) => {
    expect((await list({ filter })).body.map(({ guestName }) => guestName)).toEqual(names)
  })

  it('has among the ended ones who left, on the day of departure once staff say so', async () => {
    const { now } = setup.time
    const ended = async () =>
      (await list({ filter: { ended: true } })).body.map(({ guestName }) => guestName)
    setup.time.now = Date.parse('2026-03-11T22:00:00Z')
    expect(await ended()).not.toContain('Bram de Wit')
    const attendance = (state: string) =>
      setup.pool.query(`UPDATE bookings SET attendance = $2, attendance_at = $3 WHERE id = $1`, [
        ids[1],
        state,
        state === 'expected' ? null : new Date(setup.time.now),
      ])
    await attendance('departed')
    expect(await ended()).toContain('Bram de Wit')
    await attendance('expected')
    setup.time.now += 24 * 3_600_000
    expect(await ended()).toContain('Bram de Wit')
    setup.time.now = now
  })

  it('gives the bookings of given ids', async () => {
    expect(
      (await list({ filter: { id: ids.slice(0, 2) } })).body.map(({ id }) => id).toSorted(),
    ).toEqual(ids.slice(0, 2).toSorted())
  })

  it.each([
    'range=kort',
    'sort=["password_hash","ASC"]',
    'sort=["arrival","SIDEWAYS"]',
    'filter={"state":"elders"}',
    'filter={"id":["1 OR 1=1"]}',
  ])('refuses what it does not know (%s)', async (query) => {
    expect(
      (await staff.get<ApiError>(`/api/back-office/bookings?${encodeURI(query)}`)).status,
    ).toBe(400)
  })

  it('marks a cancelled booking in its title and calls a hold past its end expired', async () => {
    setup.time.now = MONDAY + 20 * 60_000
    const { body } = await list({})
    setup.time.now = MONDAY
    expect(body.map(({ title, state, holdUntil }) => ({ title, state, holdUntil }))).toEqual([
      { title: 'Anna van den Berg', state: 'expired', holdUntil: null },
      { title: 'Bram de Wit', state: 'confirmed', holdUntil: null },
      { title: 'Cato Honderd (Geannuleerd)', state: 'cancelled', holdUntil: null },
    ])
  })
})

describe("a booking's page", () => {
  it('shows what was sold, paid and said', async () => {
    const { body } = await staff.get<BookingDetailView>(`/api/back-office/bookings/${ids[1]}`)
    expect(body).toMatchObject({
      guestName: 'Bram de Wit',
      paid: true,
      nights: 2,
      quote: { totalCents: 22_000 },
      roomTypeName: 'Knusse kamer',
      email: 'anna@example.com',
    })
    expect(body.payments).toHaveLength(1)
  })

  it.each([
    '/api/back-office/bookings/00000000-0000-4000-8000-000000000000',
    '/api/back-office/bookings/geen-nummer',
  ])('that is not there (%s) is not found', async (url) => {
    expect((await staff.get<ApiError>(url)).status).toBe(404)
  })

  it('names each press, because the same one twice is one action', async () => {
    const url = `/api/back-office/bookings/${ids[1]}/acts/resend-confirmation`
    expect((await staff.post(url, {})).status).toBe(400)
    expect((await staff.post(url, { requestId: 'x y' })).status).toBe(400)
    for (const _time of [1, 2])
      expect((await staff.post(url, { requestId: 'press-number-1' })).status).toBe(200)
    const { rowCount } = await setup.pool.query(`SELECT FROM mails WHERE subject_id = $1`, [ids[1]])
    expect(rowCount).toBe(1)
    const other = { cents: 100, method: 'pin', requestId: 'press-number-1', version: 1 }
    expect(
      await staff.post<ApiError>(`/api/back-office/bookings/${ids[1]}/acts/mark-paid`, other),
    ).toMatchObject({ status: 422, body: { error: { reason: 'idempotency-key-reused' } } })
  })

  it('answers a refusal, and tries anew what is pressed again after that', async () => {
    const url = `/api/back-office/bookings/${ids[1]}/acts/mark-paid`
    const receipt = { cents: 100, method: 'pin', requestId: 'press-number-2', version: 1 }
    expect((await staff.post<ApiError>(url, receipt)).status).toBe(400)
    await setup.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, cents, at) VALUES ($1, 'changed', 100, now())`,
      [ids[1]],
    )
    expect(await staff.post<BookingDetailView>(url, receipt)).toMatchObject({
      status: 200,
      body: { balanceCents: 0 },
    })
  })

  it('that is not there has nothing done to it', async () => {
    const cancellation = {
      refundCents: 0,
      mailGuest: true,
      requestId: 'press-number-3',
      version: 1,
    }
    for (const id of ['geen-nummer', '00000000-0000-4000-8000-000000000000'])
      expect(
        (await staff.post<ApiError>(`/api/back-office/bookings/${id}/acts/cancel`, cancellation))
          .status,
      ).toBe(404)
  })
})

describe('an amount that staff fill in', () => {
  const asked = async (action: string, body: object) => {
    const version = await versionOf(setup.pool, ids[0]!)
    const answer = await staff.post<ApiError>(
      `/api/back-office/bookings/${ids[0]}/acts/${action}`,
      {
        version,
        ...body,
      },
    )
    const { error } = answer.body
    return [answer.status, error.reason === 'invalid-input' ? error.fields : error.reason]
  }

  it.each([
    ['missing', {}, 'Vul een bedrag in.'],
    ['nothing', { cents: 0 }, 'Vul een bedrag in boven € 0,00.'],
    ['below nothing', { cents: -100 }, 'Vul een bedrag in boven € 0,00.'],
    ['not whole cents', { cents: 0.5 }, 'Vul een bedrag in.'],
  ])('as received is refused at its field when it is %s', async (_, body, text) => {
    const receipt = { method: 'pin', requestId: 'press-number-1', ...body }
    expect(await asked('mark-paid', receipt)).toEqual([400, [{ field: 'cents', text }]])
  })

  it('is refused at its field when it is more than can be', async () => {
    const receipt = { cents: 22_001, method: 'pin', requestId: 'press-number-4' }
    expect(await asked('mark-paid', receipt)).toEqual([
      400,
      [{ field: 'cents', text: 'Dit is meer dan er nog open staat.' }],
    ])
    const cancellation = {
      refundCents: 101,
      mailGuest: false,
      reason: 'Afspraak',
      requestId: 'press-number-5',
    }
    expect(await asked('cancel', cancellation)).toEqual([
      400,
      [{ field: 'refundCents', text: 'Dit is meer dan er is betaald.' }],
    ])
  })

  it('is noted with the name of who is signed in, whatever else is sent', async () => {
    const version = await versionOf(setup.pool, ids[0]!)
    const receipt = { cents: 100, method: 'pin', requestId: 'press-number-6', version }
    const { body } = await staff.post<BookingDetailView>(
      `/api/back-office/bookings/${ids[0]}/acts/mark-paid`,
      { ...receipt, by: 'X' },
    )
    expect(body.entries.at(-1)).toMatchObject({ cents: -100, method: 'pin', by: 'Beheer' })
  })
})

describe('the agenda', () => {
  it('shows a column a room, the bookings of the period with cancelled ones, and closures', async () => {
    await setup.pool.query(
      `INSERT INTO closures (room_id, nights, reason) SELECT id, '[2026-03-10,2026-03-12)', 'Schilder' FROM rooms WHERE number = 3`,
    )
    const { body } = await staff.get<AgendaView>(
      '/api/back-office/agenda?from=2026-03-09&until=2026-03-23',
    )
    expect(body.rooms.map(({ number, roomTypeName }) => [number, roomTypeName])).toEqual([
      [1, 'Knusse kamer'],
      [2, 'Knusse kamer'],
      [3, 'Ruime knusse kamer'],
    ])
    expect(body.bookings.map(({ title }) => title)).toEqual([
      'Bram de Wit',
      'Cato Honderd (Geannuleerd)',
    ])
    expect(body.closures).toMatchObject([
      { from: '2026-03-10', until: '2026-03-12', reason: 'Schilder', roomTypeId: null },
    ])
    expect(body).toMatchObject({
      today: '2026-02-02',
      checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
      checkOut: '10:30',
      deliveries: [],
    })
    expect(body.bookings[0]).toMatchObject({ pinned: false, version: expect.any(Number) })
  })

  it.each([
    'from=2026-03-09',
    'from=2026-03-09&until=2026-03-09',
    'from=2026-01-01&until=2026-12-31',
    'from=gisteren&until=2026-03-10',
  ])('refuses a period that is none or too long (%s)', async (query) => {
    expect((await staff.get<ApiError>(`/api/back-office/agenda?${query}`)).status).toBe(400)
  })
})

describe('a guest who comes back', () => {
  it('sees how the booking really stands, by its id alone', async () => {
    const status = async (id: string) =>
      (await setup.app.inject({ url: `/api/bookings/${id}/status` })).json()
    const { body } = await book(setup.app, {
      ...twoNights,
      arrival: '2026-04-13',
      departure: '2026-04-15',
    })
    expect(await status(body.id)).toMatchObject({
      state: 'held',
      paymentState: 'created',
      guestName: 'Anna',
      checkIn: '15:00–18:00',
      refunded: false,
    })
    expect(await status(ids[1]!)).toMatchObject({
      state: 'confirmed',
      paymentUrl: null,
      holdUntil: null,
    })
    setup.time.now = MONDAY + 20 * 60_000
    expect(await status(body.id)).toMatchObject({
      state: 'expired',
      paymentUrl: null,
      holdUntil: null,
    })
    setup.time.now = MONDAY
    expect((await setup.app.inject({ url: '/api/bookings/geen-nummer/status' })).statusCode).toBe(
      404,
    )
  })
})
