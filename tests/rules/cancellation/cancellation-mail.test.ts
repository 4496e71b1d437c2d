import { expect, it } from 'vitest'
import { isCancellationMailed } from '../../../rules/cancellation/cancellation-mail.ts'
import { defaultSources, sourceNamed } from '../../../rules/sources/source.ts'

it.each([
  ['own-website', true],
  ['none', true],
  ['booking.com', false],
  ['airbnb', false],
  ['bedandbreakfast.nl', false],
] as const)('A guest from %s is mailed a cancellation by itself: %s', (source, mailed) => {
  const { mails } = sourceNamed(defaultSources, source)
  expect(isCancellationMailed(mails, 'guest@voorbeeld.nl')).toBe(mailed)
})

it('Guests of a source that staff switched on are mailed a cancellation', () => {
  expect(isCancellationMailed('cancellation', 'guest@voorbeeld.nl')).toBe(true)
})

it('Nobody is mailed a cancellation without an e-mail address', () => {
  for (const email of [null, '', ' ']) expect(isCancellationMailed('all', email)).toBe(false)
})
