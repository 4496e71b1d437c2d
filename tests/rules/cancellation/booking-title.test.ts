import { expect, it } from 'vitest'
import { bookingTitle } from '../../../rules/cancellation/booking-title.ts'
import { words } from '../../../rules/texts/all-words.ts'

it('A booking’s title has the suffix of BO §4 after the guest’s name, once, and in no other state', () => {
  const { cancelledSuffix } = words().booking
  expect(bookingTitle('Sanne Hoekstra', 'cancelled', cancelledSuffix)).toBe(
    'Sanne Hoekstra (Geannuleerd)',
  )
  for (const state of ['held', 'confirmed', 'expired'] as const)
    expect(bookingTitle('Sanne Hoekstra', state, cancelledSuffix)).toBe('Sanne Hoekstra')
})

it('A booking’s title has the suffix that staff corrected it to', () => {
  expect(bookingTitle('Sanne Hoekstra', 'cancelled', ', vervallen')).toBe(
    'Sanne Hoekstra, vervallen',
  )
})
