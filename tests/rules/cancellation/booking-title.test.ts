import { expect, it } from 'vitest'
import { bookingTitle } from '../../../rules/cancellation/booking-title.ts'

it('A booking’s title has the suffix of BO §4 after the guest’s name, once, and in no other state', () => {
  expect(bookingTitle('Sanne Hoekstra', 'cancelled')).toBe('Sanne Hoekstra (Geannuleerd)')
  for (const state of ['held', 'confirmed', 'expired'] as const)
    expect(bookingTitle('Sanne Hoekstra', state)).toBe('Sanne Hoekstra')
})
