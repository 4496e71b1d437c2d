import { describe, expect, it } from 'vitest'
import { actionsOf } from '../../../admin/bookings/actions-of.ts'
import { bookingPresence } from '../../../admin/bookings/booking-presence.ts'

const actions = (more: Partial<Parameters<typeof actionsOf>[0]>) => {
  const allowed = actionsOf({
    state: 'confirmed',
    balanceCents: 0,
    email: 'anna@example.com',
    receiptId: null,
    refundByHand: { cents: 0, refundIds: [] },
    ...more,
  })
  return Object.entries(allowed).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []))
}
const open = { balanceCents: 20_800 }
const owed = { refundByHand: { cents: 100, refundIds: [] } }

describe('the actions a booking allows', () => {
  it('are none once it ended, but for noting what staff pay back', () => {
    expect(actions({ state: 'cancelled' })).toEqual([])
    expect(actions({ state: 'expired', ...open, receiptId: '7' })).toEqual([])
    expect(actions({ state: 'cancelled', ...owed })).toEqual(['noteRefund'])
    expect(actions({ state: 'expired', ...owed })).toEqual(['noteRefund'])
  })

  it('let an open one be marked as paid, and only a confirmed one have its confirmation again', () => {
    expect(actions({ state: 'held', ...open })).toEqual(['markPaid', 'cancel'])
    expect(actions(open)).toEqual(['markPaid', 'resendConfirmation', 'cancel'])
    expect(actions({})).toEqual(['resendConfirmation', 'cancel'])
    expect(actions({ email: '' })).toEqual(['cancel'])
  })

  it('let a receipt of staff be taken back, and a refund be noted beside all else', () => {
    expect(actions({ receiptId: '7', ...owed })).toEqual([
      'takeBackReceipt',
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
