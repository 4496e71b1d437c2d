import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bookingSubject } from '../../../api/bookings/stay-record.ts'
import type { DashboardView } from '../../../api/dashboard/dashboard-view.ts'
import { TODAY } from '../../../api/dashboard/dashboard-sql.ts'
import { noteDue } from '../../../api/subjects/subject-plan.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { book, twoNights } from '../setup/book.ts'
import { mailRow } from '../setup/mail-row.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { endedUnpaid } from '../setup/standing.ts'
import { scannedRows } from './scanned-rows.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  // Its today is Monday 2 February 2026, its rooms are 1 to 4.
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 3 },
      { slug: 'ruime-knusse-kamer', rooms: 1 },
    ],
  })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(async () => {
  await setup.pool.query(
    'DELETE FROM closures; DELETE FROM form_messages; DELETE FROM breakfast_orders',
  )
  await emptySetup(setup.pool)
})

const read = async () => (await staff.get<DashboardView>('/api/back-office/dashboard')).body
const attention = async () => (await read()).attention
const nothing = { total: 0, first: [] }

async function message(form: string, handled = false): Promise<void> {
  await setup.pool.query(
    `INSERT INTO form_messages (id, form, name, email, phone, answers, key, created_at, handled_at)
     VALUES (gen_random_uuid(), $1, 'Jan', '', '', '{}', gen_random_uuid(), now(), CASE WHEN $2 THEN now() END)`,
    [form, handled],
  )
}

/** Bookings of guests for two nights from each day, a minute after another; answers their ids. */
async function inTurn(arrivals: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const arrival of arrivals) {
    setup.time.now += 60_000
    const departure = formatDay(parseDay(arrival)! + 2)
    ids.push((await book(setup.app, { ...twoNights, arrival, departure })).body.id)
  }
  return ids
}

describe('The dashboard', () => {
  it('of a quiet day has only noughts, and the year whose seasons nobody has set', async () => {
    expect(await read()).toEqual({
      today: '2026-02-02',
      tiles: {
        occupiedRooms: 0,
        closedRooms: 0,
        rooms: 4,
        arrivals: 0,
        departures: 0,
        breakfastsToday: 0,
        breakfastsTomorrow: 0,
        addressesTomorrow: 0,
      },
      attention: {
        unpaid: nothing,
        restDue: nothing,
        refunds: nothing,
        failedSteps: nothing,
        failedMails: nothing,
        newBookings: nothing,
        paymentDifferences: nothing,
        plannedEdits: nothing,
        silentChannels: nothing,
        doubles: nothing,
        feedQuestions: nothing,
        backup: null,
        comparison: null,
        address: null,
        roomTypesWithoutPrice: [],
        yearsWithoutSeasons: [2027],
        openMessages: 0,
        openVendorRegistrations: 0,
        openProjectRequests: 0,
      },
    })
  })

  it('counts who sleeps here tonight, who comes and who leaves today, and rooms that are closed', async () => {
    await occupy(setup.pool, { room: 1, arrival: '2026-02-01', departure: '2026-02-02' })
    await occupy(setup.pool, { room: 1, arrival: '2026-02-02', departure: '2026-02-04' })
    await occupy(setup.pool, { room: 2, arrival: '2026-01-30', departure: '2026-02-05' })
    await occupy(setup.pool, { room: 3, arrival: '2026-02-03', departure: '2026-02-05' })
    const cancelled = await occupy(setup.pool, {
      room: 4,
      arrival: '2026-02-02',
      departure: '2026-02-03',
    })
    await setup.pool.query(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [cancelled])
    const ended = { room: 4, arrival: '2026-02-02', departure: '2026-02-03' }
    await occupy(setup.pool, { ...ended, holdUntil: new Date(setup.time.now - 1) })
    await setup.pool.query(
      `INSERT INTO closures (nights) VALUES ('[2026-02-01,2026-02-03)'), ('[2026-02-02,2026-02-03)')`,
    )
    expect((await read()).tiles).toMatchObject({
      occupiedRooms: 2,
      closedRooms: 2,
      arrivals: 1,
      departures: 1,
    })
  })

  it('counts who left early as gone and as a departure, and who did not come not at all', async () => {
    const nights = { arrival: '2026-02-01', departure: '2026-02-05' }
    const said = async (room: number, attendance: string) => {
      const id = await occupy(setup.pool, { room, ...nights })
      await setup.pool.query(
        'UPDATE bookings SET attendance = $2, attendance_at = $3 WHERE id = $1',
        [id, attendance, new Date(setup.time.now)],
      )
    }
    await said(1, 'arrived')
    await said(2, 'departed')
    await said(3, 'no-show')
    expect((await read()).tiles).toMatchObject({ occupiedRooms: 1, arrivals: 0, departures: 1 })
  })

  it('counts the boxes of today and tomorrow, and to how many addresses', async () => {
    const order = async (day: string, state: string, street = 'Dorpsstraat') => {
      const { body } = await orderBreakfast(setup.app)
      await setup.pool.query(
        `UPDATE breakfast_orders SET delivery_day = $2, state = $3, street = $4,
           visitor = CASE WHEN $3 = 'placed' THEN visitor END WHERE id = $1`,
        [body.id, day, state, street],
      )
    }
    await order('2026-02-02', 'delivered')
    await order('2026-02-03', 'confirmed')
    await order('2026-02-03', 'confirmed')
    await order('2026-02-03', 'confirmed', 'Kerkplein')
    await order('2026-02-03', 'placed')
    await order('2026-02-04', 'confirmed')
    const boxes = threeBoxes.adults + threeBoxes.kids
    expect((await read()).tiles).toMatchObject({
      breakfastsToday: boxes,
      breakfastsTomorrow: 3 * boxes,
      addressesTomorrow: 2,
    })
  })
})

describe('What needs attention', () => {
  it('is an open bill of who is here, leaves today or comes within three days, the earliest first', async () => {
    const cents = 22_000
    await occupy(setup.pool, { room: 2, arrival: '2026-02-04', departure: '2026-02-05', cents })
    const here = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-01-31',
      departure: '2026-02-03',
      cents,
    })
    await occupy(setup.pool, { room: 3, arrival: '2026-02-01', departure: '2026-02-02', cents })
    await occupy(setup.pool, { room: 2, arrival: '2026-01-31', departure: '2026-02-01', cents })
    await occupy(setup.pool, { room: 3, arrival: '2026-02-05', departure: '2026-02-06', cents })
    await occupy(setup.pool, { room: 4, arrival: '2026-02-02', departure: '2026-02-05' })
    const { unpaid } = await attention()
    expect(unpaid.total).toBe(3)
    expect(unpaid.first.map(({ roomNumber, arrival }) => [roomNumber, arrival])).toEqual([
      [1, '2026-01-31'],
      [3, '2026-02-01'],
      [2, '2026-02-04'],
    ])
    expect(unpaid.first[0]).toMatchObject({ id: here, name: 'Bea Bakker', cents })
  })

  it('names twenty of many, and counts them all', async () => {
    const id = await occupy(setup.pool, { room: 1, arrival: '2026-05-04', departure: '2026-05-06' })
    for (let count = 0; count < 24; count++)
      await mailRow(setup.pool, id, 'confirmation', 'failed', randomUUID())
    const { failedMails } = await attention()
    expect([failedMails.total, failedMails.first.length]).toEqual([24, 20])
  })

  it('is money that came by bank for a bill that became less, until it is paid back', async () => {
    const id = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-05-04',
      departure: '2026-05-06',
      cents: 22_000,
    })
    const entry = (kind: string, cents: number) =>
      setup.pool.query(
        `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by)
         VALUES ($1, $2, CASE WHEN $2 <> 'changed' THEN 'bank' END, $3, $4, 'Els')`,
        [id, kind, cents, new Date(setup.time.now)],
      )
    await entry('received', -22_000)
    await entry('changed', -11_000)
    expect((await attention()).refunds).toEqual({
      total: 1,
      first: [
        {
          subjectKind: 'booking',
          id,
          number: expect.stringMatching(/^T/) as string,
          name: 'Bea Bakker',
          cents: 11_000,
        },
      ],
    })
    await entry('refunded', 11_000)
    expect((await attention()).refunds).toEqual(nothing)
  })

  it('is a booking of which a step fails, though it rests and is due later, until it succeeds', async () => {
    const id = await occupy(setup.pool, { room: 1, arrival: '2026-05-04', departure: '2026-05-06' })
    const note = (isFailing: boolean, now = setup.time.now) =>
      noteDue(setup.pool, bookingSubject(id), { at: now + 300_000, isFailing, now })
    expect(await note(false)).toBe(false)
    expect((await attention()).failedSteps).toEqual(nothing)
    expect(await note(true)).toBe(true)
    expect(await note(true, setup.time.now + 60_000)).toBe(false)
    expect((await attention()).failedSteps).toMatchObject({
      total: 1,
      first: [
        {
          subjectKind: 'booking',
          id,
          name: 'Bea Bakker',
          since: new Date(setup.time.now).toISOString(),
        },
      ],
    })
    expect(await note(false)).toBe(true)
    expect((await attention()).failedSteps).toEqual(nothing)
  })

  it.each(['-infinity', 'epoch'])(
    'is not a booking that was just told of, with a step due since %s',
    async (due) => {
      const id = await occupy(setup.pool, {
        room: 1,
        arrival: '2026-05-04',
        departure: '2026-05-06',
      })
      await setup.pool.query(
        `INSERT INTO subject_dues (subject_kind, subject_id, next_due_at) VALUES ('booking', $1, $2::timestamptz)`,
        [id, due],
      )
      expect((await attention()).failedSteps).toEqual(nothing)
    },
  )

  it('is a booking whose step nobody carries out, ten minutes after its plan was last read', async () => {
    const id = await occupy(setup.pool, { room: 1, arrival: '2026-05-04', departure: '2026-05-06' })
    const lookedAt = async (minutesAgo: number) => {
      await setup.pool.query('DELETE FROM subject_dues')
      await setup.pool.query(
        `INSERT INTO subject_dues (subject_kind, subject_id, next_due_at, looked_at)
         VALUES ('booking', $1, '-infinity', now() - make_interval(mins => $2))`,
        [id, minutesAgo],
      )
    }
    await lookedAt(9)
    expect((await attention()).failedSteps).toEqual(nothing)
    await lookedAt(11)
    expect((await attention()).failedSteps).toMatchObject({ total: 1, first: [{ id }] })
  })

  it('is a mail that failed, until one of its kind went out', async () => {
    const id = await occupy(setup.pool, { room: 1, arrival: '2026-05-04', departure: '2026-05-06' })
    await mailRow(setup.pool, id, 'confirmation', 'failed')
    await mailRow(setup.pool, id, 'cancellation', 'sent')
    const { failedMails } = await attention()
    expect(failedMails).toMatchObject({
      total: 1,
      first: [{ state: 'failed', recipient: 'x', kindName: expect.stringMatching(/./) as string }],
    })
    await mailRow(setup.pool, id, 'confirmation', 'sent', randomUUID())
    expect((await attention()).failedMails).toEqual(nothing)
  })

  it('names what guests booked lately, the newest first, and nothing that staff entered or that ended', async () => {
    const [first, entered, ended, last] = await inTurn([
      ...['2026-03-02', '2026-03-09'],
      ...['2026-03-23', '2026-03-16'],
    ])
    await setup.pool.query(`UPDATE bookings SET made_by = 'staff' WHERE id = $1`, [entered])
    await setup.pool.query(endedUnpaid('cancelled', `id = '${ended}'`))
    const { newBookings } = await attention()
    expect(newBookings).toMatchObject({
      total: 2,
      first: [{ id: last, arrival: '2026-03-16', name: 'Anna van den Berg' }, { id: first }],
    })
    expect(Date.parse(newBookings.first[0]!.at)).toBe(setup.time.now)
  })

  it('is a message that nobody has handled, counted by the list it stands in', async () => {
    for (const form of ['contact', 'business', 'business', 'vendor']) await message(form)
    await message('project', true)
    expect(await attention()).toMatchObject({
      openMessages: 3,
      openVendorRegistrations: 1,
      openProjectRequests: 0,
    })
  })

  it('is found among few rows, however long the property has been there', async () => {
    await setup.pool.query(`
      INSERT INTO folios (id, kind, number, created_at)
        SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'booking', 'X' || n, now() FROM generate_series(1, 5000) n;
      INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, pinned, stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
        SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'X' || n, 'confirmed', 'none', 'staff', 'at-desk', rooms.room_type_id, rooms.id, false,
          daterange('2026-02-02'::date - 3 * (n / 4) - 60, '2026-02-02'::date - 3 * (n / 4) - 58), 2, 'x', 'x', 'x', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 100, now(), now()
        FROM generate_series(1, 5000) n JOIN rooms ON rooms.number = n % 4 + 1;
      INSERT INTO folio_entries (folio_id, kind, cents, at)
        SELECT f.id, entry.kind, entry.cents, '2020-01-01'::timestamptz FROM folios f, (VALUES ('sold', 100), ('changed', -50)) entry (kind, cents);
      INSERT INTO mails (id, subject_kind, subject_id, kind, about, message_id, recipient, subject, text, html, state, created_at)
        SELECT gen_random_uuid(), 'booking', b.id, 'confirmation', '', gen_random_uuid(), 'x', 'x', 'x', 'x', 'sent', '2020-01-01' FROM bookings b;
      INSERT INTO form_messages (id, form, name, email, phone, answers, key, created_at, handled_at)
        SELECT gen_random_uuid(), 'contact', 'x', '', '', '{}', gen_random_uuid(), now(), now() FROM generate_series(1, 5000);
      INSERT INTO subject_dues (subject_kind, subject_id, next_due_at, looked_at)
        SELECT 'booking', id, '2026-05-01'::timestamptz, '2020-01-01'::timestamptz FROM bookings;`)
    await setup.pool.query('ANALYZE')
    await occupy(setup.pool, {
      room: 1,
      arrival: '2026-02-02',
      departure: '2026-02-04',
      cents: 100,
    })
    await message('contact')
    expect(await attention()).toMatchObject({ unpaid: { total: 1 }, openMessages: 1 })
    const asked = [new Date(setup.time.now), '2026-02-02']
    expect(await scannedRows(setup.pool, TODAY, asked)).toBeLessThan(200)
  })
})
