import { describe, expect, it } from 'vitest'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { sourceColours } from '../../../rules/sources/booking-source.ts'
import { isStoredAsPaid } from '../../../rules/sources/is-stored-as-paid.ts'

describe('the source of a booking', () => {
  it('has its colour (BO §9)', () => {
    expect(sourceColours).toEqual({
      'own-website': '#27718F',
      'booking.com': '#A560E0',
      airbnb: '#7AA898',
      'bedandbreakfast.nl': '#E06060',
      none: '#27718F',
    })
  })

  it('stores Booking.com and Airbnb as paid, bedandbreakfast.nl and none as open, whatever is answered', () => {
    for (const answer of [true, false]) {
      const paid = (['booking.com', 'airbnb', 'bedandbreakfast.nl', 'none'] as const).map(
        (source) => isStoredAsPaid(source, answer, defaultReadings),
      )
      expect(paid).toEqual([true, true, false, false])
    }
  })

  it('asks it only of the own website', () => {
    expect(isStoredAsPaid('own-website', true, defaultReadings)).toBe(true)
    expect(isStoredAsPaid('own-website', false, defaultReadings)).toBe(false)
  })

  it('follows the reading of that source alone', () => {
    const readings = { ...defaultReadings, 'payment.prepaid-sources.airbnb': 'open' } as const
    expect(isStoredAsPaid('airbnb', true, readings)).toBe(false)
    expect(isStoredAsPaid('booking.com', false, readings)).toBe(true)
  })
})
