import { expect, it } from 'vitest'
import { isCancellationMailed } from '../../../rules/cancellation/cancellation-mail.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'

const airbnbToo = { ...defaultReadings, 'mail.sources.airbnb': 'cancellation' } as const

it.each([
  ['own-website', true],
  ['none', true],
  ['booking.com', false],
  ['airbnb', false],
  ['bedandbreakfast.nl', false],
] as const)('A guest from %s is mailed a cancellation by itself: %s', (source, mailed) => {
  expect(isCancellationMailed(source, 'guest@voorbeeld.nl', defaultReadings)).toBe(mailed)
})

it('Guests of a source that staff switched on are mailed a cancellation, those of others not', () => {
  expect(isCancellationMailed('airbnb', 'guest@voorbeeld.nl', airbnbToo)).toBe(true)
  expect(isCancellationMailed('booking.com', 'guest@voorbeeld.nl', airbnbToo)).toBe(false)
})

it('Nobody is mailed a cancellation without an e-mail address', () => {
  for (const email of [null, '', ' '])
    expect(isCancellationMailed('own-website', email, airbnbToo)).toBe(false)
})
