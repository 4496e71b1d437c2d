import { describe, expect, it } from 'vitest'
import type { TouristTaxTariff } from '../../../rules/quotes/price-list.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { defaultTariffs } from '../../../rules/tourist-tax/default-tariffs.ts'
import { tariffOn } from '../../../rules/tourist-tax/tariff-on.ts'
import type { TaxableGuest } from '../../../rules/tourist-tax/taxable-guest.ts'
import { isFreeByCap, touristTaxOfNight } from '../../../rules/tourist-tax/tourist-tax-of-night.ts'
import { day } from '../quotes/days.ts'

const row = defaultTariffs[0]!

interface Asked {
  tariffs?: TouristTaxTariff[]
  readings?: Partial<Readings>
  night?: number
  nights?: number
  persons?: number
  guests?: TaxableGuest[]
  lodgingCents?: number
  included?: boolean
}

/** The cents of night `night` (0 is the first) of a stay from 1 June 2026. */
function tax({
  tariffs = [row],
  readings = {},
  night = 0,
  nights = 5,
  persons = 2,
  guests,
  lodgingCents = 12_100,
  included = false,
}: Asked): number {
  const arrival = day('2026-06-01')
  const stay = {
    arrival,
    departure: arrival + nights,
    persons,
    screen: 'checkout' as const,
    ...(guests && { guests }),
  }
  return (
    touristTaxOfNight(
      stay,
      arrival + night,
      lodgingCents,
      2100,
      tariffs,
      { ...defaultReadings, ...readings },
      included,
    )?.cents ?? 0
  )
}

describe('the municipal tariff', () => {
  it('starts at 2.50 per person per night (BO §9)', () => {
    expect(tax({ persons: 3 })).toBe(750)
  })

  it('counts by its dated rows, night by night', () => {
    const tariffs = [{ ...row, validFrom: day('2026-06-03'), cents: 300 }, row]
    expect([0, 1, 2, 3].map((night) => tax({ tariffs, night, persons: 1 }))).toEqual([
      250, 250, 300, 300,
    ])
  })

  it('asks nothing before its first row', () => {
    expect(tariffOn([row], row.validFrom - 1)).toBeNull()
    expect(tax({ tariffs: [{ ...row, validFrom: day('2027-01-01') }] })).toBe(0)
  })

  it('lets guests younger than the age limit go free, not those of that age', () => {
    const tariffs = [{ ...row, childAgeLimit: 12 }]
    const guests = [11, 12, null].map((age) => ({ age, resident: false }))
    expect(tax({ tariffs, persons: 3, guests })).toBe(500)
  })

  it('lets residents go free only where the row says so', () => {
    const guests = [{ age: 40, resident: true }]
    expect(tax({ guests })).toBe(500)
    expect(tax({ guests, tariffs: [{ ...row, residentsExempt: true }] })).toBe(250)
    expect(tax({ guests, tariffs: [{ ...row, residentsExempt: true }], persons: 1 })).toBe(0)
  })

  it('takes a young resident off once', () => {
    const tariffs = [{ ...row, childAgeLimit: 12, residentsExempt: true }]
    expect(tax({ tariffs, guests: [{ age: 3, resident: true }] })).toBe(250)
  })
})

describe('a percentage', () => {
  const tariffs = [{ ...row, cents: null, basisPoints: 500 }]

  it('is taken of the lodging without VAT, or with it under tourist-tax.percentage-base=with-vat', () => {
    expect(tax({ tariffs })).toBe(500)
    expect(tax({ tariffs, readings: { 'tourist-tax.percentage-base': 'with-vat' } })).toBe(605)
  })

  it('is taken for the share of the persons who pay', () => {
    const limited = [{ ...tariffs[0]!, childAgeLimit: 12 }]
    expect(tax({ tariffs: limited, persons: 4, guests: [{ age: 3, resident: false }] })).toBe(375)
  })

  it('is taken of what is left after it where the price contains it', () => {
    const withVat = { 'tourist-tax.percentage-base': 'with-vat' } as const
    const price = { tariffs, lodgingCents: 12_600, included: true }
    expect(tax({ ...price, readings: withVat })).toBe(600)
    // Of 3 guests 2 pay: 4.06 is two thirds of 5 % of the 121.94 that it leaves.
    const twoOfThree = {
      persons: 3,
      guests: [{ age: 3, resident: false }],
      tariffs: [{ ...tariffs[0]!, childAgeLimit: 12 }],
    }
    expect(tax({ ...price, ...twoOfThree, readings: withVat })).toBe(406)
  })

  it('is rounded per night, halves up', () => {
    expect(
      tax({ tariffs, lodgingCents: 10, readings: { 'tourist-tax.percentage-base': 'with-vat' } }),
    ).toBe(1)
  })
})

describe('a night cap', () => {
  const capped = (cap: number, night: number, readings: Partial<Readings> = {}) =>
    tax({ tariffs: [{ ...row, nightCap: cap }], night, persons: 1, readings })

  it('of 3 counts the first three nights of five', () => {
    expect([0, 1, 2, 3, 4].map((night) => capped(3, night))).toEqual([250, 250, 250, 0, 0])
  })

  it('of 3 frees a stay of five nights under tourist-tax.night-cap=longer-stays-exempt, one of 5 does not', () => {
    const readings = { 'tourist-tax.night-cap': 'longer-stays-exempt' } as const
    expect([0, 4].map((night) => capped(3, night, readings))).toEqual([0, 0])
    expect([0, 4].map((night) => capped(5, night, readings))).toEqual([250, 250])
  })

  it('lets the nights beyond it go free, and none where each screen has its own amount', () => {
    const stay = { arrival: day('2026-06-01'), departure: day('2026-06-06') }
    const free = (nightCap: number | null, readings: Partial<Readings> = {}, rows = 1) =>
      [0, 2, 3, 4].map((night) =>
        isFreeByCap(stay, stay.arrival + night, [{ ...row, nightCap }].slice(0, rows), {
          ...defaultReadings,
          ...readings,
        }),
      )
    expect(free(3)).toEqual([false, false, true, true])
    expect(free(null)).toEqual([false, false, false, false])
    expect(free(3, {}, 0)).toEqual([false, false, false, false])
    expect(free(3, { 'tourist-tax.tariff': 'per-screen' })).toEqual([false, false, false, false])
  })
})

describe('a line of tourist tax', () => {
  const line = (tariff: Partial<TouristTaxTariff>, readings: Partial<Readings> = {}) =>
    touristTaxOfNight(
      { arrival: day('2026-06-01'), departure: day('2026-06-02'), persons: 1, screen: 'checkout' },
      day('2026-06-01'),
      12_100,
      2100,
      [{ ...row, source: 'by-law 2026', ...tariff }],
      { ...defaultReadings, ...readings },
    )

  it('names the by-law and the readings it depends on', () => {
    expect(line({})).toEqual({
      persons: 1,
      cents: 250,
      rule: 'by-law 2026',
      reading: 'tourist-tax.tariff=municipal',
    })
    expect(line({ nightCap: 3 })?.reading).toBe(
      'tourist-tax.tariff=municipal tourist-tax.night-cap=first-nights',
    )
    expect(line({ cents: null, basisPoints: 500 })?.reading).toBe(
      'tourist-tax.tariff=municipal tourist-tax.percentage-base=without-vat',
    )
    expect(line({ cents: null, basisPoints: 500, nightCap: 3 })?.reading).toBe(
      'tourist-tax.tariff=municipal tourist-tax.percentage-base=without-vat tourist-tax.night-cap=first-nights',
    )
  })

  it('names the screen’s own reading under tourist-tax.tariff=per-screen', () => {
    const reading = 'tourist-tax.tariff=per-screen tourist-tax.checkout=1.75'
    const perScreen = {
      'tourist-tax.tariff': 'per-screen',
      'tourist-tax.checkout': '1.75',
    } as const
    expect(line({}, perScreen)).toEqual({ persons: 1, cents: 175, rule: 'BO §9', reading })
  })

  it('under tourist-tax.tariff=per-screen is the amount for each person', () => {
    expect(tax({ persons: 3, readings: { 'tourist-tax.tariff': 'per-screen' } })).toBe(
      3 * tax({ persons: 1, readings: { 'tourist-tax.tariff': 'per-screen' } }),
    )
  })

  it('is left out where nothing is owed', () => {
    expect(line({ cents: 0 })).toBeNull()
  })

  it('of a row that comes later in the list is used when it is valid later', () => {
    const later = { ...row, validFrom: day('2026-01-01') }
    expect(tariffOn([row, later], day('2026-06-01'))).toBe(later)
    expect(tariffOn([later, row], day('2026-06-01'))).toBe(later)
    expect(tariffOn([row, later], day('2025-12-31'))).toBe(row)
  })
})
