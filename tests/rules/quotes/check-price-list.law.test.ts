import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPriceList } from '../../../rules/quotes/check-price-list.ts'
import type { Season } from '../../../rules/quotes/price-list.ts'
import type { QuoteLine } from '../../../rules/quotes/quote.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import { anyReadings } from '../readings/readings.arbitrary.ts'
import { checkLaw } from '../seen.ts'
import { anyDay, anyPriceList, firstDay, lastDay } from './price-list.arbitrary.ts'
import { familiekamer, knusseKamer } from './rooms.ts'
import { anyFamilyStay } from './stay.arbitrary.ts'

/** Some seasons that take off at most so much a night. */
function discounts(most: number): fc.Arbitrary<Season[]> {
  const discount = fc
    .tuple(anyDay, fc.integer({ min: 0, max: 40 }), fc.integer({ min: -most, max: 0 }))
    .map(([firstNight, days, cents]) => ({
      firstNight,
      lastDate: firstNight + days,
      cents,
      source: 'staff',
    }))
  return fc.array(discount, { maxLength: 8 })
}

/** What each night's lodging costs. The discount of `gift-card` is the stay's, no night's. */
function lodgingOfNights(lines: readonly QuoteLine[]): Map<string | null, number> {
  const sums = new Map<string | null, number>()
  for (const { item, night, vatCategory, cents } of lines) {
    if (item !== 'extra' && vatCategory === 'lodging')
      sums.set(night, (sums.get(night) ?? 0) + cents)
  }
  return sums
}

describe('a price list with discounts', () => {
  const roomType = {
    ...knusseKamer,
    prices: [
      { persons: 1, cents: 4500 },
      { persons: 2, cents: 6000 },
    ],
  }

  it('is refused exactly when some night of an ordinary room would cost less than nothing', () => {
    checkLaw(
      'refused = some night below zero',
      (see) =>
        fc.property(discounts(5000), anyPriceList, anyReadings, (rows, rest, readings) => {
          const list = { ...rest, seasons: rows, touristTax: [] }
          const refused = checkPriceList(list, [roomType], readings).length > 0
          see(!refused)
          const municipal = { ...readings, 'tourist-tax.tariff': 'municipal' } as const
          // One stay over all nights: a night each would be priced a thousand times as often.
          const [arrival, departure] = [firstDay - 1, lastDay + 42]
          const nights = [1, 2].map((persons) => {
            const stay = { roomType, arrival, departure, persons, screen: 'checkout' } as const
            const priced = quoteStay(stay, list, municipal)
            return lodgingOfNights(priced.ok ? priced.quote.lines : [])
          })
          for (const { size } of nights) expect(size).toBe(departure - arrival)
          expect(refused).toBe(nights.some((cents) => Math.min(...cents.values()) < 0))
        }),
      200,
    )
  })

  it('that is taken makes no line of the family room below zero, except a discount', () => {
    // 50.00 a night in every arrangement.
    const fifty = { weekendCents: 15_000, midweekCents: 20_000, weekCents: 35_000 }
    checkLaw(
      'a price list that is taken has no night below zero',
      (see) =>
        fc.property(
          discounts(8000),
          anyPriceList,
          anyReadings,
          anyFamilyStay,
          (rows, rest, readings, stay) => {
            const list = {
              ...rest,
              seasons: rows,
              family: rest.family!.map((row) => ({ ...row, ...fifty })),
            }
            const taken = checkPriceList(list, [familiekamer], readings).length === 0
            see(taken)
            const priced = quoteStay(stay, list, readings)
            if (!taken || !priced.ok) return
            for (const { item, cents } of priced.quote.lines)
              if (item !== 'season' && item !== 'extra') expect(cents).toBeGreaterThan(0)
            const nights = lodgingOfNights(priced.quote.lines)
            expect(Math.min(...nights.values())).toBeGreaterThanOrEqual(0)
          },
        ),
      300,
    )
  })
})
