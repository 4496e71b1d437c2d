import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import type { PriceList } from '../../../rules/quotes/price-list.ts'
import type { OrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import {
  type Readings,
  type SettableReading,
  defaultReadings,
} from '../../../rules/readings/readings.ts'
import { everyCombination } from '../readings/readings.arbitrary.ts'
import { type See, checkLaw } from '../seen.ts'
import { type NaiveLine, naiveFamilyQuote, naiveOrdinaryQuote } from './naive-quote.ts'
import { anyPriceList } from './price-list.arbitrary.ts'
import { anyFamilyStay, anyOrdinaryStay } from './stay.arbitrary.ts'

const ofSeasons: SettableReading[] = [
  'season.overlap',
  'season.ends',
  'season.october-2025',
  'vat.lodging',
]

/**
 * Every combination of the tax readings that can make a difference: a screen's own amount only
 * counts with `per-screen`.
 */
const ofTax: Readings[] = [
  ...everyCombination(['tourist-tax.percentage-base', 'tourist-tax.night-cap'], {
    ...defaultReadings,
    'tourist-tax.tariff': 'municipal',
  }),
  ...(
    [
      'tourist-tax.booking',
      'tourist-tax.checkout',
      'tourist-tax.back-office',
      'tourist-tax.bills',
    ] as const
  ).flatMap((id) =>
    everyCombination([id], { ...defaultReadings, 'tourist-tax.tariff': 'per-screen' }),
  ),
]

const combinations = (...ids: SettableReading[]) =>
  ofTax.flatMap((readings) => everyCombination([...ofSeasons, ...ids], readings))

/** The model and the rules agree line for line on this stay, under every one of the readings. */
function agree(
  model: (stay: OrdinaryStay, list: PriceList, readings: Readings) => NaiveLine[] | null,
  readingsToTry: readonly Readings[],
  see: See,
) {
  return (stay: OrdinaryStay, list: PriceList) => {
    for (const readings of readingsToTry) {
      const priced = quoteStay(stay, list, readings)
      see(priced.ok)
      const lines = priced.ok
        ? priced.quote.lines.map(({ item, night, cents, vatBasisPoints }) => ({
            item,
            night,
            cents,
            vat: vatBasisPoints,
          }))
        : null
      const expected = model(stay, list, readings)
      // expect() is too slow for hundreds of thousands of comparisons; it only words the failure.
      if (JSON.stringify(lines) !== JSON.stringify(expected))
        expect({ readings, lines }).toEqual({ readings, lines: expected })
      const total = expected?.reduce((sum, { cents }) => sum + cents, 0)
      if (priced.ok && priced.quote.totalCents !== total)
        expect(priced.quote.totalCents).toBe(total)
    }
  }
}

describe(
  'a quote equals the naive model of the documents, line for line',
  { timeout: 60_000 },
  () => {
    it('for ordinary rooms, under every combination of the readings that bear on it', () => {
      const readings = combinations('price.unit', 'total.ordinary')
      expect(readings).toHaveLength(16 * 64)
      checkLaw(
        `ordinary quote = naive model × ${readings.length} readings`,
        (see) =>
          fc.property(anyOrdinaryStay, anyPriceList, agree(naiveOrdinaryQuote, readings, see)),
        100,
      )
    })

    it('for the family room, under every combination of the readings that bear on it', () => {
      const readings = combinations(
        'family.extra-persons',
        'family.friday-week',
        'family.seasons',
        'family.tourist-tax',
      )
      expect(readings).toHaveLength(16 * 256)
      checkLaw(
        `family quote = naive model × ${readings.length} readings`,
        (see) => fc.property(anyFamilyStay, anyPriceList, agree(naiveFamilyQuote, readings, see)),
        60,
      )
    })
  },
)
