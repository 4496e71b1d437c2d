import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceList, TouristTaxTariff } from '../../../rules/quotes/price-list.ts'
import { type OrdinaryStay, quoteOrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { anyReadings } from '../readings/readings.arbitrary.ts'
import { type See, checkLaw } from '../seen.ts'
import { day } from './days.ts'
import {
  anyTariffs,
  priceListWith,
  uncappedAmounts,
  uncappedPercentages,
} from './price-list.arbitrary.ts'
import { anyOrdinaryStay } from './stay.arbitrary.ts'

/** Of the price of a night alone: under `sum-times-nights` a night costs more in a longer stay. */
const nightByNight = anyReadings.map((readings): Readings => ({
  ...readings,
  'total.ordinary': 'sum-of-nights',
}))
const firstNightsCount = nightByNight.map((readings): Readings => ({
  ...readings,
  'tourist-tax.night-cap': 'first-nights',
}))

interface Cut {
  whole: number
  parts: number
}

/**
 * Prices a stay whole and cut at every night; a refused stay has refused parts, and its cuts prove
 * nothing else.
 */
function cutEverywhere(stay: OrdinaryStay, list: PriceList, readings: Readings, see: See): Cut[] {
  const total = (arrival: number, departure: number) =>
    quoteOrdinaryStay({ ...stay, arrival, departure }, list, readings)
  const whole = total(stay.arrival, stay.departure)
  see(whole.ok)
  const cuts: Cut[] = []
  for (let cut = stay.arrival + 1; cut < stay.departure; cut++) {
    const [first, second] = [total(stay.arrival, cut), total(cut, stay.departure)]
    expect([first.ok, second.ok]).toEqual([whole.ok, whole.ok])
    if (whole.ok && first.ok && second.ok) {
      cuts.push({
        whole: whole.quote.totalCents,
        parts: first.quote.totalCents + second.quote.totalCents,
      })
    }
  }
  return cuts
}

function checkCuts(
  law: string,
  tariffs: fc.Arbitrary<TouristTaxTariff[]>,
  readings: fc.Arbitrary<Readings>,
  holds: (cut: Cut) => void,
): void {
  checkLaw(
    law,
    (see) =>
      fc.property(anyOrdinaryStay, priceListWith(tariffs), readings, (stay, list, chosen) => {
        cutEverywhere(stay, list, chosen, see).forEach(holds)
      }),
    300,
  )
}

describe('the price of an ordinary stay', () => {
  it('with a fixed uncapped tax is the price of its parts: price(a, c) = price(a, b) + price(b, c)', () => {
    checkCuts(
      'price(a, c) = price(a, b) + price(b, c)',
      uncappedAmounts,
      nightByNight,
      ({ whole, parts }) => expect(parts).toBe(whole),
    )
  })

  it('adds up with a percentage too, because the tax is rounded per night', () => {
    checkCuts('a percentage adds up', uncappedPercentages, nightByNight, ({ whole, parts }) =>
      expect(parts).toBe(whole),
    )
  })

  it('is at most the price of its parts under a cap on the first nights', () => {
    checkCuts(
      'under a cap the parts cost at least the whole',
      anyTariffs,
      firstNightsCount,
      ({ whole, parts }) => {
        expect(parts).toBeGreaterThanOrEqual(whole)
      },
    )
  })

  it('for one more night has exactly that night’s lines more', () => {
    checkLaw(
      'one more night adds its lines',
      (see) =>
        fc.property(
          anyOrdinaryStay,
          priceListWith(anyTariffs),
          firstNightsCount,
          (stay, list, readings) => {
            const shorter = quoteOrdinaryStay(stay, list, readings)
            const longer = quoteOrdinaryStay(
              { ...stay, departure: stay.departure + 1 },
              list,
              readings,
            )
            see(shorter.ok)
            if (!shorter.ok || !longer.ok) return
            const { lines } = longer.quote
            expect(lines.slice(0, shorter.quote.lines.length)).toEqual(shorter.quote.lines)
            expect(
              new Set(lines.slice(shorter.quote.lines.length).map(({ night }) => night)),
            ).toEqual(new Set([shorter.quote.departure]))
          },
        ),
      300,
    )
  })

  it('over a change of the clocks is that of its nights', () => {
    const clocksChange = fc
      .constantFrom('2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25')
      .map(day)
    const plain = { seasons: [], touristTax: [], vat: [] }
    checkLaw(
      'a change of the clocks is no night',
      (see) =>
        fc.property(
          anyOrdinaryStay,
          clocksChange,
          fc.integer({ min: 0, max: 3 }),
          (stay, change, before) => {
            const arrival = change - before
            const nights = stay.departure - stay.arrival
            const price = stay.roomType.prices.find(({ persons }) => persons >= stay.persons)
            const priced = quoteOrdinaryStay(
              { ...stay, arrival, departure: arrival + nights },
              plain,
              defaultReadings,
            )
            see(priced.ok)
            expect(priced.ok ? priced.quote.totalCents : null).toBe(
              price && stay.persons > 0 && nights > 0 ? price.cents * nights : null,
            )
          },
        ),
      300,
    )
  })
})
