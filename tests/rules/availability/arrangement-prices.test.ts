import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangementPrices } from '../../../rules/availability/arrangement-prices.ts'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { arrangementOf } from '../../../rules/family-room/arrangements.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { anyPriceList } from '../quotes/price-list.arbitrary.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryPropertyOf } from './property.arbitrary.ts'
import { closed, day, momentOn, property } from './property.ts'
import { arbitraryQuestion } from './question.arbitrary.ts'

const ask = (facts = property()) => arrangementPrices(4, momentOn('2026-06-10'), facts)
const reading = (readings: Partial<Readings>) =>
  property({ readings: { ...defaultReadings, ...readings } })
const same = (cents: number) => ({ lowestCents: cents, highestCents: cents })

describe('The arrangements of the family room', () => {
  it('cost the fixed price, cleaning and 2.50 tourist tax for each of 4 persons and night', () => {
    expect(ask()).toEqual([
      { id: 'friday-weekend', price: same(44_900 + 4_000 + 3_000) },
      { id: 'monday-midweek', price: same(59_900 + 4_000 + 4_000) },
      { id: 'monday-week', price: same(79_900 + 4_000 + 7_000) },
      { id: 'friday-week', price: same(79_900 + 4_000 + 7_000) },
    ])
  })

  it('cost the bare number under price.from=literal', () => {
    const prices = ask(reading({ 'price.from': 'literal' })).map(({ price }) => price)
    expect(prices).toEqual([same(44_900), same(59_900), same(79_900), same(79_900)])
  })

  it('are three under family.friday-week=not-offered', () => {
    const ids = ask(reading({ 'family.friday-week': 'not-offered' })).map(({ id }) => id)
    expect(ids).toEqual(['friday-weekend', 'monday-midweek', 'monday-week'])
  })

  it('cost from the old to the new price where a row begins before the horizon', () => {
    const row = defaultPriceList.family![0]!
    const later = { ...row, validFrom: momentOn('2027-01-08').today, weekendCents: 50_000 }
    const facts = property({ priceList: { ...defaultPriceList, family: [row, later] } })
    expect(ask(facts)[0]!.price).toEqual({ lowestCents: 51_900, highestCents: 57_000 })
  })

  it('cost most over the one night on which a tax is dearer', () => {
    const [tax] = defaultPriceList.touristTax
    const from = (date: string, cents: number) => ({ ...tax!, validFrom: day(date), cents })
    const priceWith = (first: string, next: string) =>
      ask(
        property({
          priceList: {
            ...defaultPriceList,
            touristTax: [...defaultPriceList.touristTax, from(first, 1_000), from(next, 250)],
          },
        }),
      )[0]!.price
    const dear = { lowestCents: 51_900, highestCents: 54_900 }
    // The second night of a weekend, and the last.
    expect(priceWith('2026-09-05', '2026-09-06')).toEqual(dear)
    expect(priceWith('2026-09-06', '2026-09-07')).toEqual(dear)
  })

  it('have no price where no arrival can be booked, and are none of another room', () => {
    const facts = property({ closures: [closed('property', '2026-01-01', '2029-01-01')] })
    expect(ask(facts).map(({ price }) => price)).toEqual([null, null, null, null])
    const keptBack = ask(reading({ 'availability.full.guest': 'stock-minus-one' }))
    expect(keptBack.map(({ price }) => price)).toEqual([null, null, null, null])
    expect(arrangementPrices(1, momentOn('2026-06-10'), property())).toEqual([])
    expect(arrangementPrices(99, momentOn('2026-06-10'), property())).toEqual([])
  })
})

it('The price of an arrangement spans what each stay of it is sold for', () => {
  const asked = fc
    .tuple(arbitraryPropertyOf(4), anyPriceList)
    .chain(([{ facts, ...at }, priceList]) => {
      const priced = { ...facts, priceList }
      return fc.tuple(
        arbitraryQuestion({ ...at, facts: priced }),
        fc.constantFrom([5, 3], [1, 4], [1, 7], [5, 7]),
        fc.constant(priced),
      )
    })
  checkLaw(
    'lowest ≤ sold ≤ highest',
    (see) =>
      fc.property(asked, ([question, [weekday, nights], facts]) => {
        // Day 0 was a Thursday: the last such weekday on or before the day asked about.
        const arrival = question.arrival - ((question.arrival + 3 - (weekday - 1)) % 7)
        const stay = { arrival, departure: arrival + nights, persons: 4 }
        const sold = explainStay({ ...question, ...stay, screen: 'guest' }, facts)
        see(sold.ok)
        if (!sold.ok || facts.readings['price.from'] === 'literal') return
        const id = arrangementOf(stay.arrival, stay.departure)!.id
        const { price } = arrangementPrices(4, question.moment, facts).find(
          (each) => each.id === id,
        )!
        expect(price!.lowestCents).toBeLessThanOrEqual(sold.quote.totalCents)
        expect(price!.highestCents).toBeGreaterThanOrEqual(sold.quote.totalCents)
      }),
    500,
  )
})
