import { describe, expect, it } from 'vitest'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { bookingSources } from '../../../rules/sources/booking-source.ts'
import { mailsOfSource } from '../../../rules/sources/mails-of-source.ts'

describe('the house', () => {
  it('writes to guests of the own website and without a source, and leaves those of a channel to the channel', () => {
    const mails = bookingSources.map((source) => [source, mailsOfSource(source, defaultReadings)])
    expect(Object.fromEntries(mails)).toEqual({
      'own-website': 'all',
      'booking.com': 'none',
      airbnb: 'none',
      'bedandbreakfast.nl': 'none',
      none: 'all',
    })
  })

  it('follows the reading of that source alone', () => {
    const readings = { ...defaultReadings, 'mail.sources.airbnb': 'cancellation' } as const
    expect(mailsOfSource('airbnb', readings)).toBe('cancellation')
    expect(mailsOfSource('booking.com', readings)).toBe('none')
  })
})
