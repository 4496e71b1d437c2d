import { describe, expect, it } from 'vitest'
import { staffBookingPayment } from '../../../rules/bookings/booking-payment.ts'

describe('a booking that staff enter', () => {
  it.each([
    ['own-website', true, 'paid'],
    ['own-website', false, 'by-link'],
    ['booking.com', true, 'by-channel'],
    ['booking.com', false, 'at-desk'],
    ['bedandbreakfast.nl', false, 'at-desk'],
    ['none', true, 'paid'],
    ['none', false, 'at-desk'],
  ] as const)('from %s, paid: %s, is paid %s', (source, paid, payment) => {
    expect(staffBookingPayment(source, paid)).toBe(payment)
  })
})
