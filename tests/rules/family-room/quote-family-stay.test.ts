import { describe, expect, it } from 'vitest'
import { arrangementOf as rule } from '../../../rules/family-room/arrangements.ts'
import { fewestPersons } from '../../../rules/family-room/family-guests.ts'
import { quoteFamilyStay } from '../../../rules/family-room/quote-family-stay.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import type { PriceList } from '../../../rules/quotes/price-list.ts'
import type { QuoteItem } from '../../../rules/quotes/quote.ts'
import type { QuoteScreen } from '../../../rules/quotes/screen.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'
import { familiekamer } from '../quotes/rooms.ts'

const arrangementOf = readAloud(rule)

interface Asked {
  arrival: string
  nights: number
  persons?: number
  screen?: QuoteScreen
  readings?: Partial<Readings>
  priceList?: PriceList
}

function price({
  arrival,
  nights,
  persons = 4,
  screen = 'agenda',
  readings = {},
  priceList = defaultPriceList,
}: Asked) {
  const stay = {
    roomType: familiekamer,
    arrival: day(arrival),
    departure: day(arrival) + nights,
    persons,
    screen,
  }
  return quoteFamilyStay(stay, priceList, { ...defaultReadings, ...readings })
}

function quote(asked: Asked) {
  const priced = price(asked)
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote
}

function cents(asked: Asked, item: QuoteItem): number {
  return quote(asked).lines.reduce((sum, line) => sum + (line.item === item ? line.cents : 0), 0)
}

// 12 June 2026 is a Friday, 15 June a Monday.
describe('the family room’s four arrangements', () => {
  it.each([
    ['friday-weekend', 'Vrijdag-weekend', '2026-06-12', 3, 44_900],
    ['monday-midweek', 'Maandag-midweek', '2026-06-15', 4, 59_900],
    ['monday-week', 'Maandag-week', '2026-06-15', 7, 79_900],
    ['friday-week', 'Vrijdag-week', '2026-06-12', 7, 79_900],
  ])(
    '%s, %s from %s for %i nights, costs its fixed price, shared over the nights',
    (id, name, arrival, nights, fixed) => {
      expect(arrangementOf(day(arrival), day(arrival) + nights)).toMatchObject({ id, name })
      expect(cents({ arrival, nights }, 'family-night')).toBe(fixed)
      expect(
        quote({ arrival, nights }).lines.filter((line) => line.item === 'family-night'),
      ).toHaveLength(nights)
    },
  )

  it('cost 40.00 for cleaning once and the tourist tax of every person and night on top', () => {
    expect(cents({ arrival: '2026-06-15', nights: 7 }, 'cleaning')).toBe(4000)
    expect(cents({ arrival: '2026-06-15', nights: 7 }, 'tourist-tax')).toBe(4 * 7 * 250)
    expect(quote({ arrival: '2026-06-12', nights: 3 }).totalCents).toBe(51_900)
  })

  it('refuse another weekday, another length and dates that make no night', () => {
    const none = { ok: false, reason: 'no-arrangement' }
    expect(price({ arrival: '2026-06-13', nights: 3 })).toEqual(none)
    expect(price({ arrival: '2026-06-15', nights: 3 })).toEqual(none)
    expect(price({ arrival: '2026-06-12', nights: 4 })).toEqual(none)
    expect(price({ arrival: '2026-06-12', nights: 0 })).toEqual({
      ok: false,
      reason: 'invalid-dates',
    })
    expect(price({ arrival: '2026-06-12', nights: 2.5 })).toEqual({
      ok: false,
      reason: 'invalid-dates',
    })
    expect(price({ arrival: '2026-06-12', nights: Number.NaN })).toEqual({
      ok: false,
      reason: 'invalid-dates',
    })
  })

  it('has no price where the house has no tariff: no other house’s stands in', () => {
    const priceList = { ...defaultPriceList, family: [] }
    expect(price({ arrival: '2026-06-12', nights: 3, priceList })).toEqual({
      ok: false,
      reason: 'no-tariff',
    })
  })

  it('refuse the Friday week under family.friday-week=not-offered, and only that', () => {
    const readings = { 'family.friday-week': 'not-offered' } as const
    expect(price({ arrival: '2026-06-12', nights: 7, readings })).toEqual({
      ok: false,
      reason: 'no-arrangement',
    })
    expect(price({ arrival: '2026-06-15', nights: 7, readings }).ok).toBe(true)
  })
})

describe('the number of persons in the family room', () => {
  it.each([
    ['checkout', [4, 5, 6]],
    ['booking', [1, 2, 3, 4, 5, 6]],
    ['agenda', [1, 2, 3, 4, 5, 6]],
    ['bills', [1, 2, 3, 4, 5, 6]],
  ] as const)('on the screen %s is one of %j', (screen, taken) => {
    const weekend = { arrival: '2026-06-12', nights: 3, screen }
    const found = [0, 1, 2, 3, 4, 5, 6, 7, 4.5].filter(
      (persons) => price({ ...weekend, persons }).ok,
    )
    expect(found).toEqual(taken)
    expect(fewestPersons(screen)).toBe(taken[0])
    expect(fewestPersons('guest')).toBe(fewestPersons('checkout'))
    expect(price({ ...weekend, persons: 7 })).toEqual({ ok: false, reason: 'persons-out-of-range' })
  })

  it.each([
    [1, 1000, 0],
    [2, 1000, 0],
    [3, 1000, 0],
    [4, 0, 0],
    [5, 1000, 1000],
    [6, 2000, 2000],
  ])(
    '%i adds %i cents a night by the table of BO §9 and %i by G §9',
    (persons, byTable, aboveFour) => {
      const midweek = { arrival: '2026-06-15', nights: 4, persons }
      expect(cents(midweek, 'extra-persons')).toBe(4 * byTable)
      expect(
        cents({ ...midweek, readings: { 'family.extra-persons': 'above-four' } }, 'extra-persons'),
      ).toBe(4 * aboveFour)
    },
  )
})

describe('the readings of the family room', () => {
  const weekend = { arrival: '2026-07-03', nights: 3 }

  it('family.seasons=as-ordinary adds the seasonal extras', () => {
    expect(cents(weekend, 'season')).toBe(0)
    expect(cents({ ...weekend, readings: { 'family.seasons': 'as-ordinary' } }, 'season')).toBe(
      6000,
    )
  })

  it('family.tourist-tax=included takes the tax out of the fixed price and still shows it as a line of its own', () => {
    const included = { ...weekend, readings: { 'family.tourist-tax': 'included' } as const }
    expect(quote(included).totalCents).toBe(48_900)
    expect(cents(included, 'tourist-tax')).toBe(3000)
    expect(cents(included, 'family-night')).toBe(41_900)
  })

  it.each(['with-vat', 'without-vat'] as const)(
    'an included percentage is taken of what is left after it, %s',
    (base) => {
      const touristTax = [{ ...defaultPriceList.touristTax[0]!, cents: null, basisPoints: 500 }]
      const readings = {
        'family.tourist-tax': 'included',
        'tourist-tax.percentage-base': base,
      } as const
      const { lines } = quote({
        ...weekend,
        readings,
        priceList: { ...defaultPriceList, touristTax },
      })
      for (const night of ['2026-07-03', '2026-07-04', '2026-07-05']) {
        const [lodging, tax] = lines.filter((line) => line.night === night)
        const taxed = base === 'with-vat' ? lodging!.cents : lodging!.cents / 1.21
        expect(Math.abs(tax!.cents - taxed * 0.05)).toBeLessThan(1)
      }
    },
  )

  it('names on each line the reading it depends on', () => {
    const readings = { 'family.seasons': 'as-ordinary' } as const
    const first = quote({ ...weekend, persons: 5, readings }).lines.slice(0, 4)
    expect(first.map(({ item, rule, reading }) => [item, rule, reading])).toEqual([
      ['family-night', 'Prijslijst van het huis', 'family.tourist-tax=on-top'],
      ['season', 'BO §9', 'family.seasons=as-ordinary'],
      ['extra-persons', 'Prijslijst van het huis', 'family.extra-persons=table'],
      [
        'tourist-tax',
        'Verordening van de gemeente',
        'tourist-tax.tariff=municipal family.tourist-tax=on-top',
      ],
    ])
  })

  it('takes a percentage of the night’s share with all that is added to it', () => {
    const touristTax = [{ ...defaultPriceList.touristTax[0]!, cents: null, basisPoints: 1000 }]
    const readings = {
      'family.seasons': 'as-ordinary',
      'tourist-tax.percentage-base': 'with-vat',
    } as const
    const [share, season, extra, tax] = quote({
      ...weekend,
      persons: 5,
      readings,
      priceList: { ...defaultPriceList, touristTax },
    }).lines
    expect([share!.cents, season!.cents, extra!.cents, tax!.cents]).toEqual([
      14_967, 2000, 1000, 1797,
    ])
  })

  it('has no line for cleaning or tax where there is none', () => {
    const family = [{ ...defaultPriceList.family![0]!, cleaningCents: 0 }]
    const { lines } = quote({
      ...weekend,
      priceList: { ...defaultPriceList, family, touristTax: [] },
    })
    expect(new Set(lines.map((line) => line.item))).toEqual(new Set(['family-night']))
  })

  it('taxes a stay over New Year 2026 at 9 % and 21 %, cleaning at the rate of the last night', () => {
    const { lines } = quote({ arrival: '2025-12-29', nights: 4 })
    const rates = (item: QuoteItem) =>
      lines.filter((line) => line.item === item).map((line) => line.vatBasisPoints)
    expect(rates('family-night')).toEqual([900, 900, 900, 2100])
    expect(rates('cleaning')).toEqual([2100])
  })
})

describe('a later row of the family tariff', () => {
  it('prices arrivals from its date on, and the first row those before', () => {
    const first = defaultPriceList.family![0]!
    const family = [
      { ...first, validFrom: day('2026-07-01'), weekendCents: 50_000 },
      { ...first, validFrom: day('2026-01-01') },
    ]
    const priceList = { ...defaultPriceList, family }
    expect(cents({ arrival: '2026-06-26', nights: 3, priceList }, 'family-night')).toBe(44_900)
    expect(cents({ arrival: '2026-07-03', nights: 3, priceList }, 'family-night')).toBe(50_000)
    expect(cents({ arrival: '2025-06-27', nights: 3, priceList }, 'family-night')).toBe(44_900)
    const reversed = { ...priceList, family: family.toReversed() }
    expect(cents({ arrival: '2026-07-03', nights: 3, priceList: reversed }, 'family-night')).toBe(
      50_000,
    )
    expect(cents({ arrival: '2025-06-27', nights: 3, priceList: reversed }, 'family-night')).toBe(
      44_900,
    )
    const thatDay = {
      ...priceList,
      family: [{ ...first, validFrom: day('2026-07-03'), weekendCents: 50_000 }, first],
    }
    expect(cents({ arrival: '2026-07-03', nights: 3, priceList: thatDay }, 'family-night')).toBe(
      50_000,
    )
    expect(
      cents(
        { arrival: '2025-06-27', nights: 3, priceList: { ...priceList, family: undefined } },
        'family-night',
      ),
    ).toBe(44_900)
  })
})
