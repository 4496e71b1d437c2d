import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import { BookingPlan } from '../../../api/bookings/booking-plan.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { bookingMails } from '../../../api/mail/templates/booking-mails.ts'
import type { RevenueView } from '../../../api/revenue/revenue-view.ts'
import type { TouristTaxView } from '../../../api/revenue/revenue-controller.ts'
import type { VatReturn } from '../../../api/revenue/bookkeeping.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, overlaps } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { versionOf } from '../setup/version-of.ts'
import { readXlsx } from '../spreadsheets/read-xlsx.ts'

const ARRIVAL = Date.parse('2026-03-02T16:10:00+01:00')
const DAY = 86_400_000

let setup: TestSetup
let staff: SignedIn
let booked: number
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  staff = await signedIn(setup.app)
  booked = setup.time.now
})
afterEach(async () => {
  setup.time.now = booked
  await setup.pool.query('DELETE FROM room_cleaning; DELETE FROM closures')
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

/** A confirmed and paid stay from Monday 2 to Wednesday 4 March 2026, in the only room. */
async function confirmed(request: object = twoNights): Promise<string> {
  const { body } = await book(setup.app, request)
  await setup.pool.query(confirmedAndPaid())
  return body.id
}

const register = {
  guests: [
    { name: 'Anna van den Berg', residence: 'Maastricht', document: 'passport' as const },
    { name: ' Bert Smeets ', residence: 'Luik', document: 'identity-card' as const },
  ],
  arrival: '2026-03-02',
  departure: '2026-03-04',
}
/** Asked as the screen does, and carried out as the booking's workflow does. */
async function asks(id: string, act: string, data: object = {}) {
  const { status, body } = await staff.post<BookingDetailView & ApiError>(
    `/api/back-office/bookings/${id}/acts/${act}`,
    { requestId: randomUUID(), version: await versionOf(setup.pool, id), ...data },
  )
  return status === 200 ? null : body.error
}
const arrives = (id: string, more: object = {}) => asks(id, 'arrive', { ...register, ...more })
const departs = (id: string) => asks(id, 'depart')
const doesNotCome = (id: string) => asks(id, 'no-show')
const takesBack = (id: string, said: string) => asks(id, 'take-back-attendance', { said })
const detail = async (id: string) =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
const timeline = async (id: string) =>
  (await staff.get<TimelineStep[]>(`/api/back-office/timelines/booking/${id}`)).body
const dirty = async () =>
  (await setup.pool.query('SELECT room_id FROM room_cleaning WHERE dirty')).rowCount
const refusedWith = (text: string) => ({ reason: 'booking-not-changeable', text })

describe('Guests who arrive', () => {
  it('stand in the night register, with who let them in and when in the timeline', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    expect(await arrives(id)).toBeNull()
    expect(await detail(id)).toMatchObject({
      state: 'confirmed',
      attendance: 'arrived',
      attendanceAt: new Date(ARRIVAL).toISOString(),
      nightRegister: [
        {
          name: 'Anna van den Berg',
          residence: 'Maastricht',
          document: 'passport',
          arrival: '2026-03-02',
          departure: '2026-03-04',
        },
        { name: 'Bert Smeets', residence: 'Luik', document: 'identity-card' },
      ],
    })
    const steps = await timeline(id)
    expect(steps.find(({ kind }) => kind === 'arrived')).toMatchObject({
      at: new Date(ARRIVAL).toISOString(),
      by: 'Beheer',
      outcome: 'done',
    })
    expect(steps.filter(({ at }) => at === null).map(({ kind }) => kind)).toContain('departure')
    expect(steps.map(({ kind }) => kind)).not.toContain('arrival')
  })

  it('are not let in before their day, and the register of who is stays empty', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL - DAY
    expect(await arrives(id)).toEqual(refusedWith('Deze gast komt pas op maandag 2 maart.'))
    expect(await detail(id)).toMatchObject({ attendance: 'expected', nightRegister: [] })
  })

  it('are asked for what the register needs, at each field, and stay expected until it is there', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    const nobody = { name: '', residence: '', document: '' as const }
    expect(await arrives(id, { guests: [nobody], departure: '2026-03-02' })).toEqual({
      reason: 'invalid-input',
      text: 'Controleer de gemarkeerde gegevens.',
      fields: [
        { field: 'guests.0.name', text: 'Vul een naam in.' },
        { field: 'guests.0.residence', text: 'Vul een woonplaats in.' },
        { field: 'guests.0.document', text: 'Kies het soort identiteitsbewijs.' },
        { field: 'departure', text: 'Het vertrek ligt niet na de aankomst.' },
      ],
    })
    expect((await detail(id)).attendance).toBe('expected')
  })

  it('of a booking that does not stand are refused', async () => {
    const { body } = await book(setup.app, twoNights)
    setup.time.now = ARRIVAL
    expect(await arrives(body.id)).toEqual(refusedWith(words().attendance.arrive))
  })

  it('were not there after all: nothing of them is kept, and they are expected again', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    await arrives(id)
    expect(await takesBack(id, 'arrived')).toBeNull()
    expect(await detail(id)).toMatchObject({
      attendance: 'expected',
      attendanceAt: null,
      nightRegister: [],
    })
    expect((await timeline(id)).find(({ kind }) => kind === 'attendance-taken-back')).toMatchObject(
      { by: 'Beheer', data: { reason: 'arrived' } },
    )
  })
})

describe('Guests who leave', () => {
  it('leave their room to be cleaned, and the register has the day on which they did', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    await arrives(id)
    expect(await departs(id)).toBeNull()
    setup.time.now = ARRIVAL
    const { attendance, nightRegister, departure } = await detail(id)
    // The night that is left stays theirs.
    expect([attendance, departure]).toEqual(['departed', '2026-03-04'])
    expect(nightRegister.map((row) => row.departure)).toEqual(['2026-03-02', '2026-03-02'])
    expect(await dirty()).toBe(1)
  })

  it('have nothing left to cancel, nor have those who are in the house', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    await arrives(id)
    const cancel = { reason: '', refundCents: 0, mailGuest: false }
    expect(await asks(id, 'cancel', cancel)).toEqual(refusedWith(words().attendance.hasStayed))
    await departs(id)
    expect(await asks(id, 'cancel', cancel)).toEqual(refusedWith(words().attendance.hasStayed))
    expect((await detail(id)).state).toBe('confirmed')
  })

  it('must have come', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    expect(await departs(id)).toEqual(refusedWith(words().attendance.depart))
    expect(await dirty()).toBe(0)
  })

  it('are in the house again when that was a mistake, and the room is as it was', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    await arrives(id)
    await departs(id)
    expect(await takesBack(id, 'departed')).toBeNull()
    const { attendance, nightRegister } = await detail(id)
    expect(attendance).toBe('arrived')
    expect(nightRegister.map((row) => row.departure)).toEqual(['2026-03-04', '2026-03-04'])
    expect(await dirty()).toBe(0)
  })

  it('are not in the house again once the next guest is in their room', async () => {
    const id = await confirmed()
    const next = await confirmed({ ...twoNights, arrival: '2026-03-04', departure: '2026-03-06' })
    setup.time.now = ARRIVAL
    await arrives(id)
    setup.time.now = ARRIVAL + 2 * DAY
    await departs(id)
    await arrives(next, { arrival: '2026-03-04', departure: '2026-03-06' })
    expect(await takesBack(id, 'departed')).toEqual(refusedWith(words().attendance.roomGone))
    expect((await detail(id)).attendance).toBe('departed')
  })

  it('are taken back once, however many screens ask it', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    await arrives(id)
    await departs(id)
    await takesBack(id, 'departed')
    expect((await takesBack(id, 'departed'))?.reason).toBe('booking-not-changeable')
    expect((await detail(id)).attendance).toBe('arrived')
  })
})

const free = async (arrival: string, departure: string) => {
  const answer = await setup.app.inject({
    url: `/api/availability?arrival=${arrival}&departure=${departure}&guests=2`,
  })
  return answer.json<{ offers: object[] }>().offers.length > 0
}

describe('A guest who does not come', () => {
  it('has sold nights and the same bill, and the room can be sold from the next day on', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL
    expect(await doesNotCome(id)).toEqual(
      refusedWith('Tot en met maandag 2 maart kan deze gast nog komen.'),
    )
    setup.time.now = ARRIVAL + DAY - 8 * 3_600_000
    expect(await free('2026-03-03', '2026-03-04')).toBe(false)
    expect(await doesNotCome(id)).toBeNull()
    expect(await detail(id)).toMatchObject({
      attendance: 'no-show',
      state: 'confirmed',
      departure: '2026-03-03',
      soldUntil: '2026-03-04',
      fieldChanges: [{ field: 'departure', from: '2026-03-04', to: '2026-03-03', by: 'Beheer' }],
      // No stay, no tourist tax: it is to be paid back.
      totalCents: 21_000,
      balanceCents: -1_000,
      quote: { nights: 2, totalCents: 21_000 },
    })
    expect(await free('2026-03-03', '2026-03-04')).toBe(true)
    expect((await timeline(id)).find(({ kind }) => kind === 'no-show')).toMatchObject({
      by: 'Beheer',
      data: { reason: 'room-freed' },
    })
  })

  it('is owed nothing of what was written off, for nothing of it came in', async () => {
    const { id } = (await book(setup.app, twoNights)).body
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', payment = 'at-desk', hold_until = NULL, promised_until = NULL, visitor = NULL WHERE id = $1`,
      [id],
    )
    setup.time.now = ARRIVAL + DAY
    expect(await asks(id, 'write-off', { cents: 22_000, reason: 'oninbaar' })).toBeNull()
    expect(await doesNotCome(id)).toBeNull()
    expect(await detail(id)).toMatchObject({ attendance: 'no-show', balanceCents: 0 })
    expect(await takesBack(id, 'no-show')).toBeNull()
    expect((await detail(id)).balanceCents).toBe(0)
  })

  it('and was given money back pays the tourist tax alone if the no-show is taken back', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL + DAY
    expect(await doesNotCome(id)).toBeNull()
    expect(await asks(id, 'give-back', { cents: 5_000, reason: 'ziekte' })).toBeNull()
    expect(await detail(id)).toMatchObject({ totalCents: 16_000 })
    expect(await takesBack(id, 'no-show')).toBeNull()
    // Of the € 220 paid: € 50 goes back, the tax of a stay after all does not.
    expect(await detail(id)).toMatchObject({
      attendance: 'expected',
      totalCents: 17_000,
      balanceCents: -5_000,
    })
  })

  it('keeps the stay that was sold: a change waits until it is taken back', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL + DAY
    await doesNotCome(id)
    const wish = { arrival: '2026-03-02', departure: '2026-03-05', roomTypeId: 1, roomId: null }
    const change = { ...wish, persons: 2, version: 99, shownTotalCents: 0, moves: [] }
    expect(await asks(id, 'change-stay', change)).toEqual(
      refusedWith(words().attendance.stayedAway),
    )
    expect((await detail(id)).totalCents).toBe(21_000)
  })

  it('owes no tourist tax, is no stay of its return, and is told from the others in the export', async () => {
    const id = await confirmed()
    const taxed = async () =>
      (await staff.get<TouristTaxView>('/api/back-office/tourist-tax-return?period=2026-03')).body
    expect(await taxed()).toMatchObject({ cents: 1_000, stays: [{ id, taxedNights: 4 }] })
    setup.time.now = ARRIVAL + DAY
    await doesNotCome(id)
    expect(await taxed()).toMatchObject({ cents: 0, taxedNights: 0, exemptNights: 0, stays: [] })
    const { rawPayload } = await setup.app.inject({
      url: '/api/back-office/bills/spreadsheet?kind=booking',
      cookies: staff.cookies,
    })
    const { rows } = readXlsx(rawPayload)
    expect(rows.flat()).toContain('Niet gekomen')
    expect(rows.flat()).not.toContain('Bevestigd')
  })

  it('is outside VAT under no-show.vat=compensation, and still revenue', async () => {
    const id = await confirmed()
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"no-show.vat": "compensation"}')`,
    )
    setup.time.now = ARRIVAL + DAY
    await doesNotCome(id)
    const vat = await staff.get<VatReturn>(
      '/api/back-office/revenue/vat?from=2026-03-01&last=2026-03-31',
    )
    expect(vat.body).toMatchObject({ vatCents: 0, rates: [{ code: 'geen', grossCents: 21_000 }] })
    const month = await staff.get<RevenueView>('/api/back-office/revenue?month=2026-03')
    expect(month.body).toMatchObject({ revenueCents: 21_000, passedOnCents: 0 })
    await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  })

  it('is not thanked for the stay', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL + DAY
    await doesNotCome(id)
    const record = (await new BookingPlan(setup.pool).load(id))!
    expect(bookingMails['thank-you'].due(record, setup.time.now)).toBeNull()
  })

  it('keeps the room under no-show.nights=kept', async () => {
    const id = await confirmed()
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"no-show.nights": "kept"}')`,
    )
    setup.time.now = ARRIVAL + DAY
    expect(await doesNotCome(id)).toBeNull()
    expect(await detail(id)).toMatchObject({ departure: '2026-03-04', soldUntil: null })
    await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  })

  it('comes after all: the nights are taken again', async () => {
    const id = await confirmed()
    setup.time.now = ARRIVAL + DAY
    await doesNotCome(id)
    expect(await takesBack(id, 'no-show')).toBeNull()
    expect(await detail(id)).toMatchObject({
      attendance: 'expected',
      departure: '2026-03-04',
      soldUntil: null,
      totalCents: 22_000,
      balanceCents: 0,
    })
    expect(await arrives(id, { arrival: '2026-03-03' })).toBeNull()
  })

  it.each([
    [
      'sold',
      () =>
        confirmed({
          ...twoNights,
          arrival: '2026-03-03',
          departure: '2026-03-04',
          totalCents: 11_000,
        }),
    ],
    [
      'closed',
      () =>
        setup.pool.query(
          `INSERT INTO closures (nights, reason) VALUES ('[2026-03-03,2026-03-05)', 'Schilder')`,
        ),
    ],
  ])('does not have the nights back that were %s meanwhile', async (_, happens) => {
    const id = await confirmed()
    setup.time.now = ARRIVAL + DAY - 8 * 3_600_000
    await doesNotCome(id)
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"cut-off": "none"}') ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    )
    await happens()
    expect(await takesBack(id, 'no-show')).toEqual(refusedWith(words().attendance.roomGone))
    expect(await detail(id)).toMatchObject({ attendance: 'no-show', departure: '2026-03-03' })
    await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  })

  it('and a guest who books the freed night at once never both have it', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"cut-off": "none"}') ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    )
    const oneNight = {
      ...twoNights,
      arrival: '2026-03-03',
      departure: '2026-03-04',
      totalCents: 11_000,
    }
    for (let round = 0; round < 5; round++) {
      setup.time.now = booked
      const id = await confirmed()
      setup.time.now = ARRIVAL + DAY - 8 * 3_600_000
      await doesNotCome(id)
      const [refused, other] = await Promise.all([
        takesBack(id, 'no-show'),
        book(setup.app, oneNight),
      ])
      expect(await overlaps(setup.pool)).toBe(0)
      expect([refused === null, other.status === 201].filter(Boolean)).toHaveLength(1)
      await emptySetup(setup.pool)
    }
    await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  })
})
