import { expect, it } from 'vitest'
import { guestCorrections, screenCorrections } from '../../../rules/texts/areas.ts'

it('What only mails say goes with no screen', () => {
  const corrections = { 'mailStay.greeting': 'Dag {name},', 'login.signIn': 'Kom binnen' }
  expect(screenCorrections(corrections)).toEqual({ 'login.signIn': 'Kom binnen' })
  expect(guestCorrections(corrections)).toEqual({})
})
