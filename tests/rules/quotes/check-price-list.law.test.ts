import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPriceList } from '../../../rules/quotes/check-price-list.ts'
import type { Season } from '../../../rules/quotes/price-list.ts'
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
          let below = false
          for (let night = firstDay - 1; night <= lastDay + 41; night++) {
            for (const persons of [1, 2]) {
              const priced = quoteStay(
                { roomType, arrival: night, departure: night + 1, persons, screen: 'checkout' },
                list,
                municipal,
              )
              if (priced.ok && priced.quote.totalCents < 0) below = true
            }
          }
          expect(refused).toBe(below)
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
            const lodging = new Map<string | null, number>()
            for (const line of priced.quote.lines) {
              // The discount of `gift-card` is the stay's, no night's.
              if (line.item === 'extra') continue
              if (line.item !== 'season') expect(line.cents).toBeGreaterThan(0)
              if (line.vatCategory === 'lodging')
                lodging.set(line.night, (lodging.get(line.night) ?? 0) + line.cents)
            }
            expect(Math.min(...lodging.values())).toBeGreaterThanOrEqual(0)
          },
        ),
      300,
    )
  })
})
