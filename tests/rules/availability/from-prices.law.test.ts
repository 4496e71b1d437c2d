import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { fromPrices } from '../../../rules/availability/from-prices.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { anyPriceList, priceListWith, uncappedAmounts } from '../quotes/price-list.arbitrary.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryPropertyOf } from './property.arbitrary.ts'
import { arbitraryQuestion } from './question.arbitrary.ts'

/** A guest asks for a stay in a property with any dated rows. */
function asked(priceList: typeof anyPriceList, ...types: number[]) {
  return fc.tuple(arbitraryPropertyOf(...types), priceList).chain(([{ facts, ...at }, list]) => {
    const property = { ...facts, priceList: list }
    return arbitraryQuestion({ ...at, facts: property }).map((question) => ({
      facts: property,
      question: { ...question, screen: 'guest' as const },
    }))
  })
}

/** What each night of a quote costs with all its lines. */
function nightsOf({ lines }: Quote): number[] {
  const nights = new Map<string | null, number>()
  for (const { night, cents } of lines) nights.set(night, (nights.get(night) ?? 0) + cents)
  return [...nights.values()]
}

describe('a from-price', () => {
  it('is never more than a night that a guest can book for as many persons', () => {
    checkLaw(
      'from-price ≤ night',
      (see) =>
        fc.property(asked(priceListWith(uncappedAmounts), 1, 3), ({ facts, question }) => {
          const sold = explainStay(question, facts)
          see(sold.ok)
          if (!sold.ok) return
          const from = fromPrices(question.roomTypeId, question.moment, facts).find(
            ({ persons }) => persons === question.persons,
          )!
          for (const cents of nightsOf(sold.quote)) expect(from.cents).toBeLessThanOrEqual(cents)
        }),
      500,
    )
  })

  it('of the family room is never more than a weekend that four guests can book', () => {
    checkLaw(
      'from-price ≤ weekend',
      (see) =>
        fc.property(asked(anyPriceList, 4), ({ facts, question }) => {
          const { arrival } = question
          const friday = arrival - ((arrival + 6) % 7)
          const weekend = { ...question, persons: 4, arrival: friday, departure: friday + 3 }
          const sold = explainStay(weekend, facts)
          see(sold.ok)
          if (!sold.ok) return
          const [from] = fromPrices(4, question.moment, facts)
          expect(from!.cents).toBeLessThanOrEqual(sold.quote.totalCents)
        }),
      500,
    )
  })
})
