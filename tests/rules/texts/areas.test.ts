import { expect, it } from 'vitest'
import { guestWords, screenWords, words } from '../../../rules/texts/all-words.ts'

const corrected = words('nl', {
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

it('What only mails, invoices and answers say goes with no screen, what only guests read not with those of staff', () => {
  const [mails, site] = [/^(?:invoiceDocument|mail|problem)/, /^site/].map((begin) =>
    Object.keys(corrected).filter((area) => begin.test(area)),
  )
  expect(mails).toEqual(expect.arrayContaining(['invoiceDocument', 'problem', 'problemDetail']))
  expect(mails!.length).toBeGreaterThan(20)
  expect(site!.length).toBeGreaterThan(8)
  expect(Object.keys(guestWords(corrected))).toEqual(expect.arrayContaining(site!))
  expect(Object.keys(guestWords(corrected)).filter((area) => mails!.includes(area))).toEqual([])
  const unread = [...mails!, ...site!]
  expect({ ...screenWords(corrected), ...pick(unread) }).toEqual(corrected)
  const screens = Object.keys(screenWords(corrected))
  expect(screens.filter((area) => unread.includes(area))).toEqual([])
})

it('What goes with the guest site are whole areas, in the words that are in force', () => {
  const areas = Object.keys(guestWords(corrected))
  expect(areas.length).toBeGreaterThan(8)
  expect(guestWords(corrected)).toEqual(pick(areas))
})

function pick(areas: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(corrected).filter(([area]) => areas.includes(area)))
}
