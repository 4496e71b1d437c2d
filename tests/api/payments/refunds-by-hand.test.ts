import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RefundByHand } from '../../../api/payments/refund-standing.ts'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import { type RefundSetup, openRefundSetup } from './refund-setup.ts'

let setup: RefundSetup
let bookingId: string
let overpayment: string

beforeAll(async () => {
  setup = await openRefundSetup()
})
/** A confirmed booking that was paid twice more than it should. */
beforeEach(async () => {
  bookingId = await setup.oneBooking()
  overpayment = await setup.paidTooMuch(bookingId, 22_000, 1)
  await setup.paidTooMuch(bookingId, 11_050, 2)
})
afterAll(() => setup.api.close())

describe('A refund that the provider refused is noted as paid back by hand', () => {
  const shown = async () => (await setup.seenByStaff(bookingId)).refundByHand
  /** What the dialog sends: what was shown, how it was paid back, and the name of the press. */
  const pressed = (refund: RefundByHand) => ({
    ...refund,
    method: 'bank',
    requestId: randomUUID(),
  })
  const note = (asked: unknown) =>
    setup.staff.post<BookingDetailView>(
      `/api/back-office/bookings/${bookingId}/acts/refunded-by-hand`,
      asked as object,
    )
  const notes = async () =>
    (await setup.timeline(bookingId))
      .filter(({ kind }) => kind === 'refunded')
      .map(({ by, data }) => ({ by, ...data }))
  const byHand = { by: 'Beheer', cents: 22_000, method: 'bank', reason: 'by-hand' }

  const refused = (providerId: string) => setup.refusedFor(bookingId, providerId)

  it('once, for the sum and the payments that were shown only, and the guest is then told', async () => {
    await refused(overpayment)
    const owed = await shown()
    expect(owed).toEqual({ cents: 22_000, refundIds: [expect.any(String)] })
    const others = [
      { ...owed, cents: 11_050 },
      { ...owed, refundIds: [] },
      { ...owed, refundIds: [randomUUID()] },
      { ...owed, refundIds: [...owed.refundIds, randomUUID()] },
    ]
    for (const other of others) expect((await note(pressed(other))).status).toBe(409)
    const press = pressed(owed)
    for (const wrong of [
      { ...press, cents: 0 },
      { ...press, cents: '22000' },
      { cents: 22_000 },
      { ...press, refundIds: ['x'] },
      { ...press, method: 'ideal' },
      { ...press, requestId: 'x' },
    ])
      expect((await note(wrong)).status).toBe(400)
    expect(await shown()).toEqual(owed)
    const { status, body } = await note(press)
    const back = body.entries.filter(({ kind }) => kind === 'refunded')
    expect([status, body.refundByHand, body.balanceCents]).toEqual([
      200,
      { cents: 0, refundIds: [] },
      0,
    ])
    expect(back.map(({ cents, method, by }) => [cents, method, by])).toEqual([
      [11_050, 'ideal', 'provider'],
      [22_000, 'bank', 'Beheer'],
    ])
    expect((await notes()).at(-1)).toEqual(byHand)
    expect(
      (await setup.api.pool.query('SELECT topic FROM outbox WHERE subject_id = $1', [bookingId]))
        .rows,
    ).toEqual([{ topic: 'changed' }])
    expect(await setup.steps(bookingId)).toContain('sendMail overpayment-refund')
    expect(await setup.steps(bookingId)).not.toContain('refundLatePayment')
  })

  it('without a refusal when it is asked again because the answer was lost, and stands there once', async () => {
    await refused(overpayment)
    const owed = pressed(await shown())
    const twice = await Promise.all([note(owed), note(owed)])
    const later = await note(owed)
    expect([...twice, later].map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await notes()).filter(({ reason }) => reason === 'by-hand')).toHaveLength(1)
    expect(
      (await setup.api.pool.query('SELECT FROM outbox WHERE subject_id = $1', [bookingId]))
        .rowCount,
    ).toBe(1)
  })

  it('and leaves another one of the same sum, refused since, to be paid', async () => {
    await refused(overpayment)
    const first = pressed(await shown())
    await note(first)
    await refused(await setup.paidTooMuch(bookingId, 22_000, 3))
    expect((await note(first)).status).toBe(200)
    const second = await shown()
    expect(second).toEqual({ cents: 22_000, refundIds: [expect.any(String)] })
    expect(second.refundIds).not.toEqual(first.refundIds)
  })

  it('with nothing noted where one of those shown was noted by somebody else meanwhile', async () => {
    await refused(overpayment)
    const first = await shown()
    await refused(await setup.paidTooMuch(bookingId, 22_000, 3))
    const both = await shown()
    expect([both.cents, both.refundIds.length]).toEqual([44_000, 2])
    await note(pressed(first))
    const { status, body } = await note(pressed(both))
    expect([status, body]).toEqual([
      409,
      {
        error: {
          reason: 'booking-not-changeable',
          text: 'Wat er met de hand terug moet, is intussen veranderd. Bekijk de boeking opnieuw.',
        },
      },
    ])
    expect((await shown()).cents).toBe(22_000)
  })

  it('and told of too where the guest of an expired booking had a mail about another late payment before', async () => {
    await setup.api.pool.query(`UPDATE bookings SET state = 'expired'`)
    await refused(overpayment)
    await setup.mails().send(bookingId, 'late-payment-refund')
    expect(await setup.steps(bookingId)).toEqual([])
    setup.api.pass(1)
    await note(pressed(await shown()))
    expect(await setup.steps(bookingId)).toEqual(['sendMail overpayment-refund'])
    await setup.mails().send(bookingId, 'overpayment-refund')
    expect(await setup.steps(bookingId)).toEqual([])
    const { rows } = await setup.api.pool.query<{ kind: string; text: string }>(
      'SELECT kind, text FROM mails ORDER BY created_at',
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['late-payment-refund', 'overpayment-refund'])
    expect(rows[0]!.text).toContain('We hebben €\u00a0110,50 teruggestort')
    expect(rows[1]!.text).toMatch(
      /Er is geen kamer geboekt\.[^]*We hebben €\u00a0220,00 teruggestort/,
    )
  })

  it('by staff only', async () => {
    const answer = await setup.api.app.inject({
      method: 'POST',
      url: `/api/back-office/bookings/${bookingId}/acts/refunded-by-hand`,
      headers: { origin: setup.api.url },
      payload: { cents: 22_000, refundIds: [randomUUID()] },
    })
    expect(answer.statusCode).toBe(401)
  })
})
