import { describe, expect, it } from 'vitest'
import { nameOfBlock, referenceOf } from '../../../rules/channels/name-block.ts'

describe('What a channel calls an event', () => {
  it.each([
    ['Reserved', 'sale'],
    ['Reserved - Anna', 'sale'],
    ['Airbnb (Not available)', 'block'],
    ['Blocked', 'block'],
    ['CLOSED - Not available', 'either'],
    ['Niet beschikbaar', 'either'],
    ['Unreserved', 'either'],
    ['', 'either'],
  ] as const)('%s', (summary, name) => expect(nameOfBlock(summary)).toBe(name))

  it('has Airbnb’s number of the booking, and no telephone number', () => {
    const description = (host: string) =>
      `Reservation URL: https://${host}/hosting/reservations/details/HMABC12345\nPhone Number (Last 4 Digits): 1234`
    expect(referenceOf(description('www.airbnb.com'))).toBe('HMABC12345')
    expect(referenceOf('Phone Number (Last 4 Digits): 1234')).toBeNull()
  })
})
