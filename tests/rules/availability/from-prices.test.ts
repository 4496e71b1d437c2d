import { describe, expect, it } from 'vitest'
import { fromPrices, lowestFromPrice } from '../../../rules/availability/from-prices.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { booked, closed, property, momentOn } from './property.ts'

const small = 1
const family = 4

function ask(roomTypeId: number, today: string, facts: PropertyFacts = property()) {
  return fromPrices(roomTypeId, momentOn(today), facts)
}
const reading = (readings: Partial<Readings>) =>
  property({ readings: { ...defaultReadings, ...readings } })

describe('the from-price of a room', () => {
  it('is the cheapest night to the horizon with every mandatory cost: in 2027 there is no season', () => {
    // 69.50 and 85.00, 2.50 tax a person; the 10.00 of 2026 is left out from 31 December on.
    expect(ask(small, '2026-03-02')).toEqual([
      { persons: 1, cents: 7200 },
      { persons: 2, cents: 9000 },
    ])
  })

  it('is said for one person first, in whatever order the prices stand', () => {
    const roomTypes = property().roomTypes.map((type) => ({
      ...type,
      prices: type.prices.toReversed(),
    }))
    expect(ask(small, '2026-03-02', property({ roomTypes })).map(({ persons }) => persons)).toEqual(
      [1, 2],
    )
  })

  it('is that of the one night on which there is no tax, also where it is sold alone', () => {
    const [tax] = defaultPriceList.touristTax
    const from = (date: string, cents: number) => ({
      ...tax!,
      validFrom: momentOn(date).today,
      cents,
    })
    const touristTax = [tax!, from('2027-02-10', 0), from('2027-02-11', 250)]
    const facts = property({ priceList: { ...defaultPriceList, touristTax } })
    expect(ask(small, '2026-03-02', facts)[0]).toEqual({ persons: 1, cents: 6950 })
    const closures = [
      closed('property', '2027-02-09', '2027-02-10'),
      closed('property', '2027-02-11', '2027-02-12'),
    ]
    expect(ask(small, '2026-03-02', { ...facts, closures })[0]).toEqual({ persons: 1, cents: 6950 })
  })

  it('holds the season where the whole bookable period lies in one', () => {
    const [price] = ask(small, '2026-03-02', {
      ...property(),
      closures: [closed('property', '2026-12-31', '2028-01-01')],
    })
    expect(price).toEqual({ persons: 1, cents: 8200 })
  })

  it('is no night that nobody can book: closed, in the closed season or taken', () => {
    // The only nights without a season: one before it that is taken, and Christmas.
    const seasons = [
      { ...defaultPriceList.seasons[0]!, firstNight: 0, lastDate: 100_000, cents: 1000 },
    ]
    const cheap = (from: string, facts: Partial<PropertyFacts> = {}) => {
      const night = momentOn(from).today
      const row = seasons[0]!
      const around = [
        { ...row, lastDate: night - 1 },
        { ...row, firstNight: night + 1 },
      ]
      const priceList = { ...defaultPriceList, seasons: around }
      return ask(small, '2026-03-02', property({ priceList, ...facts }))[0]!.cents
    }
    expect(cheap('2026-03-10')).toBe(7200)
    const taken = [1, 2].map((number) => booked(number, '2026-03-10', '2026-03-11'))
    expect(cheap('2026-03-10', { occupancies: taken })).toBe(8200)
    const closures = [closed({ roomTypeId: small }, '2026-03-10', '2026-03-11')]
    expect(cheap('2026-03-10', { closures })).toBe(8200)
    expect(cheap('2026-12-27')).toBe(8200)
    // A Saturday that stands alone between closures cannot be booked for the two nights it asks.
    const beside = [
      closed('property', '2026-03-06', '2026-03-07'),
      closed('property', '2026-03-08', '2026-03-09'),
    ]
    expect(cheap('2026-03-07', { closures: beside })).toBe(8200)
  })

  it('is the bare number of each number of persons under price.from=literal', () => {
    expect(ask(small, '2026-03-02', reading({ 'price.from': 'literal' }))).toEqual([
      { persons: 1, cents: 6950 },
      { persons: 2, cents: 8500 },
    ])
  })

  it('is the room’s for all persons under price.unit=per-person', () => {
    expect(ask(small, '2026-03-02', reading({ 'price.unit': 'per-person' }))).toEqual([
      { persons: 1, cents: 7200 },
      { persons: 2, cents: 17_500 },
    ])
  })

  it('of the family room is its weekend for four with cleaning and tax, 519.00, against the literal 449.00', () => {
    for (const today of ['2026-06-10', '2026-06-12', '2026-06-13']) {
      expect(ask(family, today)).toEqual([{ persons: 4, cents: 51_900 }])
      expect(ask(family, today, reading({ 'price.from': 'literal' }))).toEqual([
        { persons: 4, cents: 44_900 },
      ])
    }
  })

  it('of the family room follows a later tariff only while a weekend of the earlier one is left', () => {
    const row = defaultPriceList.family![0]!
    const later = { ...row, validFrom: momentOn('2026-06-19').today, weekendCents: 50_000 }
    const facts = property({ priceList: { ...defaultPriceList, family: [row, later] } })
    expect(ask(family, '2026-06-10', facts)[0]!.cents).toBe(51_900)
    const occupancies = [booked(12, '2026-06-12', '2026-06-15')]
    expect(ask(family, '2026-06-10', { ...facts, occupancies })[0]!.cents).toBe(57_000)
  })

  it('is none where a guest can book nothing, or there is no price or no such type', () => {
    const closures = [closed('property', '2026-01-01', '2029-01-01')]
    expect(ask(small, '2026-03-02', property({ closures }))).toEqual([])
    expect(ask(family, '2026-03-02', property({ closures }))).toEqual([])
    expect(
      ask(family, '2026-03-02', reading({ 'availability.full.guest': 'stock-minus-one' })),
    ).toEqual([])
    const roomTypes = property().roomTypes.map((type) => ({ ...type, prices: [] }))
    expect(ask(small, '2026-03-02', property({ roomTypes }))).toEqual([])
    expect(ask(99, '2026-03-02')).toEqual([])
    expect(lowestFromPrice([])).toBeNull()
  })

  it('after “vanaf” is the lowest, of the fewest persons where two are equal', () => {
    const two = { persons: 2, cents: 9000 }
    expect(lowestFromPrice([{ persons: 1, cents: 9500 }, two, { persons: 3, cents: 9000 }])).toBe(
      two,
    )
  })
})
