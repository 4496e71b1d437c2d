import { expect, it } from 'vitest'
import { quotedOn } from '../../../rules/quotes/screen.ts'

it('A new booking is priced as in the checkout for a guest, as one that is entered for staff', () => {
  expect([quotedOn('guest'), quotedOn('agenda')]).toEqual(['checkout', 'booking'])
})
