import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteBreakfast } from '../../../rules/breakfast/quote-breakfast.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'
import { checkLaw } from '../seen.ts'
import { breakfastCounts, breakfastPriceList } from './breakfast-order.arbitrary.ts'

/**
 * G §9 and the readings `breakfast.kids` and `breakfast.minimum`, in euros as on paper; null where
 * nothing can be ordered.
 */
function naiveTotal(
  adults: number,
  kids: number,
  city: string,
  box: number,
  kidsBox: number,
  delivery: number,
  staff: boolean,
  publicOnly: boolean,
  here: boolean,
) {
  if (adults < 0 || kids < 0 || adults % 1 !== 0 || kids % 1 !== 0) return null
  if (staff && publicOnly && kids > 0) return null
  if (adults + kids < 1) return null
  const free = here || city.trim().toUpperCase() === 'ELSLOO'
  return ((adults * box) / 100 + (kids * kidsBox) / 100 + (free ? 0 : delivery / 100)).toFixed(2)
}

describe('A breakfast order obeys', () => {
  it('its total is unit price × adults + kids price × kids + delivery, and the sum of its lines', () => {
    checkLaw('breakfast total', (see) =>
      fc.property(
        breakfastCounts,
        breakfastPriceList,
        fc.constantFrom('public' as const, 'staff' as const),
        fc.constantFrom('both-forms' as const, 'public-only' as const),
        fc.constantFrom(undefined, false, true),
        ({ adults, kids, city }, prices, form, kidsReading, here) => {
          const readings = { ...defaultReadings, 'breakfast.kids': kidsReading }
          const priced = quoteBreakfast(
            { adults, kids, city, here },
            form,
            20_600,
            {
              vat: statutoryRates,
              breakfast: [{ validFrom: 0, source: 'staff', homeVillage: 'Elsloo', ...prices }],
            },
            readings,
          )
          see(priced.ok)
          const naive = naiveTotal(
            adults,
            kids,
            city,
            prices.boxCents,
            prices.kidsBoxCents,
            prices.deliveryCents,
            form === 'staff',
            kidsReading === 'public-only',
            here === true,
          )
          expect(priced.ok ? (priced.quote.totalCents / 100).toFixed(2) : null).toBe(naive)
          if (priced.ok)
            expect(priced.quote.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(
              priced.quote.totalCents,
            )
        },
      ),
    )
  })
})
