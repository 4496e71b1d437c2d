import { expect, it } from 'vitest'
import { guestWords, screenWords, words } from '../../../rules/texts/all-words.ts'

const corrected = words({
  'checkout.placeBooking': 'Betaal',
  'login.signIn': 'Kom binnen',
  'mailStay.greeting': 'Dag {name},',
})

it('What a guest reads goes with the guest site, and what staff read does not', () => {
  expect(guestWords(corrected).checkout.placeBooking).toBe('Betaal')
  expect(guestWords(corrected)).not.toHaveProperty('login')
  expect(screenWords(corrected)).toMatchObject({
    checkout: { placeBooking: 'Betaal' },
    login: { signIn: 'Kom binnen' },
  })
})

it('What only mails say goes with no screen', () => {
  for (const some of [guestWords(corrected), screenWords(corrected)])
    expect(Object.keys(some).filter((area) => area.startsWith('mail'))).toEqual([])
  const mails = Object.keys(corrected).filter((area) => area.startsWith('mail'))
  expect(mails.length).toBeGreaterThan(20)
  expect({ ...screenWords(corrected), ...pick(mails) }).toEqual(corrected)
})

it('What goes with the guest site are whole areas, in the words that are in force', () => {
  const areas = Object.keys(guestWords(corrected))
  expect(areas.length).toBeGreaterThan(8)
  expect(guestWords(corrected)).toEqual(pick(areas))
})

function pick(areas: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(corrected).filter(([area]) => areas.includes(area)))
}
