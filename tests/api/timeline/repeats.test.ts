import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BookingPlan, planBooking } from '../../../api/bookings/booking-plan.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { PaymentAttempts } from '../../../api/payments/payment-attempts.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { type RefundSetup, openRefundSetup } from '../payments/refund-setup.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { mailRow } from '../setup/mail-row.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { emptied } from '../setup/emptied.ts'

type Answer = TimelineStep[] & ApiError

const urlOf = (id: string) => `/api/back-office/timelines/booking/${id}`
const repeatedBy = (steps: TimelineStep[]) =>
  steps.flatMap(({ kind, by, data }) => (kind.endsWith('-repeated') ? [{ kind, by, data }] : []))

describe('A mail that was not sent', () => {
  let setup: TestSetup
  let staff: SignedIn
  let bookingId: string
  beforeAll(async () => {
    setup = await openSetup({ variables: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    staff = await signedIn(setup.app)
    bookingId = (await book(setup.app, twoNights)).body.id
    await setup.pool.query(confirmedAndPaid())
  })
  afterAll(() => setup.close())
  beforeEach(() => emptied(setup.pool, 'mails, events, outbox'))

  const repeat = (body: object = {}) => staff.post<Answer>(`${urlOf(bookingId)}/repeat`, body)
  const mailStep = (steps: TimelineStep[]) => steps.find(({ repeat: again }) => again)
  const stands = async () =>
    (await setup.pool.query('SELECT state, attempts, unknown_outcomes FROM mails')).rows

  it.each(['failed', 'uncertain', 'kept'] as const)(
    'waits again when staff ask for it, from %s, and the workflow is told',
    async (state) => {
      await mailRow(setup.pool, bookingId, 'confirmation', state)
      await setup.pool.query(
        `UPDATE mails SET attempts = 12, unknown_outcomes = 1, tried_at = now()`,
      )
      const before = (await staff.get<TimelineStep[]>(urlOf(bookingId))).body
      const { status, body } = await repeat(mailStep(before)!.repeat)
      expect(status).toBe(200)
      expect(mailStep(body)).toBeUndefined()
      expect(await stands()).toEqual([{ state: 'queued', attempts: 0, unknown_outcomes: 0 }])
      expect(repeatedBy(body)).toMatchObject([{ kind: 'mail-repeated', data: { to: 'x' } }])
      expect(repeatedBy(body)[0]!.by).toBeTruthy()
      const record = (await new BookingPlan(setup.pool).load(bookingId))!
      expect(planBooking(record, MONDAY)[0]).toMatchObject({
        step: 'sendMail',
        about: 'confirmation',
        dueAt: MONDAY,
      })
      const outbox = await setup.pool.query('SELECT subject_id, topic FROM outbox')
      expect(outbox.rows).toEqual([{ subject_id: bookingId, topic: 'step-repeated' }])
    },
  )

  it('waits once, though the button is pressed twice at once', async () => {
    await mailRow(setup.pool, bookingId, 'confirmation', 'failed')
    const { rows } = await setup.pool.query<{ id: string }>('SELECT id FROM mails')
    const asked = { what: 'mail', id: rows[0]!.id }
    const answers = await Promise.all([repeat(asked), repeat(asked)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(repeatedBy((await staff.get<TimelineStep[]>(urlOf(bookingId))).body)).toHaveLength(1)
  })

  it('is not sent again where that makes no sense any more, or it is not of this booking', async () => {
    await mailRow(setup.pool, bookingId, 'confirmation', 'withdrawn')
    const { rows } = await setup.pool.query<{ id: string }>('SELECT id FROM mails')
    for (const id of [rows[0]!.id, randomUUID()])
      expect((await repeat({ what: 'mail', id })).status).toBe(409)
    expect(await stands()).toMatchObject([{ state: 'withdrawn' }])
  })

  it('is asked for by staff only, about something that exists, in words that are known', async () => {
    expect((await repeat({ what: 'elders' })).status).toBe(400)
    const nobody = await staff.post<Answer>(`${urlOf(randomUUID())}/repeat`, { what: 'refund' })
    expect(nobody.status).toBe(404)
    const stranger = await setup.app.inject({
      method: 'POST',
      url: `${urlOf(bookingId)}/repeat`,
      payload: { what: 'refund' },
    })
    expect(stranger.statusCode).toBeGreaterThanOrEqual(401)
  })
})

describe('A payment that the provider refused to open', () => {
  let setup: TestSetup
  let staff: SignedIn
  beforeAll(async () => {
    setup = await openSetup()
    staff = await signedIn(setup.app)
  })
  afterAll(() => setup.close())

  it('gets another attempt, once, while there is something to pay', async () => {
    const { id } = (await book(setup.app, twoNights)).body
    const { rows } = await setup.pool.query<{ id: string }>('SELECT id FROM payments')
    await setup.app.get(PaymentAttempts).refused(rows[0]!.id)
    const before = (await staff.get<TimelineStep[]>(urlOf(id))).body
    expect(before.find(({ kind }) => kind === 'payment-failed')!.repeat).toEqual({
      what: 'payment',
    })

    setup.time.now += 60_000
    for (const _press of [1, 2]) {
      const { status, body } = await staff.post<Answer>(`${urlOf(id)}/repeat`, { what: 'payment' })
      expect(status).toBe(200)
      expect(repeatedBy(body)).toHaveLength(1)
      expect(body.some(({ repeat }) => repeat)).toBe(false)
    }
    const states = await setup.pool.query('SELECT state FROM payments ORDER BY created_at')
    expect(states.rows.map(({ state }: { state: string }) => state)).toEqual(['failed', 'created'])

    await setup.pool.query(confirmedAndPaid())
    expect((await staff.post<Answer>(`${urlOf(id)}/repeat`, { what: 'payment' })).status).toBe(409)
  })
})

describe('A refund that the provider refused', () => {
  let setup: RefundSetup
  beforeAll(async () => {
    setup = await openRefundSetup()
  })
  afterAll(() => setup.api.close())

  it('is asked for again under another name, once, and is still staff’s to pay by hand if refused again', async () => {
    const { pool } = setup.api
    const bookingId = await setup.oneBooking()
    const provider = await setup.paidTooMuch(bookingId, 22_000, 1)
    await setup.refusedFor(bookingId, provider)
    const { rows: before } = await pool.query<{ id: string }>('SELECT id FROM refunds')
    const step = (await setup.timeline(bookingId)).find(({ kind }) => kind === 'refund-refused')
    expect(step!.repeat).toEqual({ what: 'refund' })

    for (const _press of [1, 2]) {
      const { status, body } = await setup.staff.post<Answer>(
        `${urlOf(bookingId)}/repeat`,
        step!.repeat,
      )
      expect(status).toBe(200)
      expect(repeatedBy(body)).toMatchObject([{ data: { cents: 22_000 } }])
    }
    expect(await setup.steps(bookingId)).toContain('refundLatePayment')
    const { rows: after } = await pool.query<{ id: string; state: string }>(
      'SELECT id, state FROM refunds',
    )
    expect(after).toHaveLength(1)
    expect(after[0]!.state).toBe('due')
    expect(after[0]!.id).not.toBe(before[0]!.id)

    await setup.refusedFor(bookingId, provider)
    expect((await setup.seenByStaff(bookingId)).refundByHand.cents).toBe(22_000)
  })
})
