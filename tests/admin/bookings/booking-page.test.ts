import { describe, expect, it } from 'vitest'
import { actionsOf } from '../../../admin/bookings/actions-of.ts'
import type { BookingView } from '../../../api/bookings/booking-views.ts'
import { attendanceActionsOf } from '../../../admin/attendance/attendance-actions-of.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { bookingPresence } from '../../../admin/bookings/booking-presence.ts'

const actions = (more: Partial<Parameters<typeof actionsOf>[0]>) => {
  const allowed = actionsOf({
    state: 'confirmed',
    balanceCents: 0,
    email: 'anna@example.com',
    receiptId: null,
    attendance: 'expected',
    refundByHand: { cents: 0, refundIds: [] },
    payLink: null,
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

  it('are no cancellation of guests who are or were in the house, and no other dates for who stayed away', () => {
    for (const attendance of ['arrived', 'departed'] as const) {
      expect(actions({ attendance })).not.toContain('cancel')
      expect(actions({ attendance })).toContain('changeStay')
    }
    expect(actions({ attendance: 'no-show' })).toContain('cancel')
    expect(actions({ attendance: 'no-show' })).not.toContain('changeStay')
  })

  it('let an open one be marked as paid, and only a confirmed one have its confirmation again', () => {
    expect(actions({ state: 'held', ...open })).toEqual([
      'markPaid',
      'changeStay',
      'pinRoom',
      'cancel',
    ])
    expect(actions(open)).toEqual([
      'markPaid',
      'resendConfirmation',
      'changeStay',
      'pinRoom',
      'cancel',
    ])
    expect(actions({})).toEqual(['resendConfirmation', 'changeStay', 'pinRoom', 'cancel'])
    expect(actions({ email: '' })).toEqual(['changeStay', 'pinRoom', 'cancel'])
  })

  it('let the mail that asks to pay for a room go that staff hold, to who has an address', () => {
    const payLink = { until: '', ended: false, path: '/booking-betaling-familie?id=1' }
    const held = { state: 'held', ...open, payLink } as const
    expect(actions(held)).toContain('resendConfirmation')
    expect(actions({ ...held, email: '' })).not.toContain('resendConfirmation')
  })

  it('let a receipt of staff be taken back, and a refund be noted beside all else', () => {
    expect(actions({ receiptId: '7', ...owed })).toEqual([
      'takeBackReceipt',
      'resendConfirmation',
      'changeStay',
      'pinRoom',
      'cancel',
      'noteRefund',
    ])
  })
})

describe('what today means for a booking', () => {
  const stay = {
    state: 'confirmed',
    attendance: 'expected',
    arrival: '2026-11-25',
    departure: '2026-11-27',
  } as const
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
  const over = (attendance: Parameters<typeof bookingPresence>[0]['attendance']) =>
    days.map((today) => bookingPresence({ ...stay, attendance }, today))

  it('is coming, and still expected until staff say that they came', () => {
    expect(over('expected')).toEqual([null, 'comesToday', 'stillExpected', null, null])
  })

  it('is in house until staff say that they left, also after the day on which they should have', () => {
    expect(over('arrived').slice(1)).toEqual([
      'inHouse',
      'inHouse',
      'leavesToday',
      'shouldHaveLeft',
    ])
  })

  it('is what staff said, whatever the day', () => {
    expect(new Set(over('departed'))).toEqual(new Set(['departed']))
    expect(new Set(over('no-show'))).toEqual(new Set(['noShow']))
  })

  it('is nothing for one that was cancelled, or while the day is not known', () => {
    expect(bookingPresence({ ...stay, state: 'cancelled' }, '2026-11-25')).toBeNull()
    expect(bookingPresence(stay, null)).toBeNull()
  })
})

describe('what can be said of the guests', () => {
  const at = (attendance: BookingView['attendance'], today: string) =>
    Object.entries(
      attendanceActionsOf(
        {
          state: 'confirmed',
          attendance,
          attendanceAt: attendance === 'expected' ? null : '2026-11-25T15:10:00.000Z',
          arrival: '2026-11-25',
          departure: '2026-11-27',
          soldUntil: null,
        },
        parseDay(today),
      ),
    ).flatMap(([action, allowed]) => (allowed ? [action] : []))

  it('is that they came, and from the next day on that they did not', () => {
    expect(at('expected', '2026-11-24')).toEqual([])
    expect(at('expected', '2026-11-25')).toEqual(['arrive'])
    expect(at('expected', '2026-11-26')).toEqual(['arrive', 'noShow'])
  })

  it('is that they left once they are here, and what was said is taken back', () => {
    expect(at('arrived', '2026-11-26')).toEqual(['depart', 'takeBackAttendance'])
    expect(at('departed', '2026-11-27')).toEqual(['takeBackAttendance'])
    expect(at('departed', '2026-11-28')).toEqual([])
  })
})
