import { describe, expect, it } from 'vitest'
import {
  type BookingRecord,
  type PlannedBookingStep,
  planBooking,
} from '../../../api/bookings/booking-plan.ts'
import type { MailKind } from '../../../api/mail/mail-templates.ts'
import type { WrittenMail } from '../../../api/mail/mail-template.ts'
import type { MailedRefund } from '../../../api/mail/templates/booking-mail-record.ts'
import type { PaymentRecord } from '../../../api/payments/plan-payments.ts'
import type { RefundStanding } from '../../../api/payments/refund-standing.ts'
import { parseDay } from '../../../rules/calendar/day.ts'

const now = Date.parse('2026-03-01T12:00:00+01:00')
const minute = 60_000
const payment = (more: Partial<PaymentRecord> = {}): PaymentRecord => ({
  state: 'open',
  createdAt: now - 5 * minute,
  webhookWaiting: false,
  ...more,
})
const refund = (state: MailedRefund['state'], more: Partial<MailedRefund> = {}): MailedRefund => ({
  id: 'r1',
  state,
  by: null,
  changedAt: now,
  ...more,
})
const decided = (decidedAt: number, waitsMs = 0) => ({ decidedAt, askedFrom: decidedAt + waitsMs })
const settled: RefundStanding = {
  owedCents: 0,
  dueCents: 0,
  refusedCents: 0,
  refusedIds: [],
  refundableCents: 0,
}
const booking = (more: Partial<BookingRecord> = {}): BookingRecord => ({
  state: 'held',
  guestMails: 'all',
  madeBy: 'guest',
  hasEmail: true,
  attendance: 'expected',
  arrival: parseDay('2026-03-10')!,
  departure: parseDay('2026-03-12')!,
  holdUntil: now + 15 * minute,
  payments: [payment()],
  refunds: [],
  cancellationMailed: null,
  stayChanges: [],
  propertyIsTold: false,
  takenBack: [],
  refundStanding: settled,
  lapsedAt: null,
  lapsedCents: 0,
  refundWaits: [],
  mails: [],
  ...more,
})
const nameOf = ({ step, about }: PlannedBookingStep) =>
  about === undefined ? step : `${step} ${about}`
const mail = (kind: string, state: WrittenMail['state'], more: Partial<WrittenMail> = {}) => ({
  kind,
  about: '',
  state,
  createdAt: now,
  lastTry: null,
  ...more,
})
const plan = (record: BookingRecord, at = now) =>
  planBooking(record, at).map((planned) => [nameOf(planned), new Date(planned.dueAt).toISOString()])
const steps = (record: BookingRecord, at = now) => planBooking(record, at).map(nameOf)
const iso = (text: string) => new Date(text).toISOString()

describe('what is still to be done for a booking', () => {
  it('mails the property that somebody booked once it is certain, where the property wants it', () => {
    const told = (state: BookingRecord['state'], propertyIsTold = true) =>
      steps(booking({ state, propertyIsTold, payments: [] })).includes('sendMail new-booking')
    expect([told('held'), told('confirmed'), told('confirmed', false)]).toEqual([
      ...[false, true, false],
    ])
  })

  it('while it is held: end the hold when its time is over, and nothing until then, however long nobody pays', () => {
    for (const minutes of [0, 1, 10, 10_000])
      expect(plan(booking({ payments: [payment({ createdAt: now - minutes * minute })] }))).toEqual(
        [['expireHold', new Date(now + 15 * minute).toISOString()]],
      )
  })

  it('before the provider knows of the payment: open it, unless the hold is over', () => {
    expect(
      plan(booking({ payments: [payment({ state: 'created', createdAt: now - 1_000 })] })),
    ).toEqual([
      ['openPayment', new Date(now + 2_000).toISOString()],
      ['expireHold', new Date(now + 15 * minute).toISOString()],
    ])
    expect(steps(booking({ payments: [payment({ state: 'created' })], holdUntil: now }))).toEqual([
      'expireHold',
    ])
  })

  it('when a webhook waits: ask at once', () => {
    expect(plan(booking({ payments: [payment({ webhookWaiting: true })] }))[0]).toEqual([
      'syncPayment',
      new Date(now).toISOString(),
    ])
  })

  it('once it is expired: nothing, until there is news of a payment', () => {
    expect(steps(booking({ state: 'expired', holdUntil: null }))).toEqual([])
    expect(
      steps(
        booking({ state: 'expired', holdUntil: null, payments: [payment({ state: 'expired' })] }),
      ),
    ).toEqual([])
  })

  it('when money came too late: pay it back first, then say so', () => {
    const late = (refunds: MailedRefund[], standing: Partial<RefundStanding>) =>
      booking({
        state: 'expired',
        holdUntil: null,
        payments: [payment({ state: 'paid' })],
        refunds,
        refundStanding: { ...settled, owedCents: 22_000, ...standing },
        refundWaits: refunds.flatMap(({ state }) => (state === 'due' ? [decided(now)] : [])),
      })
    expect(steps(late([refund('due')], { dueCents: 22_000 }))).toEqual(['refundLatePayment'])
    expect(steps(late([refund('made')], { owedCents: 0 }))).toEqual([
      'sendMail late-payment-refund',
    ])
    expect(steps(late([refund('refused')], { refusedCents: 22_000 }))).toEqual([])
    // Nobody has decided yet, as when acceptance released the hold of who had paid a part.
    expect(steps(late([], { refundableCents: 22_000 }))).toEqual(['refundLatePayment'])
  })

  it('when staff may still undo what made it due: pay it back after that, or at once where the clock went back', () => {
    const waiting = (...refundWaits: BookingRecord['refundWaits']) =>
      plan(
        booking({
          state: 'confirmed',
          holdUntil: null,
          payments: [],
          guestMails: 'none',
          refundWaits,
        }),
      )
    const soon = ['refundLatePayment', new Date(now + 10_000).toISOString()]
    const atOnce = ['refundLatePayment', new Date(now).toISOString()]
    expect(waiting(decided(now - 5_000, 15_000))).toEqual([soon])
    expect(waiting(decided(now - 15_000, 15_000))).toEqual([atOnce])
    expect(waiting(decided(now - 5_000, 15_000), decided(now))).toEqual([atOnce])
    expect(waiting(decided(now + 60 * minute, 15_000))).toEqual([atOnce])
  })

  it('when more of it went back after that was said: say that too', () => {
    const backAt = (changedAt: number) =>
      booking({
        state: 'expired',
        holdUntil: null,
        payments: [payment({ state: 'paid' }), payment({ state: 'paid' })],
        refunds: [refund('made'), refund('made', { id: 'r2', changedAt })],
        mails: [mail('late-payment-refund', 'sent')],
      })
    expect(steps(backAt(now))).toEqual([])
    expect(steps(backAt(now + 1), now + 1)).toEqual(['sendMail overpayment-refund'])
  })

  it('once it is confirmed: confirm it by mail now, write two days before arrival and the morning after departure', () => {
    expect(
      plan(
        booking({ state: 'confirmed', holdUntil: null, payments: [payment({ state: 'paid' })] }),
      ),
    ).toEqual([
      ['sendMail confirmation', new Date(now).toISOString()],
      ['sendMail arrival', iso('2026-03-08T10:00:00+01:00')],
      ['sendMail thank-you', iso('2026-03-13T10:00:00+01:00')],
    ])
  })

  it('when it was made the day before arrival: write at once', () => {
    const soon = booking({
      state: 'confirmed',
      holdUntil: null,
      payments: [],
      arrival: parseDay('2026-03-02')!,
      departure: parseDay('2026-03-04')!,
    })
    expect(
      planBooking(soon, now)
        .filter(({ dueAt }) => dueAt <= now)
        .map(nameOf),
    ).toEqual(['sendMail confirmation', 'sendMail arrival'])
  })

  it('leaves out a mail that went, that failed for good or is kept, but not one that is under way', () => {
    const confirmed = (
      state: 'sent' | 'failed' | 'kept' | 'uncertain' | 'withdrawn' | 'queued' | 'sending',
    ) =>
      booking({
        state: 'confirmed',
        holdUntil: null,
        payments: [],
        mails: [mail('confirmation', state)],
      })
    for (const state of ['sent', 'failed', 'kept', 'uncertain', 'withdrawn'] as const)
      expect(steps(confirmed(state))).not.toContain('sendMail confirmation')
    for (const state of ['queued', 'sending'] as const)
      expect(steps(confirmed(state))).toContain('sendMail confirmation')
  })

  it('sends what was written whatever day it is, whose guest it is and how the booking stands: a day only stops the writing', () => {
    const summer = Date.parse('2026-07-01T12:00:00+02:00')
    const written = (kind: MailKind, more: Partial<BookingRecord> = {}) =>
      plan(
        booking({
          state: 'confirmed',
          holdUntil: null,
          payments: [],
          mails: [mail(kind, 'queued')],
          ...more,
        }),
        summer,
      )
    for (const [kind, step] of [
      ['confirmation', 'sendMail confirmation'],
      ['arrival', 'sendMail arrival'],
      ['thank-you', 'sendMail thank-you'],
    ] as const) {
      expect(written(kind)).toEqual([[step, new Date(summer).toISOString()]])
      expect(written(kind, { guestMails: 'none' })).toEqual([
        [step, new Date(summer).toISOString()],
      ])
      expect(written(kind, { state: 'cancelled' })).toContainEqual([
        step,
        new Date(summer).toISOString(),
      ])
    }
  })

  it('tries a written mail again after a pause, which a clock that was moved back does not lengthen', () => {
    const tried = (at: number) =>
      plan(
        booking({
          state: 'confirmed',
          guestMails: 'none',
          holdUntil: null,
          payments: [],
          mails: [mail('confirmation', 'queued', { lastTry: { at, attempts: 1 } })],
        }),
      )
    expect(tried(now - 4_000)).toEqual([
      ['sendMail confirmation', new Date(now + 6_000).toISOString()],
    ])
    expect(tried(now + 86_400_000)).toEqual([
      ['sendMail confirmation', new Date(now + 10_000).toISOString()],
    ])
  })

  it.each([
    ['a mail that was not tried yet', 'queued', null, false],
    ['one that the server did not take', 'queued', 1, true],
    ['one that is being sent for the first time', 'sending', 1, false],
    ['one that is being sent for the second time', 'sending', 2, true],
  ] as const)('says of %s whether it failed', (_what, state, attempts, failed) => {
    const lastTry = attempts && { at: now, attempts }
    const record = booking({
      state: 'confirmed',
      guestMails: 'none',
      holdUntil: null,
      payments: [],
      mails: [mail('confirmation', state, { lastTry })],
    })
    expect(planBooking(record, now)).toMatchObject([{ hasFailed: failed }])
  })

  it('does not announce an arrival that was, nor thank guests who left long ago', () => {
    const confirmed = booking({
      state: 'confirmed',
      holdUntil: null,
      payments: [],
      mails: [mail('confirmation', 'sent')],
    })
    expect(steps(confirmed, Date.parse('2026-03-11T12:00:00+01:00'))).toEqual([
      'sendMail thank-you',
    ])
    expect(steps(confirmed, Date.parse('2026-04-30T12:00:00+02:00'))).toEqual([])
  })

  it('writes nothing to the guests of a channel, nor where no address is known', () => {
    expect(
      steps(booking({ state: 'confirmed', guestMails: 'none', holdUntil: null, payments: [] })),
    ).toEqual([])
    expect(
      steps(
        booking({
          state: 'confirmed',
          guestMails: 'all',
          hasEmail: false,
          holdUntil: null,
          payments: [],
        }),
      ),
    ).toEqual([])
  })

  it('follows what counted for mails of its source when it was sold', () => {
    const planned = (more: Partial<BookingRecord>) =>
      steps(booking({ holdUntil: null, payments: [], ...more }))
    const sold = { state: 'confirmed' } as const
    expect(planned({ ...sold, guestMails: 'all' })).toContain('sendMail confirmation')
    expect(planned({ ...sold, guestMails: 'cancellation' })).toEqual([])
    expect(planned({ ...sold, guestMails: 'none' })).toEqual([])
    const cancelled = { state: 'cancelled' } as const
    expect(planned({ ...cancelled, guestMails: 'cancellation' })).toEqual(['sendMail cancellation'])
    expect(planned({ ...cancelled, guestMails: 'none' })).toEqual([])
    expect(
      planned({ ...cancelled, guestMails: 'cancellation', cancellationMailed: false }),
    ).toEqual([])
  })

  it('once it is cancelled: say so, once', () => {
    expect(steps(booking({ state: 'cancelled', holdUntil: null, payments: [] }))).toEqual([
      'sendMail cancellation',
    ])
    expect(
      steps(
        booking({
          state: 'cancelled',
          holdUntil: null,
          payments: [],
          mails: [mail('cancellation', 'sent')],
        }),
      ),
    ).toEqual([])
  })
})

describe('after staff changed the stay', () => {
  const stay = (arrival: string, departure: string, persons = 2) => ({
    ...{ arrival, departure, persons },
    roomTypeId: 1,
  })
  const first = stay('2026-03-10', '2026-03-12')
  const later = stay('2026-04-10', '2026-04-12')
  const change = (id: string, from = first, to = later, at = now - 5_000) => ({ id, at, from, to })
  const confirmed = (more: Partial<BookingRecord> = {}) =>
    booking({
      ...{ state: 'confirmed', holdUntil: null, payments: [] },
      arrival: parseDay('2026-04-10')!,
      departure: parseDay('2026-04-12')!,
      mails: [mail('confirmation', 'sent')],
      ...more,
    })

  it('the guest is mailed once nobody can undo it any more, and other mails follow the new dates', () => {
    expect(plan(confirmed({ stayChanges: [change('7')] }))).toEqual([
      ['sendMail stay-changed', new Date(now + 10_000).toISOString()],
      ['sendMail arrival', iso('2026-04-08T10:00:00+02:00')],
      ['sendMail thank-you', iso('2026-04-13T10:00:00+02:00')],
    ])
  })

  it('the guest is mailed once of several changes, and of none that were taken back', () => {
    const further = stay('2026-05-10', '2026-05-12')
    const mailed = (...stayChanges: BookingRecord['stayChanges']) =>
      steps(confirmed({ stayChanges })).filter((step) => step.startsWith('sendMail stay'))
    expect(mailed(change('7'), change('8', later, further))).toEqual(['sendMail stay-changed'])
    expect(mailed(change('7'), change('8', later, first))).toEqual([])
    expect(mailed(change('7', first, { ...first }))).toEqual([])
  })

  it('what was mailed is not mailed again, but what waited and was withdrawn is', () => {
    const mails = (state: WrittenMail['state']) => [
      mail('confirmation', 'sent'),
      mail('stay-changed', state, { about: '7' }),
    ]
    const record = (state: WrittenMail['state']) =>
      confirmed({
        stayChanges: [change('7'), change('8', later, { ...later })],
        mails: mails(state),
      })
    expect(steps(record('sent'))).not.toContain('sendMail stay-changed')
    expect(steps(record('withdrawn'))).toContain('sendMail stay-changed')
  })

  it('an arrival that was announced is announced anew for its new day, unless that day is near', () => {
    const announced = [
      mail('confirmation', 'sent'),
      mail('arrival', 'sent', { createdAt: now - 60_000 }),
      mail('stay-changed', 'sent', { about: '7' }),
    ]
    const record = confirmed({ stayChanges: [change('7')], mails: announced })
    expect(plan(record)).toContainEqual(['sendMail arrival', iso('2026-04-08T10:00:00+02:00')])
    const near = confirmed({
      arrival: parseDay('2026-03-03')!,
      stayChanges: [change('7', first, stay('2026-03-03', '2026-03-05'))],
      mails: announced,
    })
    expect(steps(near)).not.toContain('sendMail arrival')
    const morePersons = confirmed({
      stayChanges: [change('7', first, stay('2026-03-10', '2026-03-12', 3))],
      mails: announced,
    })
    expect(steps(morePersons)).not.toContain('sendMail arrival')
  })

  it('a guest who left, or whom a channel writes to, is told nothing', () => {
    const stayChanges = [change('7')]
    expect(steps(confirmed({ stayChanges, guestMails: 'none' }))).toEqual([])
    const left = confirmed({ stayChanges, departure: parseDay('2026-02-20')! })
    expect(steps(left)).not.toContain('sendMail stay-changed')
  })
})

describe('what staff said at the door and took back', () => {
  const takenBack = [{ id: '7', at: now - minute }]
  const [before, after] = [now - 2 * minute, now]
  const planned = (
    kind: 'arrival' | 'thank-you',
    state: WrittenMail['state'],
    createdAt: number,
    more: Partial<BookingRecord> = {},
  ) =>
    steps(
      booking({
        ...{ state: 'confirmed', holdUntil: null, payments: [], takenBack },
        mails: [mail('confirmation', 'sent'), mail(kind, state, { createdAt })],
        ...more,
      }),
    ).includes(`sendMail ${kind}`)

  it.each(['arrival', 'thank-you'] as const)(
    '%s: is written anew where it was withdrawn before that, and nowhere else',
    (kind) => {
      expect(planned(kind, 'withdrawn', before)).toBe(true)
      expect(planned(kind, 'withdrawn', before, { takenBack: [] })).toBe(false)
      expect(planned(kind, 'withdrawn', after)).toBe(false)
      for (const state of ['sent', 'failed', 'kept', 'uncertain'] as const)
        expect(planned(kind, state, before)).toBe(false)
    },
  )

  it.each(['arrival', 'thank-you'] as const)(
    '%s: is not written anew a second time, also where the clock was moved back',
    (kind) => {
      const mails = [
        mail('confirmation', 'sent'),
        mail(kind, 'withdrawn', { createdAt: before }),
        mail(kind, 'withdrawn', { createdAt: before, about: '7' }),
      ]
      expect(planned(kind, 'withdrawn', before, { mails })).toBe(false)
    },
  )
})
