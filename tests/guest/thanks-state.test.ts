import { describe, expect, it } from 'vitest'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { PaymentState } from '../../api/payments/payment.ts'
import { askAgainAfter, thanksState } from '../../guest/thanks/thanks-state.ts'
import { untilWords } from '../../guest/thanks/until-words.ts'
import { siteWords } from './site-words.ts'

const { words } = siteWords()

const told = (
  state: BookingState,
  paymentState: PaymentState,
  {
    refunded = false,
    paid = paymentState === 'paid',
    receivedCents = paid ? 10_950 : 0,
  }: { refunded?: boolean; paid?: boolean; receivedCents?: number } = {},
) =>
  thanksState({
    state,
    paymentState,
    refunded,
    paid,
    receivedCents,
    quote: { totalCents: 10_950 },
  })

describe('/bedankt', () => {
  it('says paid only when the server knows it', () => {
    expect(told('confirmed', 'paid')).toBe('confirmed')
    expect(told('held', 'pending')).toBe('paying')
    expect(told('held', 'created')).toBe('opening')
    expect(told('held', 'paid')).toBe('confirming')
    expect(told('held', 'authorized')).toBe('confirming')
  })

  it('never calls a booking paid of which something is open, however certain its room is', () => {
    expect(told('confirmed', 'created')).toBe('booked-unpaid')
    expect(told('confirmed', 'paid', { paid: false })).toBe('booked-unpaid')
    expect(told('held', 'paid', { paid: false })).toBe('part-paid')
  })

  it('says that too little came where it did, also once the room is no longer held or the next attempt failed', () => {
    const part = { paid: false, receivedCents: 1 }
    for (const payment of ['open', 'failed', 'canceled', 'expired'] as const)
      expect(told('held', payment, part)).toBe('part-paid')
    expect(told('expired', 'paid', { receivedCents: 1 })).toBe('too-little')
    expect(told('expired', 'failed', part)).toBe('too-little')
    expect(told('expired', 'failed', { receivedCents: 10_950 })).toBe('paid-late')
  })

  it('does not speak of a bank while the guest has paid nothing', () => {
    expect(told('held', 'open')).toBe('to-pay')
  })

  it('tells a payment that failed, one that was stopped and one that ran out apart', () => {
    expect(told('held', 'failed')).toBe('not-paid')
    expect(told('held', 'canceled')).toBe('pay-stopped')
    expect(told('held', 'expired')).toBe('pay-lapsed')
  })

  it('tells a refund before anything else, and a late payment before an expired hold', () => {
    expect(told('expired', 'paid', { refunded: true })).toBe('refunded')
    expect(told('cancelled', 'paid', { refunded: true })).toBe('refunded')
    expect(told('expired', 'paid')).toBe('paid-late')
    expect(told('expired', 'failed')).toBe('expired')
  })

  it('does not say that nothing was paid while the bank may still come with the money', () => {
    for (const payment of ['open', 'pending', 'authorized'] as const)
      expect(told('expired', payment)).toBe('expired-unheard')
  })

  it('asks again by itself exactly while something can still change', () => {
    expect(
      (
        [
          'opening',
          'to-pay',
          'paying',
          'confirming',
          'not-paid',
          'pay-stopped',
          'pay-lapsed',
          'expired-unheard',
          'paid-late',
          'too-little',
        ] as const
      ).map((state) => askAgainAfter(state) !== false),
    ).not.toContain(false)
    expect(
      (['confirmed', 'expired', 'refunded', 'cancelled'] as const).map((state) =>
        askAgainAfter(state),
      ),
    ).toEqual([false, false, false, false])
  })

  it('is asked for within seconds by a guest who comes back from paying, also what staff booked', () => {
    expect(askAgainAfter('to-pay')).toBe(2_000)
    expect(askAgainAfter('booked-unpaid')).toBe(2_000)
    expect(askAgainAfter('not-paid')).toBe(10_000)
  })

  it('says by the clock and the calendar of the property until when the room is held', () => {
    expect(untilWords(words, { holdUntil: '2026-06-03T08:05:00.000Z' })).toBe(
      'We houden de kamer tot wo\u00a03\u00a0juni om 10.05\u00a0uur voor je vast.',
    )
    expect(untilWords(words, { holdUntil: '2026-12-03T23:08:00.000Z' })).toBe(
      'We houden de kamer tot vr\u00a04\u00a0december om 00.08\u00a0uur voor je vast.',
    )
    expect(untilWords(words, { holdUntil: null })).toBe(
      'De kamer is voor degene van wie we de betaling het eerst zien.',
    )
    expect(untilWords(words, { holdUntil: '2026-12-03T08:05:00.000Z' })).toBe(
      'We houden de kamer tot do\u00a03\u00a0december om 9.05\u00a0uur voor je vast.',
    )
  })
})
