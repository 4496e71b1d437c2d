import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingAccepted } from '../../api/bookings/booking-views.ts'
import { allActivities } from '../../workflows/subject-activities.ts'
import { subjectKinds } from '../../workflows/subject-kinds.ts'
import { BookingWorkflows } from '../../api/bookings/booking-workflows.ts'
import { confirmedAndPaid, endedUnpaid, paidTwiceAndBack } from '../api/setup/standing.ts'
import { occupy } from '../api/setup/overlaps.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, choose, openSetup } from './setup/setup.ts'
import { type WorkerProcess, emitSetup, startWorkerProcess } from './setup/worker-process.ts'
import { cancelled, paidInFull } from '../api/setup/staff-asks.ts'

let emitted: string

beforeAll(async () => {
  emitted = await emitSetup()
})
afterAll(() => fs.rmSync(emitted, { recursive: true, force: true }))

/**
 * A point that was not hit by then never will be. On an idle machine it takes five to eight
 * seconds: a start, and the time after which a silent worker is given up.
 */
const NOT_HIT_AFTER_MS = 90_000

async function eventually(
  look: () => Promise<boolean>,
  what: string,
  withinMs = NOT_HIT_AFTER_MS,
): Promise<void> {
  const end = Date.now() + withinMs
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Lives through one part of a booking's life with a worker that is killed at each of the points in
 * turn, then with one that lives to the end.
 *
 * @returns the points that were hit
 */
async function dieAt(
  points: string[],
  setup: Setup,
  completed: () => Promise<boolean>,
): Promise<string[]> {
  const hits: string[] = []
  for (const point of points) {
    const worker = await startWorkerProcess(emitted, setup, point)
    const late = new Promise<string>((resolve) =>
      setTimeout(resolve, NOT_HIT_AFTER_MS, 'was not hit'),
    )
    const how = await Promise.race([worker.ended, late])
    if (how === 'was not hit') await worker.stop()
    else expect(how).toBe('SIGKILL')
    hits.push(...worker.hits)
  }
  const last: WorkerProcess = await startWorkerProcess(emitted, setup, '')
  await eventually(completed, `completed after ${points.join(', ')}`)
  await last.stop()
  return hits
}

/** One part of a booking's life, in a property of its own, so that several can be lived at once. */
interface Part {
  /** Every activity that comes by, in its order. */
  activities: string[]
  /** Brings the booking to where this part begins. */
  begin?(setup: Setup, booking: BookingAccepted): Promise<unknown>
  /** What staff ask of it meanwhile. */
  ask?(staff: BookingWorkflows, bookingId: string): Promise<{ ok: boolean }>
  done(setup: Setup, bookingId: string): Promise<boolean>
  events: string[]
  mails: string[]
}

const sql = (setup: Setup, statement: string) => setup.pool.query(statement)
const mailed = (kind: string) => async (setup: Setup, id: string) =>
  (await setup.mails(id)).includes(`${kind} kept`)
const written = (
  kinds: string[],
) => `INSERT INTO mails (id, subject_kind, subject_id, kind, message_id, recipient, subject, text, html, state, created_at)
  SELECT gen_random_uuid(), 'booking', b.id, kind, kind, 'x', 'x', 'x', 'x', 'kept', now() FROM bookings b, unnest('{${kinds.join(',')}}'::text[]) AS kind`

/** Staff may be told that it took too long; what they asked is asked again, and is done once. */
async function insist(ask: () => Promise<{ ok: boolean }>): Promise<void> {
  while (!(await ask()).ok) await new Promise((resolve) => setTimeout(resolve, 200))
}

const parts: Record<string, Part> = {
  'opening a payment': {
    activities: ['subjectPlanNextStep', 'bookingOpenPayment'],
    begin: async (setup) => {
      await sql(
        setup,
        `UPDATE payments SET state = 'created', provider_id = NULL, checkout_url = NULL`,
      )
      await sql(setup, 'DELETE FROM events')
    },
    done: async (setup, id) => (await setup.status(id)).paymentState === 'open',
    events: ['payment-opened'],
    mails: [],
  },
  'hearing of a payment and confirming it': {
    activities: ['bookingSyncPayment', 'bookingSendMail'],
    begin: (_setup, { paymentUrl }) => choose(paymentUrl!, 'paid'),
    done: mailed('confirmation'),
    events: ['payment-opened', 'paid', 'confirmed'],
    mails: ['confirmation kept'],
  },
  'the end of a hold': {
    activities: ['bookingExpireHold'],
    begin: (setup) => sql(setup, 'UPDATE bookings SET hold_until = created_at'),
    done: async (setup) =>
      (await sql(setup, `SELECT FROM bookings WHERE state = 'expired'`)).rowCount === 1,
    events: ['payment-opened', 'expired'],
    mails: [],
  },
  'paying back what came too late': {
    activities: ['bookingRefundLatePayment', 'bookingSendMail'],
    begin: async (setup, { paymentUrl }) => {
      await sql(setup, endedUnpaid('expired'))
      for (const room of [1, 2, 3])
        await occupy(setup.pool, { room, arrival: '2026-03-01', departure: '2026-03-05' })
      await choose(paymentUrl!, 'paid')
    },
    done: async (setup, id) =>
      (await mailed('late-payment-refund')(setup, id)) &&
      (await sql(setup, 'SELECT FROM sandbox.refunds')).rowCount === 1,
    events: ['payment-opened', 'paid', 'refunded'],
    mails: ['late-payment-refund kept'],
  },
  'telling of money that was paid twice': {
    activities: ['bookingSendMail'],
    begin: async (setup) => {
      await sql(setup, confirmedAndPaid())
      await sql(setup, written(['confirmation']))
      await sql(setup, paidTwiceAndBack)
    },
    done: mailed('overpayment-refund'),
    events: ['payment-opened'],
    mails: ['confirmation kept', 'overpayment-refund kept'],
  },
  'what staff say was paid': {
    activities: ['bookingMarkPaid'],
    ask: (staff, id) => staff.markPaid(id, paidInFull()),
    done: mailed('confirmation'),
    events: ['payment-opened', 'paid', 'confirmed'],
    mails: ['confirmation kept'],
  },
  'what staff take back of a receipt': {
    activities: ['bookingTakeBackReceipt'],
    begin: async (setup) => {
      await sql(setup, confirmedAndPaid())
      await sql(setup, written(['confirmation']))
      await sql(
        setup,
        `INSERT INTO folio_entries (id, folio_id, kind, method, cents, at, by, key) OVERRIDING SYSTEM VALUE
         SELECT 900, folio_id, 'received', 'cash', -100, now(), 'Mieke Geurts', 'receipt-' || id FROM bookings`,
      )
    },
    ask: (staff, id) => staff.takeBackReceipt(id, { entryId: '900', by: 'Mieke Geurts' }),
    done: async (setup) =>
      (await setup.pool.query(`SELECT FROM folio_entries WHERE key = 'taken-back-900'`))
        .rowCount === 1,
    events: ['payment-opened', 'receipt-taken-back'],
    mails: ['confirmation kept'],
  },
  'what staff have sent again': {
    activities: ['bookingResendConfirmation'],
    begin: async (setup) => {
      await sql(setup, confirmedAndPaid())
      await sql(setup, written(['confirmation']))
    },
    ask: (staff, id) => staff.resendConfirmation(id, 'request-1'),
    done: async (setup, id) =>
      (await setup.mails(id)).join() === 'confirmation kept,confirmation kept',
    events: ['payment-opened'],
    mails: ['confirmation kept', 'confirmation kept'],
  },
  'what staff cancel': {
    activities: ['bookingCancelBooking', 'bookingSendMail'],
    ask: (staff, id) => staff.cancel(id, cancelled('De gast is ziek')),
    done: mailed('cancellation'),
    events: ['payment-opened', 'cancelled'],
    mails: ['cancellation kept'],
  },
  'the mail before arrival': {
    activities: ['bookingSendMail'],
    begin: async (setup) => {
      await sql(setup, confirmedAndPaid())
      await sql(setup, `UPDATE bookings SET stay = '[2026-02-03,2026-02-05)'`)
      await sql(setup, written(['confirmation']))
    },
    done: mailed('arrival'),
    events: ['payment-opened'],
    mails: ['arrival kept', 'confirmation kept'],
  },
  'the mail after departure': {
    activities: ['bookingSendMail'],
    begin: async (setup) => {
      await sql(setup, confirmedAndPaid())
      await sql(setup, `UPDATE bookings SET stay = '[2026-01-28,2026-01-30)'`)
      await sql(setup, written(['confirmation', 'arrival']))
    },
    done: mailed('thank-you'),
    events: ['payment-opened'],
    mails: ['arrival kept', 'confirmation kept', 'thank-you kept'],
  },
}

describe.concurrent('A worker killed with -9 before and after each effect, started again, loses nothing and does nothing twice:', () => {
  it.each(Object.entries(parts))(
    '%s',
    async (_name, part) => {
      const setup = await openSetup(temporalAddress())
      const booking = await setup.book()
      await part.begin?.(setup, booking)
      const staff = setup.staff
      let isAnswered = false
      const answered = insist(async () => part.ask?.(staff, booking.id) ?? { ok: true }).then(
        () => (isAnswered = true),
      )
      const points = part.activities.flatMap((activity) => [
        `before:${activity}`,
        `after:${activity}`,
      ])
      const hits = await dieAt(
        points,
        setup,
        async () => isAnswered && (await part.done(setup, booking.id)),
      )
      await answered
      const { rows } = await setup.pool.query<{ kind: string }>(
        'SELECT kind FROM events WHERE subject_id = $1 ORDER BY id',
        [booking.id],
      )
      const mails = await setup.mails(booking.id)
      await setup.close()
      expect(hits).toEqual(points)
      expect(rows.map(({ kind }) => kind)).toEqual(part.events)
      expect(mails.toSorted()).toEqual(part.mails)
    },
    600_000,
  )

  it('there is a point for every activity', () => {
    const activities = allActivities(subjectKinds, { get: () => ({}) as never })
    const named = new Set(Object.values(parts).flatMap((part) => part.activities))
    expect([...named].toSorted()).toEqual(Object.keys(activities).toSorted())
  })
})
