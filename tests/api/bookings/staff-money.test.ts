import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Holds } from '../../../api/bookings/holds.ts'
import { BookingDetail } from '../../../api/bookings/booking-detail.ts'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import { DashboardController } from '../../../api/dashboard/dashboard-controller.ts'
import { BookingPlan, planBooking } from '../../../api/bookings/booking-plan.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { entriesOf } from '../../../api/folios/folios.ts'
import {
  type BookingAction,
  bookingLife,
  stateAfter,
} from '../../../rules/bookings/booking-life.ts'
import type { BookingState } from '../../../rules/bookings/booking-state.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type HandsOfStaff, handsOfStaff } from '../setup/hands-of-staff.ts'
import { staffOrder } from '../setup/staff-order.ts'
import { cancelled, paidInFull } from '../setup/staff-asks.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'

let setup: TestSetup
let holds: Holds
let staff: HandsOfStaff

beforeAll(async () => {
  setup = await openSetup()
  const { app, pool } = setup
  holds = new Holds(pool, app.get(Clock), app.get(Notifier))
  staff = handsOfStaff(app)
})
afterEach(() => {
  setup.time.now = MONDAY
  return emptySetup(setup.pool)
})
afterAll(() => setup.close())

const held = async () => (await book(setup.app, twoNights)).body.id
const stateOf = async (id: string): Promise<BookingState> =>
  (await setup.pool.query('SELECT state FROM bookings WHERE id = $1', [id])).rows[0].state
const entries = async (id: string) =>
  (await entriesOf(setup.pool, id)).map(({ kind, method, cents, by }) => [kind, method, cents, by])
const balance = async (id: string) =>
  (await entriesOf(setup.pool, id)).reduce((sum, { cents }) => sum + cents, 0)

describe('A receipt of staff', () => {
  it('says how much, how and by whom, and confirms a held booking', async () => {
    const id = await held()
    expect(await staff.markPaid(id, paidInFull({ cents: 10_000, method: 'pin' }))).toBeNull()
    expect(await stateOf(id)).toBe('confirmed')
    const rest = paidInFull({ cents: 12_000, requestId: 'press-of-the-rest' })
    expect(await staff.markPaid(id, rest)).toBeNull()
    expect(await stateOf(id)).toBe('confirmed')
    expect((await entries(id)).slice(1)).toEqual([
      ['received', 'pin', -10_000, 'Mieke Geurts'],
      ['received', 'cash', -12_000, 'Mieke Geurts'],
    ])
  })

  it('is entered once for one press, however often and at once it is asked', async () => {
    const id = await held()
    const asked = await Promise.all([1, 2, 3].map(() => staff.markPaid(id, paidInFull())))
    expect(asked).toEqual([null, null, null])
    expect(await balance(id)).toBe(0)
    expect(await entries(id)).toHaveLength(2)
  })

  it('is never more than is open', async () => {
    const id = await held()
    expect(await staff.markPaid(id, paidInFull({ cents: 22_001 }))).toBe('invalid-input')
    expect(await balance(id)).toBe(22_000)
  })

  it('that was a mistake is taken back by another entry, once; money of the provider is not', async () => {
    const id = await held()
    await staff.markPaid(id, paidInFull())
    const [sold, receipt] = await entriesOf(setup.pool, id)
    const by = 'Jos Geurts'
    expect(await staff.takeBackReceipt(id, { entryId: sold!.id, by })).toBe(
      'booking-not-changeable',
    )
    const takenBack = { entryId: receipt!.id, by }
    expect(await staff.takeBackReceipt(id, takenBack)).toBeNull()
    expect(await staff.takeBackReceipt(id, takenBack)).toBeNull()
    expect((await entries(id)).slice(1)).toEqual([
      ['received', 'cash', -22_000, 'Mieke Geurts'],
      ['received', 'cash', 22_000, 'Jos Geurts'],
    ])
    expect([await balance(id), await stateOf(id)]).toEqual([22_000, 'confirmed'])
  })
})

describe('A part of what a booking costs', () => {
  const restOf = async (id: string): Promise<string | null> =>
    (await setup.pool.query('SELECT rest_due_on::text AS day FROM bookings WHERE id = $1', [id]))
      .rows[0].day
  const part = (more: Parameters<typeof paidInFull>[0] = {}) =>
    paidInFull({ cents: 10_000, ...more })
  const day = (text: string) => parseDay(text)!

  it('keeps the room for good, whenever its hold would have ended', async () => {
    const id = await held()
    await staff.markPaid(id, part())
    setup.time.now += 90 * 24 * 3_600_000
    await holds.expireHold(id)
    expect([await stateOf(id), await balance(id)]).toEqual(['confirmed', 12_000])
  })

  it('leaves the rest due on the day that staff say, on arrival where they say none', async () => {
    const id = await held()
    await staff.markPaid(id, part())
    expect(await restOf(id)).toBe('2026-03-02')
    const more = part({ cents: 1, requestId: 'press-of-more', restDueOn: day('2026-02-20') })
    await staff.markPaid(id, more)
    await staff.markPaid(id, part({ cents: 1, requestId: 'press-of-another' }))
    expect(await restOf(id)).toBe('2026-02-20')
  })

  it.each(['2026-02-01', '2026-03-05'])(
    'is refused with %s, which is past or after the stay: nothing is entered',
    async (text) => {
      const id = await held()
      expect(await staff.markPaid(id, part({ restDueOn: day(text) }))).toBe('invalid-input')
      expect([await stateOf(id), await balance(id)]).toEqual(['held', 22_000])
    },
  )

  it('is on the dashboard from the day on which the rest is due, until it is there', async () => {
    const id = await held()
    const dueNow = async () => {
      const { attention } = await setup.app.get(DashboardController).current()
      return [attention.restDue, attention.unpaid].map(({ first }) => first.map((one) => one.id))
    }
    await staff.markPaid(id, part({ restDueOn: day('2026-02-20') }))
    setup.time.now = Date.parse('2026-02-19T12:00:00+01:00')
    expect(await dueNow()).toEqual([[], []])
    setup.time.now = Date.parse('2026-02-20T00:30:00+01:00')
    expect(await dueNow()).toEqual([[id], []])
    // Named once, also where its guest is near.
    setup.time.now = Date.parse('2026-03-01T12:00:00+01:00')
    expect(await dueNow()).toEqual([[id], []])
    await staff.markPaid(id, paidInFull({ cents: 12_000, requestId: 'press-of-the-rest' }))
    expect(await dueNow()).toEqual([[], []])
  })
})

describe('0083-part-paid-holds.sql', () => {
  const migration = readFileSync(
    new URL('../../../api/database/migrations/0083-part-paid-holds.sql', import.meta.url),
    'utf8',
  )
  const HOUR = 3_600_000

  /** A hold as a version before 0073 left it: of € 220, with what staff received and took back. */
  async function heldWith(room: number, entries: [number, string][], endsIn = HOUR) {
    const id = await occupy(setup.pool, {
      room,
      arrival: '2026-03-10',
      departure: '2026-03-12',
      holdUntil: new Date(Date.now() + endsIn),
      visitor: 'a-visitor',
      cents: 22_000,
    })
    for (const [cents, key] of entries)
      await setup.pool.query(
        `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, key) VALUES ($1, 'received', 'pin', $2, now(), 'Mieke Geurts', $3)`,
        [id, cents, key],
      )
    return id
  }
  const standing = async (id: string) => {
    const { rows } = await setup.pool.query(
      `SELECT state, rest_due_on::text AS rest, hold_until IS NULL AND promised_until IS NULL AND visitor IS NULL AS free,
         (SELECT array_agg(kind) FROM events WHERE subject_id = b.id) AS events, (SELECT count(*)::int FROM outbox WHERE subject_id = b.id) AS outbox
       FROM bookings b WHERE id = $1`,
      [id],
    )
    return rows[0]
  }
  const untouched = { state: 'held', rest: null, free: false, events: null, outbox: 0 }

  it('confirms what was paid in part, its rest due on arrival, and has its workflow look', async () => {
    const id = await heldWith(1, [[-5_000, 'receipt-a']])
    const lowered = await heldWith(2, [[-22_000, 'receipt-b']])
    await setup.pool.query(migration)
    const confirmed = { state: 'confirmed', free: true, events: ['confirmed'], outbox: 1 }
    expect(await standing(id)).toEqual({ ...confirmed, rest: '2026-03-10' })
    expect(await standing(lowered)).toEqual({ ...confirmed, rest: null })
    // Run again, as on a backup that is restored: nothing is left to confirm.
    await setup.pool.query(migration)
    expect(await standing(id)).toMatchObject({ events: ['confirmed'], outbox: 1 })
  })

  it.each<[string, [number, string][], number?]>([
    ['nothing was received for', []],
    [
      'whose receipt was taken back',
      [
        [-5_000, 'receipt-c'],
        [5_000, 'taken-back-1'],
      ],
    ],
    ['that the provider was paid for', [[-5_000, 'payment-of-the-provider']]],
    ['that is past its end', [[-5_000, 'receipt-d']], -HOUR],
  ])('leaves a hold %s as it is', async (_which, entries, endsIn) => {
    const id = await heldWith(1, entries, endsIn)
    await setup.pool.query(migration)
    expect(await standing(id)).toEqual(untouched)
  })
})

describe('Money on a booking that lapsed', () => {
  it('is on the dashboard, and the property is mailed of it', async () => {
    const id = await held()
    // As an earlier version left it: a deposit that ended no hold.
    await setup.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by) VALUES ($1, 'received', 'pin', -5000, now(), 'Mieke Geurts')`,
      [id],
    )
    setup.time.now += 3_600_000
    await holds.expireHold(id)
    expect([await stateOf(id), await balance(id)]).toEqual(['expired', -5_000])
    const { attention } = await setup.app.get(DashboardController).current()
    expect(attention.refunds.first).toMatchObject([{ id, cents: 5_000 }])
    const planned = async () =>
      planBooking((await new BookingPlan(setup.pool).load(id))!, setup.time.now).map(
        ({ step, about }) => [step, about],
      )
    expect(await planned()).not.toContainEqual(['sendMail', 'lapsed-with-money'])
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('property', '{"email": "huis@example.com"}')`,
    )
    expect(await planned()).toContainEqual(['sendMail', 'lapsed-with-money'])
    setup.time.now += 7 * 24 * 3_600_000
    expect(await planned()).not.toContainEqual(['sendMail', 'lapsed-with-money'])
    await setup.pool.query(`DELETE FROM settings WHERE key = 'property'`)
  })
})

describe('What staff said was paid when they entered a booking', () => {
  it('is a receipt as any other: taken back, it is open again', async () => {
    const order = staffOrder({ source: 'own-website', paidBy: 'cash' })
    const { id } = await setup.app
      .get(StaffBookings)
      .book(order, { staff: 'Marijke', key: 'entered-and-paid-in-cash' })
    const { receiptId, paid } = (await setup.app.get(BookingDetail).of(id))!
    expect(paid).toBe(true)
    expect(await staff.takeBackReceipt(id, { entryId: receiptId!, by: 'Jos Geurts' })).toBeNull()
    expect(await setup.app.get(BookingDetail).of(id)).toMatchObject({
      paid: false,
      receiptId: null,
      state: 'confirmed',
    })
    expect((await entries(id)).slice(1)).toEqual([
      ['received', 'cash', -22_000, 'Marijke'],
      ['received', 'cash', 22_000, 'Jos Geurts'],
    ])
  })
})

describe('A cancellation', () => {
  const paid = async () => {
    const id = await held()
    await setup.pool.query(confirmedAndPaid())
    return id
  }

  it.each([
    ['all', 22_000, -22_000],
    ['a part', 11_000, -11_000],
    ['nothing', 0, 0],
  ])('of a paid stay with %s to go back owes exactly that', async (_, refundCents, left) => {
    const id = await paid()
    expect(await staff.cancel(id, cancelled('ziek', { refundCents }))).toBeNull()
    expect([await balance(id), await stateOf(id)]).toEqual([left, 'cancelled'])
    const { rows } = await setup.pool.query('SELECT total_cents FROM bookings')
    expect(rows).toEqual([{ total_cents: 22_000 - refundCents }])
    const again = await staff.cancel(id, cancelled('nog eens', { refundCents }))
    expect(again).toBe('changed-meanwhile')
    expect(await balance(id)).toBe(left)
  })

  it('of an unpaid stay owes nothing, whoever owed it', async () => {
    const id = await held()
    expect(await staff.cancel(id, cancelled())).toBeNull()
    expect(await balance(id)).toBe(0)
  })

  it('of a stay paid for a part keeps of that what does not go back', async () => {
    const id = await held()
    await staff.markPaid(id, paidInFull({ cents: 5_000 }))
    expect(await staff.cancel(id, cancelled('ziek', { refundCents: 5_001 }))).toBe('invalid-input')
    expect(await staff.cancel(id, cancelled('ziek', { refundCents: 2_000 }))).toBeNull()
    expect(await balance(id)).toBe(-2_000)
  })

  it('says who of staff did it', async () => {
    const id = await paid()
    await staff.cancel(id, cancelled('ziek', { by: 'Jos Geurts' }))
    const { rows } = await setup.pool.query(
      `SELECT by, data ->> 'note' AS note FROM events WHERE subject_id = $1 AND kind = 'cancelled'`,
      [id],
    )
    expect(rows).toEqual([{ by: 'Jos Geurts', note: 'ziek' }])
  })

  it('is mailed exactly when staff said so', async () => {
    for (const mailGuest of [true, false]) {
      const id = await paid()
      await staff.cancel(id, cancelled('ziek', { mailGuest }))
      const record = (await new BookingPlan(setup.pool).load(id))!
      const steps = planBooking(record, setup.time.now)
      expect(steps.map(({ about }) => about)).toEqual(mailGuest ? ['cancellation'] : [])
      await emptySetup(setup.pool)
    }
  })
})

/** What staff do, as the changes know it: a refusal, or null. */
const acts: Partial<Record<BookingAction, (id: string) => Promise<string | null>>> = {
  cancel: (id) => staff.cancel(id, cancelled('ziek')),
  'mark-paid': (id) => staff.markPaid(id, paidInFull({ cents: 1 })),
  'resend-confirmation': (id) => staff.resendConfirmation(id),
  expire: async (id) => {
    const before = await stateOf(id)
    await setup.pool.query(`UPDATE bookings SET hold_until = created_at WHERE state = 'held'`)
    await holds.expireHold(id)
    return (await stateOf(id)) === before ? 'booking-not-changeable' : null
  },
}
const reach: Record<BookingState, (id: string) => Promise<unknown>> = {
  held: async () => undefined,
  // With something open, so that money may still come.
  confirmed: (id) =>
    setup.pool
      .query(confirmedAndPaid())
      .then(() =>
        setup.pool.query(
          `INSERT INTO folio_entries (folio_id, kind, cents, at) VALUES ($1, 'changed', 5000, now())`,
          [id],
        ),
      ),
  expired: () => setup.pool.query(endedUnpaid('expired')),
  cancelled: () => setup.pool.query(endedUnpaid('cancelled')),
}

describe('The table of a booking’s life and the changes of a booking agree:', () => {
  const cases = Object.keys(bookingLife).flatMap((state) =>
    Object.keys(acts).map((act) => [act, state] as [BookingAction, BookingState]),
  )
  it.each(cases)('%s when it is %s', async (act, state) => {
    const id = await held()
    await reach[state](id)
    expect(await stateOf(id)).toBe(state)
    const refusal = await acts[act]!(id)
    const next = stateAfter(state, act)
    expect(refusal === null).toBe(next !== null)
    expect(await stateOf(id)).toBe(next ?? state)
  })
})
