import { describe, expect, it } from 'vitest'
import { breakfastBoxId } from '../../../rules/products/product.ts'
import { startingProducts } from '../../../rules/products/starting-products.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { newRefusals } from '../../../rules/quotes/new-refusals.ts'
import type { PriceList, Season } from '../../../rules/quotes/price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

const facts = (changed: Partial<PriceList>) => ({
  priceList: { ...defaultPriceList, ...changed },
  roomTypes: [knusseKamer, familiekamer],
  readings: defaultReadings,
})
const season = (first: string, last: string, cents: number): Season => ({
  firstNight: day(first),
  lastDate: day(last),
  cents,
  source: 'staff',
})
const bad = season('2027-01-10', '2027-01-20', -9000)

describe('What an edit makes wrong', () => {
  it('is a night below zero that was not below zero before it', () => {
    expect(newRefusals(facts({ seasons: [] }), facts({ seasons: [bad] }))).toMatchObject([
      { reason: 'nightly-price-below-zero', day: day('2027-01-10') },
      { reason: 'nightly-price-below-zero' },
    ])
    const longer = { ...bad, lastDate: day('2027-01-25') }
    expect(newRefusals(facts({ seasons: [bad] }), facts({ seasons: [longer] }))).not.toEqual([])
  })

  it('is nothing that was wrong before it, also where it splits the time of that', () => {
    const vat = [
      ...defaultPriceList.vat,
      { ...defaultPriceList.vat[0]!, validFrom: day('2027-01-15') },
    ]
    expect(newRefusals(facts({ seasons: [bad] }), facts({ seasons: [bad], vat }))).toEqual([])
  })

  it('is what is wrong on another day than before, in the order of the days', () => {
    const march = season('2027-03-10', '2027-03-10', -9000)
    const rate = { ...defaultPriceList.vat[0]!, validFrom: day('2027-01-15') }
    const vat = [...defaultPriceList.vat, rate]
    const before = facts({ seasons: [march], vat })
    expect(newRefusals(before, facts({ seasons: [bad, march], vat }))).toEqual(
      ['2027-01-10', '2027-01-15', '2027-01-20'].map((text) => ({
        reason: 'nightly-price-below-zero',
        day: day(text),
      })),
    )
  })

  it('is the second fault of a kind where there was one', () => {
    const kept = startingProducts('Ontbijtbox').filter(({ id }) => id !== breakfastBoxId)
    const extras = (...cents: number[]) =>
      facts({ extras: cents.map((each, place) => ({ ...kept[place]!, cents: each })) })
    expect(newRefusals(extras(-1, 100), extras(-1, 200))).toEqual([])
    expect(newRefusals(extras(-1, 100), extras(-1, -1))).toHaveLength(1)
  })
})
