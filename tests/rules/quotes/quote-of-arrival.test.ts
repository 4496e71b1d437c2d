import { describe, expect, it } from 'vitest'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { quoteOfArrival } from '../../../rules/quotes/quote-of-arrival.ts'
import { quoteOf } from '../../../rules/quotes/quote-of.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { knusseKamer } from './rooms.ts'

const dates = { arrival: day('2026-06-11'), departure: day('2026-06-13') }
const stay = { roomType: knusseKamer, ...dates, persons: 2, screen: 'agenda' as const }
const sold = quoteOf({ ...stay, persons: 1 }, [])

describe('A stay whose number of persons is known at arrival', () => {
  it('is sold with the tourist tax of a priced stay of as many, and nothing else', () => {
    const priced = quoteStay(stay, defaultPriceList, defaultReadings)
    if (!priced.ok) throw new Error(priced.reason)
    const taxed = quoteOfArrival(sold, 2, defaultPriceList, defaultReadings)
    expect(taxed).toEqual({
      ...sold,
      persons: 2,
      lines: priced.quote.lines.filter(({ item }) => item === 'tourist-tax'),
      totalCents: 2 * 500,
    })
    // Asked again, it is the tax of who came last.
    expect(quoteOfArrival(taxed, 1, defaultPriceList, defaultReadings).totalCents).toBe(2 * 250)
  })

  it('has no tax yet where that is a share of the price', () => {
    const [first] = defaultPriceList.touristTax
    const share = { touristTax: [{ ...first!, cents: null, basisPoints: 500 }] }
    expect(quoteOfArrival(sold, 2, share, defaultReadings)).toEqual({ ...sold, persons: 2 })
  })
})
