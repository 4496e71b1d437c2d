import { expect, it } from 'vitest'
import { isCancellationMailed } from '../../../rules/cancellation/cancellation-mail.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'

const everyone = { ...defaultReadings, 'cancellation.mail-to': 'everyone' } as const

it.each([
  ['own-website', true],
  ['none', true],
  ['booking.com', false],
  ['airbnb', false],
  ['bedandbreakfast.nl', false],
] as const)('A guest from %s is mailed a cancellation by itself: %s', (source, mailed) => {
  expect(isCancellationMailed(source, 'guest@voorbeeld.nl', defaultReadings)).toBe(mailed)
  expect(isCancellationMailed(source, 'guest@voorbeeld.nl', everyone)).toBe(true)
})

it('Nobody is mailed a cancellation without an e-mail address', () => {
  for (const email of [null, '', ' '])
    expect(isCancellationMailed('own-website', email, everyone)).toBe(false)
})
