import { describe, expect, it } from 'vitest'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { quoteOfNoShow } from '../../../rules/quotes/quote-of-no-show.ts'
import { addLines } from '../../../rules/quotes/quote-extra.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import type { QuoteLine } from '../../../rules/quotes/quote.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { isEarned } from '../../../rules/revenue/is-earned.ts'
import { day } from './days.ts'
import { knusseKamer } from './rooms.ts'

const stay = {
  roomType: knusseKamer,
  arrival: day('2026-06-11'),
  departure: day('2026-06-13'),
  persons: 2,
  screen: 'agenda' as const,
}
const priced = quoteStay(stay, defaultPriceList, defaultReadings)
if (!priced.ok) throw new Error(priced.reason)
const bike: QuoteLine = {
  ...{ item: 'extra' as const, name: 'Elektrische fiets', night: null, persons: 2, cents: 2750 },
  ...{ vatCategory: 'standard' as const, vatBasisPoints: 2100, rule: 'BO §9', reading: null },
}
const overTax: QuoteLine = {
  ...{ item: 'carried-over-tax' as const, night: null, persons: 2, cents: 300 },
  ...{ vatCategory: 'none' as const, vatBasisPoints: 0, rule: 'BO §9', reading: null },
}
// Two nights of 85.00 + 10.00 season + 5.00 tax.
const sold = addLines(priced.quote, [overTax, bike])

describe('What stays sold of guests who did not come', () => {
  it('is all but the tourist tax', () => {
    const { lines, totalCents } = quoteOfNoShow(sold, defaultReadings)
    expect(lines).toEqual(
      sold.lines.filter(({ item }) => item !== 'tourist-tax' && item !== 'carried-over-tax'),
    )
    expect(totalCents).toBe(2 * 9500 + 2750)
    expect(sold.totalCents).toBe(2 * 10_000 + 300 + 2750)
  })

  it('is compensation by no-show.vat=compensation: the same money, the lodging outside VAT, and earned', () => {
    const { lines, totalCents } = quoteOfNoShow(sold, { 'no-show.vat': 'compensation' })
    expect(totalCents).toBe(2 * 9500 + 2750)
    for (const line of lines.slice(0, -1))
      expect(line).toMatchObject({
        ...{ vatCategory: 'none', vatBasisPoints: 0, reading: 'no-show.vat=compensation' },
      })
    expect(lines.at(-1)).toEqual(bike)
    expect(lines.every(isEarned)).toBe(true)
  })
})
