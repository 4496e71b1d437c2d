import { describe, expect, it } from 'vitest'
import { bookingTitle } from '../../../rules/cancellation/booking-title.ts'
import { cancelBooking } from '../../../rules/cancellation/cancel-booking.ts'

describe('cancelling a booking', () => {
  it('cancels a hold and a confirmed booking', () => {
    for (const state of ['held', 'confirmed'] as const)
      expect(cancelBooking(state)).toEqual({ ok: true, state: 'cancelled', changed: true })
  })

  it('twice does nothing', () => {
    expect(cancelBooking('cancelled')).toEqual({ ok: true, state: 'cancelled', changed: false })
  })

  it('is refused for a hold that has expired', () => {
    expect(cancelBooking('expired')).toEqual({ ok: false, reason: 'expired' })
  })

  it('puts the suffix of BO §4 after the guest’s name, once, and after no other', () => {
    expect(bookingTitle('Sanne Hoekstra', 'cancelled')).toBe('Sanne Hoekstra (Geannuleerd)')
    for (const state of ['held', 'confirmed', 'expired'] as const)
      expect(bookingTitle('Sanne Hoekstra', state)).toBe('Sanne Hoekstra')
  })
})
