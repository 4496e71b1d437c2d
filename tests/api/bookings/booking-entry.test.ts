import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  BookingEnteredView,
  BookingEntryRequest,
} from '../../../api/bookings/booking-entry-shapes.ts'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { BookingPreview } from '../../../rules/bookings/preview-booking.ts'
import { MONDAY } from '../setup/api-process.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { mailRow } from '../setup/mail-row.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy, overlaps } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const BOOKINGS = '/api/back-office/bookings'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'familiekamer', rooms: 1 },
    ],
  })
  await setup.pool.query(`UPDATE room_types SET kind = 'family' WHERE slug = 'familiekamer'`)
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
beforeEach(async () => {
  setup.time.now = MONDAY
  await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  await emptySetup(setup.pool)
})

const enter = (changes: Partial<BookingEntryRequest> = {}) =>
  staff.post<BookingEnteredView & ApiError>(BOOKINGS, bookingEntry(changes))
const detail = async (id: string) => (await staff.get<BookingDetailView>(`${BOOKINGS}/${id}`)).body
const count = async () => (await setup.pool.query('SELECT FROM bookings')).rowCount
const family = { roomTypeId: 2, arrival: '2026-03-06', departure: '2026-03-09', persons: 4 }
const own = { source: 'own-website', paid: false } as const
const read = (readings: Record<string, string>) =>
  setup.pool.query(`INSERT INTO settings (key, value) VALUES ('readings', $1)`, [readings])

describe('a booking entered on /agenda/toevoegen', () => {
  it.each([
    ['booking.com', null, null, 'by-channel', 0],
    ['airbnb', null, null, 'by-channel', 0],
    ['bedandbreakfast.nl', null, null, 'at-desk', 22_000],
    ['none', null, null, 'at-desk', 22_000],
    ['own-website', true, 'bank', 'paid', 0],
    ['own-website', true, 'cash', 'paid', 0],
    ['own-website', false, null, 'by-link', 22_000],
  ] as const)(
    'from %s, paid: %s by %s, is confirmed, payment %s, with %i cents open',
    async (source, paid, method, payment, balanceCents) => {
      const { status, body } = await enter({ source, paid, method })
      expect([status, body]).toMatchObject([201, { payment }])
      expect(body.mail).toBe(['own-website', 'none'].includes(source) ? 'queued' : null)
      expect(await detail(body.id)).toMatchObject({
        state: 'confirmed',
        source,
        balanceCents,
        entries: [
          { kind: 'sold', cents: 22_000, by: 'Beheer' },
          ...(balanceCents === 0
            ? [{ kind: 'received', method: method ?? 'channel', cents: -22_000 }]
            : []),
        ],
      })
    },
  )

  it.each([
    ['own-website', false, 'held', 'by-link'],
    ['own-website', true, 'confirmed', 'paid'],
    ['booking.com', null, 'confirmed', 'by-channel'],
    ['none', null, 'confirmed', 'at-desk'],
  ] as const)(
    'of the family room from %s, paid: %s, is %s, payment %s',
    async (source, paid, state, payment) => {
      const { body } = await enter({ ...family, source, paid, method: paid ? 'pin' : null })
      expect(body).toMatchObject({ payment })
      expect((await detail(body.id)).state).toBe(state)
    },
  )

  it('of the family room of another source is paid always, by the other reading', async () => {
    await read({ 'family.other-sources': 'always-paid' })
    const { body } = await enter({ ...family, source: 'none' })
    expect(await detail(body.id)).toMatchObject({ paid: true, balanceCents: 0 })
  })

  it('goes to its workflow as every booking does, and to every open screen', async () => {
    const { body } = await enter()
    const { rows } = await setup.pool.query('SELECT subject_kind, subject_id FROM outbox')
    expect(rows).toEqual([{ subject_kind: 'booking', subject_id: body.id }])
  })

  it('keeps the room that staff chose, and the notes', async () => {
    const { rows } = await setup.pool.query('SELECT id FROM rooms WHERE number = 2')
    const { body } = await enter({ roomId: rows[0].id, notes: 'Komt met de fiets.' })
    expect(await detail(body.id)).toMatchObject({ roomNumber: 2, notes: 'Komt met de fiets.' })
  })

  it('has its extras on the folio, each a line of what was sold', async () => {
    const extras = [
      { id: 'electric-bike', pieces: 2, days: 2 },
      { id: 'flowers', pieces: 1 },
    ] as const
    const { body } = await enter({ extras: [...extras], shownTotalCents: 34_250 })
    const { quote, balanceCents, extras: names } = await detail(body.id)
    expect(names).toEqual(['Bloemen op de kamer', 'Elektrische fiets, 2 × 2 dagen'])
    expect(balanceCents).toBe(34_250)
    expect(quote.lines.slice(-2)).toMatchObject([
      { name: 'Elektrische fiets, 2 × 2 dagen', cents: 11_000 },
      { name: 'Bloemen op de kamer', cents: 1250 },
    ])
  })

  it('of a guest without an e-mail address stands at once, with a way to pay that staff can give', async () => {
    const { status, body } = await enter({ ...own, email: ' ' })
    expect([status, body]).toMatchObject([
      201,
      { payment: 'by-link', mail: null, paymentUrl: expect.stringContaining(body.id) },
    ])
    expect(await detail(body.id)).toMatchObject({ state: 'confirmed', email: '' })
  })

  it('tells what became of the mail with the way to pay', async () => {
    const entry = bookingEntry(own)
    const { body } = await staff.post<BookingEnteredView>(BOOKINGS, entry)
    expect(body).toMatchObject({ mail: 'queued', paymentUrl: expect.stringContaining(body.id) })
    await mailRow(setup.pool, body.id, 'confirmation', 'sent')
    expect((await staff.post<BookingEnteredView>(BOOKINGS, entry)).body.mail).toBe('sent')
  })

  it('tells that the confirmation of a stay that is paid already did not go', async () => {
    const entry = bookingEntry({ ...own, paid: true, method: 'bank' })
    const { body } = await staff.post<BookingEnteredView>(BOOKINGS, entry)
    await mailRow(setup.pool, body.id, 'confirmation', 'failed')
    expect((await staff.post<BookingEnteredView>(BOOKINGS, entry)).body.mail).toBe('failed')
  })
})

describe('the same press of the button twice', () => {
  it('is one booking with one answer', async () => {
    const entry = bookingEntry()
    const [first, second] = await Promise.all([
      staff.post<BookingEnteredView>(BOOKINGS, entry),
      staff.post<BookingEnteredView>(BOOKINGS, entry),
    ])
    expect(second).toEqual(first)
    expect(await staff.post<BookingEnteredView>(BOOKINGS, entry)).toEqual(first)
    expect(await count()).toBe(1)
  })

  it('with other content is refused', async () => {
    const entry = bookingEntry()
    await staff.post(BOOKINGS, entry)
    const { status, body } = await staff.post<ApiError>(BOOKINGS, { ...entry, name: 'Een ander' })
    expect([status, body.error.reason]).toEqual([422, 'idempotency-key-reused'])
  })
})

describe('a booking that cannot be entered', () => {
  it.each([
    [{ name: ' ' }, ['name']],
    [{ email: 'jos@' }, ['email']],
    [{ phone: 'bel maar' }, ['phone']],
    [{ notes: 'x'.repeat(1001) }, ['notes']],
    [{ source: 'own-website', paid: null }, ['paid']],
    [{ source: 'own-website', paid: true, method: null }, ['method']],
    [{ source: 'elders' }, ['source']],
    [{ arrival: 'morgen' }, ['arrival']],
    [{ persons: 2, childAges: [4, 30] }, ['childAges']],
    [{ persons: 1, residents: 2 }, ['residents']],
    [{ extras: [{ id: 'business-day', pieces: 1 }] }, ['extras.business-day']],
  ] as [Partial<BookingEntryRequest>, string[]][])(
    'for what is wrong at a field (%j) says so at that field',
    async (changes, fields) => {
      const { status, body } = await enter(changes)
      expect([status, body.error]).toMatchObject([
        400,
        { reason: 'invalid-input', fields: fields.map((field) => ({ field })) },
      ])
      expect(await count()).toBe(0)
    },
  )

  it('for more of an extra than there are says so at it, and for what is sold out', async () => {
    const stock = (pieces: number | null) =>
      setup.pool.query(`UPDATE products SET stock = $1 WHERE code = 'flowers'`, [pieces])
    const extras = [{ id: 'flowers', pieces: 2 }]
    await stock(1)
    const { status, body } = await enter({ extras })
    const fields = [{ field: 'extras.flowers', text: 'Er is er nog maar 1.' }]
    expect([status, body.error]).toMatchObject([400, { reason: 'invalid-input', fields }])
    const looked = await staff.post<BookingPreview>('/api/back-office/booking-previews', {
      roomTypeId: 1,
      roomId: null,
      arrival: '2026-03-02',
      departure: '2026-03-04',
      persons: 2,
      extras,
    })
    expect(looked.body).toMatchObject({
      stay: { refusedExtras: [{ id: 'flowers', text: 'Er is er nog maar 1.' }] },
    })
    await stock(0)
    expect((await enter({ extras })).body.error).toMatchObject({
      fields: [{ field: 'extras.flowers', text: 'Deze extra is er niet.' }],
    })
    expect(await count()).toBe(0)
    await stock(null)
    expect((await enter({ extras })).status).toBe(201)
  })

  it.each([
    [{ arrival: '2026-02-01', departure: '2026-02-03' }, 'arrival-in-past'],
    [{ arrival: '2030-06-03', departure: '2030-06-05' }, 'beyond-horizon'],
    [{ arrival: '2026-03-04', departure: '2026-03-02' }, 'invalid-dates'],
    [{ persons: 4 }, 'persons-out-of-range'],
    [{ roomTypeId: 99 }, 'unknown-room-type'],
    [{ ...family, departure: '2026-03-10' }, 'no-arrangement'],
  ])('because of the stay (%j) is refused: %s', async (changes, reason) => {
    const { status, body } = await enter(changes)
    expect([status, body.error]).toMatchObject([
      422,
      { reason: 'stay-refused', refusals: [{ reason }] },
    ])
  })

  it('in a closed house is refused, whatever reason is given', async () => {
    await setup.pool.query(
      `INSERT INTO closures (nights, reason) VALUES ('[2026-03-02,2026-03-05)', 'Schilder')`,
    )
    const { status, body } = await enter({ overruleReason: 'Toch maar.' })
    await setup.pool.query('DELETE FROM closures')
    expect([status, body.error]).toMatchObject([422, { refusals: [{ reason: 'closed' }] }])
  })

  it('in a taken room is refused, whatever reason is given', async () => {
    for (const room of [1, 2])
      await occupy(setup.pool, { room, arrival: '2026-03-01', departure: '2026-03-03' })
    const { status, body } = await enter({ overruleReason: 'Toch maar.' })
    expect([status, body.error]).toMatchObject([
      409,
      {
        reason: 'stay-refused',
        refusals: [{ reason: 'taken' }],
        suggestions: [{ arrival: '2026-03-03' }, {}, {}],
      },
    ])
  })

  it('at another total than the one shown is refused with the new one', async () => {
    const { status, body } = await enter({ shownTotalCents: 21_000 })
    expect([status, body.error]).toMatchObject([
      409,
      { reason: 'total-changed', quote: { totalCents: 22_000 } },
    ])
  })

  it('by nobody is refused', async () => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: BOOKINGS,
      headers: { origin: 'http://localhost:3000' },
      payload: bookingEntry(),
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('what staff are warned of', () => {
  const christmas = { arrival: '2026-12-24', departure: '2026-12-26' }

  it.each([
    [christmas, 'closed-season'],
    [{ arrival: '2026-03-06', departure: '2026-03-07' }, 'minimum-nights-weekend'],
  ] as const)('needs a reason (%j), which is stored: %s', async (stay, reason) => {
    const without = await enter(stay)
    expect([without.status, without.body.error]).toMatchObject([
      422,
      { reason: 'overrule-reason-missing', warnings: [{ reason }] },
    ])
    expect(await count()).toBe(0)
    const entered = await enter({ ...stay, overruleReason: 'Vaste gast.' })
    expect([entered.status, entered.body.overruled]).toEqual([201, [reason]])
    const { rows } = await setup.pool.query('SELECT overrule_reason, overruled_by FROM bookings')
    expect(rows).toEqual([{ overrule_reason: 'Vaste gast.', overruled_by: 'Beheer' }])
  })

  it('is a refusal where the reading lets staff overrule the closed season only', async () => {
    await read({ 'staff.may-overrule': 'closed-season' })
    const friday = { arrival: '2026-03-06', departure: '2026-03-07', overruleReason: 'Vaste gast.' }
    expect((await enter(friday)).body.error).toMatchObject({
      refusals: [{ reason: 'minimum-nights-weekend' }],
    })
    expect((await enter({ ...christmas, overruleReason: 'Vaste gast.' })).status).toBe(201)
  })

  it('is never the cut-off: staff book after 14:00 for tonight', async () => {
    setup.time.now = Date.parse('2026-02-02T15:00:00+01:00')
    expect((await enter({ arrival: '2026-02-02', departure: '2026-02-03' })).status).toBe(201)
  })
})

describe('twenty entries at once for the last room', () => {
  it('are one booking and nineteen told that it is taken, five times over', async () => {
    for (let round = 0; round < 5; round++) {
      await emptySetup(setup.pool)
      await occupy(setup.pool, { room: 1, arrival: '2026-03-01', departure: '2026-03-05' })
      const answers = await Promise.all(Array.from({ length: 20 }, () => enter()))
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
      expect(await overlaps(setup.pool)).toBe(0)
    }
  })
})
