import { describe, expect, it } from 'vitest'
import { checkPriceList } from '../../../rules/quotes/check-price-list.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import type { KeptExtra } from '../../../rules/quotes/extras.ts'
import type { PriceList, Season } from '../../../rules/quotes/price-list.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

function check(changed: Partial<PriceList>, readings: Partial<Readings> = {}) {
  return checkPriceList({ ...defaultPriceList, ...changed }, [knusseKamer, familiekamer], {
    ...defaultReadings,
    ...readings,
  })
}

const season = (first: string, last: string, cents: number): Season => ({
  firstNight: day(first),
  lastDate: day(last),
  cents,
  source: 'staff',
})

describe('a price list that is loaded', () => {
  it('is taken when every night costs something, the default one under every reading of the seasons', () => {
    expect(check({})).toEqual([])
    expect(
      check(
        {},
        {
          'season.overlap': 'all-added',
          'season.ends': 'departure-day',
          'family.tourist-tax': 'included',
        },
      ),
    ).toEqual([])
    expect(check({ seasons: [] })).toEqual([])
  })

  it('may take a discount off down to nothing, and is refused on the first night below zero', () => {
    expect(check({ seasons: [season('2027-01-10', '2027-01-20', -7500)] })).toEqual([])
    expect(check({ seasons: [season('2027-01-10', '2027-01-20', -7501)] })).toEqual([
      { reason: 'nightly-price-below-zero', day: day('2027-01-10') },
      { reason: 'nightly-price-below-zero', day: day('2027-01-20') },
    ])
  })

  it('is refused where only the overlap of two discounts goes below zero, and only if they are added', () => {
    const seasons = [
      season('2027-01-10', '2027-01-20', -4000),
      season('2027-01-15', '2027-01-25', -4000),
    ]
    expect(check({ seasons })).toEqual([])
    expect(check({ seasons }, { 'season.overlap': 'all-added' })[0]).toEqual({
      reason: 'nightly-price-below-zero',
      day: day('2027-01-15'),
    })
  })

  it('is refused with an amount of the family room or of a breakfast that is not whole cents', () => {
    const family = defaultPriceList.family![0]!
    const breakfast = defaultPriceList.breakfast![0]!
    const wrong = [{ reason: 'not-whole-cents', day: family.validFrom }]
    expect(check({ family: [{ ...family, weekCents: 79_900.5 }] })).toEqual(wrong)
    expect(check({ family: [{ ...family, extraByPersons: [0, Number.NaN] }] })).toEqual(wrong)
    expect(check({ breakfast: [{ ...breakfast, kidsBoxCents: 0.5 }] })).toEqual(wrong)
    expect(check({ breakfast: [{ ...breakfast, deliveryCents: 0 }] })).toEqual([])
    expect(check({ breakfast: [{ ...breakfast, deliveryCents: -1 }] })).toEqual([
      { reason: 'breakfast-below-zero', day: breakfast.validFrom },
    ])
  })

  it('may leave out what the property starts with', () => {
    const { family: _family, breakfast: _breakfast, extras: _extras, ...rest } = defaultPriceList
    expect(checkPriceList(rest, [knusseKamer, familiekamer], defaultReadings)).toEqual([])
  })

  it('is refused with a breakfast whose largest order is more than a total can be', () => {
    const breakfast = defaultPriceList.breakfast![0]!
    // A hundred boxes at 214,748.36 and 0.47 for bringing them are 21,474,836.47.
    const most = { ...breakfast, boxCents: 21_474_836, kidsBoxCents: 0, deliveryCents: 47 }
    expect(check({ breakfast: [most] })).toEqual([])
    const refused = [{ reason: 'breakfast-too-much', day: breakfast.validFrom }]
    expect(check({ breakfast: [{ ...most, deliveryCents: 48 }] })).toEqual(refused)
    expect(check({ breakfast: [{ ...most, kidsBoxCents: 21_474_837 }] })).toEqual(refused)
  })

  it('is refused with an extra below zero or in parts of a cent, not with one without a price', () => {
    const extra = (cents: number | null, id = 'bolderkar'): KeptExtra => ({
      ...{ id, name: 'Bolderkar', unit: 'piece', cents, vatCategory: 'standard' },
      ...{ minimumPersons: 1, minimumNights: 2, source: 'staff' },
    })
    expect(check({ extras: [extra(null), extra(0), extra(700)] })).toEqual([])
    expect(check({ extras: [extra(-1)] })).toEqual([{ reason: 'product-below-zero', day: null }])
    expect(check({ extras: [extra(0.5)] })).toEqual([{ reason: 'not-whole-cents', day: null }])
  })

  it('is refused with a discount above the cheapest stay that it is given on', () => {
    const card = (cents: number): KeptExtra => ({
      ...{ id: 'gift-card', name: 'Cadeaubon', unit: 'piece', cents, vatCategory: 'none' },
      ...{ minimumPersons: 1, minimumNights: 2, source: 'staff' },
    })
    const off = { 'gift-card': 'discount' } as const
    const refused = (extra: KeptExtra, readings: Partial<Readings>) =>
      checkPriceList({ ...defaultPriceList, extras: [extra], seasons: [] }, [knusseKamer], {
        ...defaultReadings,
        ...readings,
      })
    const reasons = (extra: KeptExtra, readings: Partial<Readings>) =>
      new Set(refused(extra, readings).map(({ reason }) => reason))
    // Two nights for one person are 150.00.
    expect(reasons(card(15_000), off)).toEqual(new Set())
    expect(reasons(card(15_001), off)).toEqual(new Set(['discount-above-stay']))
    expect(reasons(card(15_001), {})).toEqual(new Set())
    expect(reasons({ ...card(7_500), minimumNights: 0 }, off)).toEqual(new Set())
    expect(reasons({ ...card(7_501), minimumNights: 0 }, off).size).toBe(1)
    expect(refused(card(15_001), off)[0]?.day).toBeTypeOf('number')
  })

  it('is refused with a room price below zero, whatever the seasons', () => {
    const cheap = { ...knusseKamer, prices: [{ persons: 1, cents: -1 }] }
    expect(
      checkPriceList({ ...defaultPriceList, seasons: [] }, [cheap], defaultReadings),
    ).not.toEqual([])
  })

  it('is refused where the tourist tax included in the family room is more than the room', () => {
    const touristTax = [{ ...defaultPriceList.touristTax[0]!, cents: 3000 }]
    expect(check({ touristTax })).toEqual([])
    const [first] = check({ touristTax }, { 'family.tourist-tax': 'included' })
    expect(first?.reason).toBe('nightly-price-below-zero')
  })

  it('is refused with a discount on the family room only where the seasons count for it', () => {
    const family = [{ ...defaultPriceList.family![0]!, weekCents: 70_00 }]
    const seasons = [season('2027-01-10', '2027-01-20', -1001)]
    expect(check({ family, seasons })).toEqual([])
    expect(check({ family, seasons }, { 'family.seasons': 'as-ordinary' })).not.toEqual([])
  })

  it('is refused where a night of the old family row falls in a discount after the new row began', () => {
    const first = { ...defaultPriceList.family![0]!, weekCents: 70_00 }
    const family = [first, { ...first, validFrom: day('2027-01-08'), weekCents: 79_900 }]
    const readings = { 'family.seasons': 'as-ordinary' } as const
    expect(
      check({ family, seasons: [season('2027-01-10', '2027-01-20', -1001)] }, readings),
    ).not.toEqual([])
    expect(
      check({ family, seasons: [season('2027-01-15', '2027-01-20', -1001)] }, readings),
    ).toEqual([])
  })

  it('is refused with a cleaning price below zero, and where only 6 persons owe more tax than a night leaves', () => {
    const first = defaultPriceList.family![0]!
    expect(check({ family: [{ ...first, cleaningCents: -1 }] })).not.toEqual([])
    const touristTax = [{ ...defaultPriceList.touristTax[0]!, cents: 2000 }]
    const included = { 'family.tourist-tax': 'included' } as const
    expect(check({ touristTax }, included)).not.toEqual([])
    expect(check({ touristTax: [{ ...touristTax[0]!, cents: 1900 }] }, included)).toEqual([])
  })

  it('is refused with a price below zero from the first row of anything on, a new tax included', () => {
    const touristTax = [
      { ...defaultPriceList.touristTax[0]!, validFrom: day('2031-01-01'), cents: 3000 },
    ]
    expect(check({ touristTax, seasons: [] }, { 'family.tourist-tax': 'included' })[0]?.day).toBe(
      day('2031-01-01'),
    )
  })

  it('may have a season of one night and a tax of nothing, for nobody, for no night', () => {
    expect(check({ seasons: [season('2027-01-10', '2027-01-10', 100)] })).toEqual([])
    expect(
      check({
        touristTax: [
          { ...defaultPriceList.touristTax[0]!, cents: 0, childAgeLimit: 0, nightCap: 0 },
        ],
      }),
    ).toEqual([])
  })

  it('is refused with a VAT rate below zero, not with one of zero', () => {
    const lodging = (basisPoints: number) =>
      check({
        vat: [...defaultPriceList.vat, { ...defaultPriceList.vat[0]!, validFrom: 1, basisPoints }],
      })
    expect(lodging(-1)).toEqual([{ reason: 'vat-rate-missing', day: null }])
    expect(lodging(0)).toEqual([])
  })

  it('is refused with a season that ends before it begins or costs parts of a cent', () => {
    expect(check({ seasons: [season('2027-01-10', '2027-01-09', 100)] })).toContainEqual({
      reason: 'season-ends-before-it-begins',
      day: day('2027-01-10'),
    })
    expect(check({ seasons: [season('2027-01-10', '2027-01-11', 0.5)] })).toContainEqual({
      reason: 'not-whole-cents',
      day: day('2027-01-10'),
    })
  })

  it.each([
    { cents: null, basisPoints: null },
    { cents: 250, basisPoints: 500 },
    { cents: -1 },
    { nightCap: 2.5 },
    { childAgeLimit: -1 },
  ])('is refused with the tariff row %j', (changed) => {
    const row = { ...defaultPriceList.touristTax[0]!, ...changed }
    expect(check({ touristTax: [row] })).toContainEqual({
      reason: 'not-a-tariff',
      day: row.validFrom,
    })
  })

  it('is refused without a VAT rate for each category', () => {
    const vat = defaultPriceList.vat.filter((rate) => rate.category !== 'food')
    expect(check({ vat })).toEqual([{ reason: 'vat-rate-missing', day: null }])
  })

  it('is refused with a room price in parts of a cent', () => {
    const odd = { ...knusseKamer, prices: [{ persons: 1, cents: 75.5 }] }
    expect(checkPriceList(defaultPriceList, [odd, knusseKamer], defaultReadings)).toEqual([
      { reason: 'not-whole-cents', day: null },
    ])
    const twoPrices = { ...odd, prices: [...knusseKamer.prices, ...odd.prices] }
    expect(checkPriceList(defaultPriceList, [twoPrices], defaultReadings)).toEqual([
      { reason: 'not-whole-cents', day: null },
    ])
  })
})
