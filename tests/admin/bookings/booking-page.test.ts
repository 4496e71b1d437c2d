import { describe, expect, it } from 'vitest'
import { actsOf } from '../../../admin/bookings/acts-of.ts'
import { bookingPresence } from '../../../admin/bookings/booking-presence.ts'
import { nowIndex } from '../../../admin/bookings/now-index.ts'

const email = 'anna@example.com'

describe('the acts a booking allows', () => {
  it('are none once it ended', () => {
    expect(actsOf({ state: 'cancelled', paid: true, email })).toEqual({ markPaid: false, resendConfirmation: false, cancel: false })
    expect(actsOf({ state: 'expired', paid: false, email })).toEqual({ markPaid: false, resendConfirmation: false, cancel: false })
  })

  it('let an unpaid one be set to paid, and only a confirmed one have its confirmation again', () => {
    expect(actsOf({ state: 'held', paid: false, email })).toEqual({ markPaid: true, resendConfirmation: false, cancel: true })
    expect(actsOf({ state: 'confirmed', paid: false, email })).toEqual({ markPaid: true, resendConfirmation: true, cancel: true })
    expect(actsOf({ state: 'confirmed', paid: true, email })).toEqual({ markPaid: false, resendConfirmation: true, cancel: true })
    expect(actsOf({ state: 'confirmed', paid: true, email: '' })).toEqual({ markPaid: false, resendConfirmation: false, cancel: true })
  })
})

describe('what today means for a booking', () => {
  const stay = { state: 'confirmed', arrival: '2026-11-25', departure: '2026-11-27' } as const

  it('is coming, being in house, leaving, or nothing', () => {
    expect(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map((today) => bookingPresence(stay, today))).toEqual([
      null,
      'comesToday',
      'inHouse',
      'leavesToday',
      null,
    ])
  })

  it('is nothing for one that was cancelled, or while the day is not known', () => {
    expect(bookingPresence({ ...stay, state: 'cancelled' }, '2026-11-25')).toBeNull()
    expect(bookingPresence(stay, null)).toBeNull()
  })
})

describe('"Nu" in the timeline', () => {
  it('stands before the first step that has not happened, and after all of them when nothing is left', () => {
    expect(nowIndex([{ at: 'x' }, { at: null }, { at: null }])).toBe(1)
    expect(nowIndex([{ at: 'x' }])).toBe(1)
    expect(nowIndex([])).toBe(0)
  })
})
