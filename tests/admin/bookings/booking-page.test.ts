import { describe, expect, it } from 'vitest'
import { actsOf } from '../../../admin/bookings/acts-of.ts'
import { bookingPresence } from '../../../admin/bookings/booking-presence.ts'
import type { BookingState } from '../../../rules/bookings/booking-state.ts'

const acts = ({
  owedCents = 0,
  ...booking
}: {
  state: BookingState
  paid: boolean
  email?: string
  owedCents?: number
}) => {
  const allowed = actsOf({
    email: 'anna@example.com',
    refundByHand: { cents: owedCents, refundIds: [] },
    ...booking,
  })
  return Object.entries(allowed).flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}

describe('the acts a booking allows', () => {
  it('are none once it ended', () => {
    expect(acts({ state: 'cancelled', paid: true })).toEqual([])
    expect(acts({ state: 'expired', paid: false })).toEqual([])
  })

  it('let an unpaid one be set to paid, and only a confirmed one have its confirmation again', () => {
    expect(acts({ state: 'held', paid: false })).toEqual(['markPaid', 'cancel'])
    expect(acts({ state: 'confirmed', paid: false })).toEqual([
      'markPaid',
      'resendConfirmation',
      'cancel',
    ])
    expect(acts({ state: 'confirmed', paid: true })).toEqual(['resendConfirmation', 'cancel'])
    expect(acts({ state: 'confirmed', paid: true, email: '' })).toEqual(['cancel'])
  })

  it('let a refund be noted wherever money is owed that the provider refused to pay back', () => {
    expect(acts({ state: 'expired', paid: false, owedCents: 100 })).toEqual(['noteRefund'])
    expect(acts({ state: 'confirmed', paid: true, owedCents: 100 })).toEqual([
      'resendConfirmation',
      'cancel',
      'noteRefund',
    ])
  })
})

describe('what today means for a booking', () => {
  const stay = { state: 'confirmed', arrival: '2026-11-25', departure: '2026-11-27' } as const

  it('is coming, being in house, leaving, or nothing', () => {
    expect(
      ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map((today) =>
        bookingPresence(stay, today),
      ),
    ).toEqual([null, 'comesToday', 'inHouse', 'leavesToday', null])
  })

  it('is nothing for one that was cancelled, or while the day is not known', () => {
    expect(bookingPresence({ ...stay, state: 'cancelled' }, '2026-11-25')).toBeNull()
    expect(bookingPresence(stay, null)).toBeNull()
  })
})
