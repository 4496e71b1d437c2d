import { expect, it } from 'vitest'
import { guestCorrections, screenCorrections } from '../../../rules/texts/areas.ts'

it('What a guest reads goes with the guest site, and what staff read does not', () => {
  const corrections = { 'checkout.pay': 'Betaal', 'login.signIn': 'Kom binnen' }
  expect(guestCorrections(corrections)).toEqual({ 'checkout.pay': 'Betaal' })
  expect(screenCorrections(corrections)).toEqual(corrections)
})

it('What only mails say goes with no screen', () => {
  const corrections = { 'mailStay.greeting': 'Dag {name},', 'login.signIn': 'Kom binnen' }
  expect(screenCorrections(corrections)).toEqual({ 'login.signIn': 'Kom binnen' })
  expect(guestCorrections(corrections)).toEqual({})
})
