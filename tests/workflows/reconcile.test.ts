import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingPlan } from '../../api/bookings/booking-plan.ts'
import { bookingSubject } from '../../api/bookings/stay-record.ts'
import { Notifier } from '../../api/database/notifier.ts'
import { Clock } from '../../api/environment/clock.ts'
import { tellOutbox } from '../../api/subjects/events.ts'
import { SubjectPlans } from '../../api/subjects/subject-plan.ts'
import { forgetOldRows } from '../../workflows/forget-old-rows.ts'
import { OutboxRelay } from '../../workflows/outbox-relay.ts'
import { createPlanActivities } from '../../workflows/plan-activities.ts'
import { type Which, reconcile } from '../../workflows/reconcile.ts'
import { furnish } from '../api/setup/furnish.ts'
import { emptySetup, occupy } from '../api/setup/overlaps.ts'
import type { MailState } from '../../api/mail/mail-state.ts'
import { mailRow } from '../api/setup/mail-row.ts'
import { type FreshDatabase, freshDatabase } from '../setup/postgres.ts'

const MIDDAY = Date.parse('2026-06-01T12:00:00+02:00')
const DAY = 86_400_000

let database: FreshDatabase
let pool: pg.Pool
let bookingId: string
let realNow: number
let clock: Clock
let planned: ReturnType<typeof createPlanActivities>

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  pool = new pg.Pool({ connectionString: database.url, max: 2 }).on('error', () => {})
})
beforeEach(async () => {
  await emptySetup(pool)
  bookingId = await occupy(pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
  realNow = MIDDAY
  clock = new Clock({ movable: true, today: null, realNow: () => realNow })
  const plans = new SubjectPlans()
  plans.register(new BookingPlan(pool))
  planned = createPlanActivities(pool, clock, plans, new Notifier(pool))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** What the workflow does first, and again after whatever wakes it. */
const plan = () => planned.subjectPlanNextStep(bookingSubject(bookingId))

/** How which workflows were reached, such as `wake 3f…`. */
async function reached(which: Which = 'due'): Promise<string[]> {
  const calls: string[] = []
  await reconcile(pool, ['booking'], which, clock.now(), {
    ensure: async ({ id }) => void calls.push(`ensure ${id}`),
    wake: async ({ id }) => void calls.push(`wake ${id}`),
  })
  return calls
}

async function plannedAndReached(): Promise<boolean> {
  await plan()
  return (await reached()).length > 0
}

async function write(kind: string, state: MailState, id = bookingId): Promise<void> {
  await mailRow(pool, id, kind, state)
}

describe('The look at what is due', () => {
  it('finds a mail that waits, long after the guest left, and nothing once it has ended', async () => {
    expect(await plannedAndReached()).toBe(false)
    await write('confirmation', 'queued')
    expect(await plannedAndReached()).toBe(true)
    await pool.query(`UPDATE mails SET state = 'sent'`)
    expect(await plannedAndReached()).toBe(false)
  })

  it('has nothing left to do for a cancelled booking whose guest was told', async () => {
    await pool.query(`UPDATE bookings SET state = 'cancelled'`)
    await write('arrival', 'withdrawn')
    expect(await plannedAndReached()).toBe(true)
    await write('cancellation', 'sent')
    expect(await plannedAndReached()).toBe(false)
  })

  it('finds money that has to go back until it went, or was refused for staff to deal with, and overpayment nobody told the guest of', async () => {
    await pool.query(
      `WITH paid AS (
         INSERT INTO payments (id, folio_id, provider_id, amount_cents, received_cents, state, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 'tr_1', 100, 100, 'paid', $2, $2) RETURNING id),
       entered AS (
         INSERT INTO folio_entries (folio_id, kind, method, cents, at, by) VALUES ($1, 'received', 'ideal', -100, $2, 'provider'))
       INSERT INTO refunds (id, payment_id, cents, state, created_at, updated_at) SELECT gen_random_uuid(), id, 100, 'due', $2, $2 FROM paid`,
      [bookingId, new Date(MIDDAY)],
    )
    expect(await plannedAndReached()).toBe(true)
    await pool.query(`UPDATE refunds SET state = 'refused'`)
    expect(await plannedAndReached()).toBe(false)
    await pool.query(
      `WITH made AS (UPDATE refunds SET state = 'made' RETURNING payment_id)
       INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id) SELECT $1, 'refunded', 'ideal', 100, $2, 'provider', payment_id FROM made`,
      [bookingId, new Date(MIDDAY)],
    )
    expect(await plannedAndReached()).toBe(true)
    await write('late-payment-refund', 'sent')
    expect(await plannedAndReached()).toBe(false)
  })

  it('finds late money that went back after the guest of an expired booking was told of other late money', async () => {
    await pool.query(`UPDATE bookings SET state = 'expired'`)
    await write('late-payment-refund', 'sent')
    await pool.query(
      `WITH paid AS (
         INSERT INTO payments (id, folio_id, provider_id, amount_cents, received_cents, state, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 'tr_1', 100, 100, 'paid', now(), now()) RETURNING id)
       INSERT INTO refunds (id, payment_id, cents, state, created_at, updated_at)
       SELECT gen_random_uuid(), paid.id, 100, 'made', created_at, created_at + interval '1 minute' FROM mails, paid`,
      [bookingId],
    )
    realNow = Date.now()
    expect(await plannedAndReached()).toBe(true)
    await pool.query(`UPDATE refunds SET updated_at = (SELECT created_at FROM mails)`)
    expect(await plannedAndReached()).toBe(false)
  })

  it('has nothing to do for a cancelled booking whose guest it does not write to', async () => {
    await pool.query(`UPDATE bookings SET state = 'cancelled', source = 'airbnb', mails = 'none'`)
    expect(await plannedAndReached()).toBe(false)
  })

  it('knows nothing of a subject that has come to its end, nor of one that is not there', async () => {
    await plan()
    await planned.subjectPlanNextStep(bookingSubject('00000000-0000-4000-8000-000000000000'))
    expect((await pool.query('SELECT FROM subject_dues')).rowCount).toBe(0)
  })

  it('leaves a step that failed alone until it has rested', async () => {
    await write('confirmation', 'queued')
    const resting = [{ step: 'sendMail', about: 'confirmation', forMs: 60_000 }]
    const next = await planned.subjectPlanNextStep(bookingSubject(bookingId), resting)
    expect(next).toMatchObject({ about: 'confirmation', inMs: 60_000 })
    expect(await reached()).toEqual([])
    realNow += 60_000
    expect(await reached()).toEqual([`wake ${bookingId}`])
  })

  it('leaves kinds alone that this worker does not carry', async () => {
    await write('confirmation', 'queued')
    await plan()
    const none = async () => expect.unreachable()
    expect(
      await reconcile(pool, ['letter'], 'every', clock.now(), { ensure: none, wake: none }),
    ).toBe(0)
  })
})

/** The subjects of the news that no workflow has. */
async function undelivered(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT subject_id AS id FROM outbox WHERE delivered_at IS NULL ORDER BY outbox.id',
  )
  return rows.map(({ id }) => id)
}

describe('What was told or planned is not lost:', () => {
  it('a subject that was told and never planned, because Temporal forgot', async () => {
    await tellOutbox(pool, bookingSubject(bookingId), 'payment-changed')
    const told: string[] = []
    const relay = new OutboxRelay(pool, database.url, ['booking'], {
      wake: async ({ id }) => void told.push(id),
    })
    await relay.start()
    await vi.waitFor(() => expect(told).toEqual([bookingId]))
    await relay.close()
    expect(await reached()).toEqual([`wake ${bookingId}`])
    await plan()
    expect(await reached()).toEqual([])
  })

  it('news of a payment before all that was made earlier', async () => {
    const made = await Promise.all(
      [2, 3].map((room) => occupy(pool, { room, arrival: '2026-03-02', departure: '2026-03-04' })),
    )
    for (const id of made) await tellOutbox(pool, bookingSubject(id), 'booking-held')
    await tellOutbox(pool, bookingSubject(bookingId), 'payment-changed')
    const told: string[] = []
    const relay = new OutboxRelay(pool, database.url, ['booking'], {
      wake: async ({ id }) => void told.push(id),
    })
    await relay.start()
    await vi.waitFor(() => expect(told).toEqual([bookingId, ...made]))
    await relay.close()
  })

  it('a subject that could not be woken: it is woken again, and others meanwhile once', async () => {
    const other = await occupy(pool, { room: 2, arrival: '2026-03-02', departure: '2026-03-04' })
    for (const id of [bookingId, other]) await tellOutbox(pool, bookingSubject(id), 'booking-held')
    let isAway = true
    const woken: string[] = []
    const relay = new OutboxRelay(pool, database.url, ['booking'], {
      async wake({ id }) {
        if (id === bookingId && isAway) throw new Error('Temporal is away')
        woken.push(id)
      },
    })
    await relay.start()
    await vi.waitFor(() => expect(woken).toEqual([other]))
    await vi.waitFor(async () => expect(await undelivered()).toEqual([bookingId]))
    isAway = false
    relay.look()
    await vi.waitFor(async () => expect(await undelivered()).toEqual([]))
    expect(woken).toEqual([other, bookingId])
    await relay.close()
  })

  it('every subject that is not at its end, when Temporal lost its data', async () => {
    const later = await occupy(pool, { room: 2, arrival: '2026-07-02', departure: '2026-07-04' })
    await write('confirmation', 'sent', later)
    await planned.subjectPlanNextStep(bookingSubject(later))
    await write('confirmation', 'queued')
    await plan()
    expect(await reached('every')).toEqual([`wake ${bookingId}`, `ensure ${later}`])
  })

  it('what fell due while no worker ran', async () => {
    realNow = Date.parse('2026-02-20T12:00:00+01:00')
    await write('confirmation', 'sent')
    expect(await plan()).toMatchObject({ about: 'arrival' })
    expect(await reached()).toEqual([])
    realNow = Date.parse('2026-02-28T10:00:00+01:00')
    expect(await reached()).toEqual([`wake ${bookingId}`])
  })
})

describe('A moved clock', () => {
  it('has looked at what is due by then, and at nothing else', async () => {
    const later = await occupy(pool, { room: 2, arrival: '2026-07-02', departure: '2026-07-04' })
    realNow = Date.parse('2026-02-20T12:00:00+01:00')
    for (const id of [bookingId, later]) {
      await write('confirmation', 'sent', id)
      await planned.subjectPlanNextStep(bookingSubject(id))
    }
    clock.follow(clock.settingFor('2026-03-01'))
    expect(await reached('moved')).toEqual([`wake ${bookingId}`])
  })

  it('that is moved back finds again what had come to its end by the clock before', async () => {
    realNow = MIDDAY - 2 * DAY
    clock.follow(clock.settingFor('2026-06-01'))
    await plan()
    expect(await reached('due')).toEqual([])
    clock.follow(null)
    expect(await reached('moved')).toEqual([`wake ${bookingId}`])
    await plan()
    expect(await reached('moved')).toEqual([])
  })
})

describe('Old rows', () => {
  const outbox = async () =>
    (await pool.query('SELECT topic FROM outbox ORDER BY topic')).rows.map(({ topic }) => topic)
  const webhooks = async () =>
    (await pool.query('SELECT provider_id FROM payment_webhooks ORDER BY provider_id')).rows.map(
      (row) => row.provider_id,
    )

  it('are forgotten once they were told or looked at for long, never while they wait', async () => {
    for (const topic of ['told-lately', 'told-long-ago', 'waits'])
      await tellOutbox(pool, bookingSubject(bookingId), topic)
    await pool.query(
      `UPDATE outbox SET created_at = now() - interval '1 year',
         delivered_at = CASE topic WHEN 'told-long-ago' THEN now() - interval '8 days' WHEN 'told-lately' THEN now() - interval '6 days' END`,
    )
    await pool.query(
      `INSERT INTO payment_webhooks (provider_id, received_at, processed_at)
       VALUES ('tr_lately', now() - interval '29 days', now() - interval '29 days'),
         ('tr_long_ago', now() - interval '31 days', now() - interval '31 days'), ('tr_waits', now() - interval '1 year', NULL)`,
    )
    await pool.query(
      `INSERT INTO payment_differences (provider_id, kind, here_cents, there_cents, found_at, resolved_at)
       VALUES ('tr_lately', 'sum', 1, 2, now(), now() - interval '11 months'),
         ('tr_long_ago', 'sum', 1, 2, now(), now() - interval '13 months'), ('tr_open', 'sum', 1, 2, now() - interval '9 years', NULL)`,
    )
    await forgetOldRows(pool)
    const { rows: differences } = await pool.query(
      'SELECT provider_id FROM payment_differences ORDER BY provider_id',
    )
    expect(differences.map((row) => row.provider_id)).toEqual(['tr_lately', 'tr_open'])
    expect(await outbox()).toEqual(['told-lately', 'waits'])
    expect(await webhooks()).toEqual(['tr_lately', 'tr_waits'])
  })

  it('of forms go a year after they were handled, with their mails; where one came from after a day', async () => {
    const [now, day] = [Date.now(), 86_400_000]
    const add = (name: string, createdDaysAgo: number, handledDaysAgo: number | null) =>
      pool.query(
        `WITH sent AS (
           INSERT INTO form_messages (id, form, name, email, phone, answers, key, visitor, created_at, handled_at)
           VALUES (gen_random_uuid(), 'contact', $1, '', '046', '{}', $1, 'somebody', $2, $3) RETURNING id)
         INSERT INTO mails (id, subject_kind, subject_id, kind, message_id, recipient, subject, text, html, state, created_at)
         SELECT gen_random_uuid(), 'form-message', id, 'form-message-to-property', $1, 'huis@voorbeeld.nl', $1, '', '', 'kept', $2 FROM sent`,
        [
          name,
          new Date(now - createdDaysAgo * day),
          handledDaysAgo === null ? null : new Date(now - handledDaysAgo * day),
        ],
      )
    await add('handled long ago', 800, 370)
    await add('handled lately', 800, 360)
    await add('waits', 2_000, null)
    await add('today', 0, null)
    await forgetOldRows(pool)
    const { rows } = await pool.query(
      'SELECT name, visitor IS NOT NULL AS traced FROM form_messages ORDER BY name',
    )
    expect(rows).toEqual([
      { name: 'handled lately', traced: false },
      { name: 'today', traced: true },
      { name: 'waits', traced: false },
    ])
    const mails = await pool.query(
      `SELECT subject FROM mails WHERE subject_kind = 'form-message' ORDER BY subject`,
    )
    expect(mails.rows.map(({ subject }) => subject)).toEqual(['handled lately', 'today', 'waits'])
  })
})
