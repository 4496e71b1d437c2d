import { describe, expect, it } from 'vitest'
import { type StayChange, changeStay } from '../../../rules/quotes/change-stay.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import type { PriceList, TouristTaxTariff } from '../../../rules/quotes/price-list.ts'
import { addLines } from '../../../rules/quotes/quote-extra.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import type { Quote, QuoteLine } from '../../../rules/quotes/quote.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import type { RoomType } from '../../../rules/rooms/room.ts'
import { day } from './days.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

const dearer: RoomType = {
  ...knusseKamer,
  prices: [
    { persons: 1, cents: 8000 },
    { persons: 2, cents: 9500 },
  ],
}

function stay(arrival: string, departure: string, roomType = knusseKamer, persons = 2) {
  return {
    roomType,
    arrival: day(arrival),
    departure: day(departure),
    persons,
    screen: 'agenda' as const,
  }
}

function sell(to: StayChange['to'], readings: Partial<Readings> = {}): Quote {
  const priced = quoteStay(to, defaultPriceList, { ...defaultReadings, ...readings })
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote
}

/** The room it was sold in has meanwhile become dearer, unless the change is from another one. */
function change(
  wish: Omit<StayChange, 'from'> & { from?: RoomType },
  readings: Partial<Readings> = {},
) {
  const answer = changeStay({ from: dearer, ...wish }, defaultPriceList, {
    ...defaultReadings,
    ...readings,
  })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.change
}

const bike: QuoteLine = {
  item: 'extra',
  night: null,
  persons: 2,
  cents: 2750,
  vatCategory: 'standard',
  vatBasisPoints: 2100,
  rule: 'BO §9',
  reading: null,
  name: 'Elektrische fiets',
}

// Sold at 85.00 + 10.00 season + 5.00 tax = 100.00 a night; since then the room costs 95.00.
const sold = sell(stay('2026-06-11', '2026-06-14'))

describe('a change of dates', () => {
  it('keeps the sold price of nights that stay, and asks today’s for new ones', () => {
    const longer = change({ sold, to: stay('2026-06-11', '2026-06-15', dearer) })
    expect(longer.differenceCents).toBe(11_000)
    expect(longer.after.lines.slice(0, sold.lines.length)).toEqual(sold.lines)
    expect(longer.after.totalCents).toBe(sold.totalCents + 11_000)
  })

  it('pays back what a night that goes was sold for', () => {
    expect(change({ sold, to: stay('2026-06-12', '2026-06-14', dearer) }).differenceCents).toBe(
      -10_000,
    )
  })

  it('asks today’s price for every night under change.pricing=todays-prices', () => {
    const readings = { 'change.pricing': 'todays-prices' } as const
    expect(
      change({ sold, to: stay('2026-06-11', '2026-06-15', dearer) }, readings).differenceCents,
    ).toBe(4 * 11_000 - 30_000)
  })

  it('costs nothing when nothing changes, though prices did', () => {
    for (const pricing of ['sold-nights-stay', 'todays-prices'] as const) {
      const { after, differenceCents } = change(
        { sold, to: stay('2026-06-11', '2026-06-14', dearer) },
        { 'change.pricing': pricing },
      )
      expect(differenceCents).toBe(0)
      expect(after).toEqual(sold)
    }
  })

  it('and the change back cost nothing together, though prices changed in between', () => {
    const there = change({ sold, to: stay('2026-06-13', '2026-06-16', dearer) })
    const back = change({
      sold: there.after,
      earlier: [sold],
      to: stay('2026-06-11', '2026-06-14', dearer),
    })
    expect(there.differenceCents).toBe(2000)
    expect(back.differenceCents).toBe(-2000)
    expect(back.after).toEqual(sold)
  })

  it('finds a night again that an earlier quote of the booking had', () => {
    const away = change({ sold, to: stay('2026-06-20', '2026-06-22', dearer) })
    const nearly = change({
      sold: away.after,
      earlier: [sold],
      to: stay('2026-06-11', '2026-06-13', dearer),
    })
    expect(nearly.after.totalCents).toBe(20_000)
  })

  it('leaves extras and breakfasts as they were sold, also those bought after an earlier change', () => {
    const breakfast: QuoteLine = {
      ...bike,
      item: 'breakfast',
      vatCategory: 'food',
      vatBasisPoints: 900,
    }
    const bought = [bike, breakfast, { ...breakfast, item: 'delivery' as const }]
    const shorter = change({ sold: addLines(sold, bought), to: stay('2026-06-12', '2026-06-14') })
    expect(shorter.after.lines.slice(-3)).toEqual(bought)
    expect(shorter.differenceCents).toBe(-10_000)
    const back = change({
      sold: shorter.after,
      earlier: [addLines(sold, [bike, bike])],
      to: stay('2026-06-11', '2026-06-14'),
    })
    expect(back.after.lines).toEqual([...sold.lines, ...bought])
  })

  it('does not keep the tax of a night that a cap now lets go', () => {
    const touristTax = [{ ...defaultPriceList.touristTax[0]!, nightCap: 3 }]
    const priceList = { ...defaultPriceList, touristTax }
    const answer = changeStay(
      { sold, from: dearer, to: stay('2026-06-10', '2026-06-14', dearer) },
      priceList,
      defaultReadings,
    )
    if (!answer.ok) throw new Error(answer.reason)
    expect(
      answer.change.after.lines
        .filter((line) => line.item === 'tourist-tax')
        .map((line) => line.night),
    ).toEqual(['2026-06-10', '2026-06-11', '2026-06-12'])
    expect(answer.change.differenceCents).toBe(9500 + 1000)
  })
})

type TaxAsked = Pick<TouristTaxTariff, 'cents' | 'basisPoints'>

describe('a night whose place under a tax cap moves', () => {
  const row = { ...defaultPriceList.touristTax[0]!, cents: null, basisPoints: 1000 }
  const ofPriceWithVat = {
    ...defaultReadings,
    'tourist-tax.percentage-base': 'with-vat',
  } as const
  const at = (cents: number): RoomType => ({ ...knusseKamer, prices: [{ persons: 2, cents }] })
  const capped = (nightCap: number, tariff: TaxAsked = row) => ({
    ...defaultPriceList,
    seasons: [],
    touristTax: [{ ...row, ...tariff, nightCap }],
  })
  const priced = (to: StayChange['to'], priceList: PriceList, readings: Partial<Readings> = {}) => {
    const answer = quoteStay(to, priceList, { ...ofPriceWithVat, ...readings })
    if (!answer.ok) throw new Error(answer.reason)
    return answer.quote
  }
  const moved = (
    wish: Omit<StayChange, 'from'>,
    priceList: PriceList,
    readings: Partial<Readings> = {},
  ) => {
    const rules = { ...ofPriceWithVat, ...readings }
    const answer = changeStay({ ...wish, from: wish.to.roomType }, priceList, rules)
    if (!answer.ok) throw new Error(answer.reason)
    return answer.change
  }
  const taxes = ({ lines }: Quote) =>
    lines.filter(({ item }) => item === 'tourist-tax').map(({ night, cents }) => [night, cents])

  // Three nights at 82.50 and 8.25 tax on the first two of them; since then the room costs 90.00.
  const then = stay('2026-06-11', '2026-06-14', at(8250))
  const shorter = stay('2026-06-12', '2026-06-14', at(9000))

  it('owes the tax of what it was sold for, not of today’s price', () => {
    const { after, differenceCents } = moved(
      { sold: priced(then, capped(2)), to: shorter },
      capped(2),
    )
    expect(differenceCents).toBe(-8250)
    expect(taxes(after)).toEqual([
      ['2026-06-12', 825],
      ['2026-06-13', 825],
    ])
  })

  it('owes the tax of its share where nights were multiplied', () => {
    const readings = { 'total.ordinary': 'sum-times-nights' } as const
    const sale = priced(then, capped(2), readings)
    expect(moved({ sold: sale, to: shorter }, capped(2), readings).differenceCents).toBe(-24_750)
  })

  it('goes free in its new place, and its price stays', () => {
    const longer = stay('2026-06-09', '2026-06-14', at(9000))
    const { after } = moved({ sold: priced(then, capped(2)), to: longer }, capped(2))
    expect(taxes(after)).toEqual([
      ['2026-06-09', 900],
      ['2026-06-10', 900],
    ])
    expect(after.totalCents).toBe(3 * 8250 + 2 * 9900)
  })

  it('keeps its tax where its row got a cap after the sale', () => {
    const { differenceCents } = moved(
      {
        sold: priced(then, { ...capped(2), touristTax: [{ ...row, nightCap: null }] }),
        to: shorter,
      },
      capped(2, { cents: null, basisPoints: 2000 }),
    )
    expect(differenceCents).toBe(-9075)
  })

  it('finds the tax again that it was once sold with, also after the tariff rose', () => {
    const four = stay('2026-06-10', '2026-06-14', at(8250))
    const sale = priced(then, capped(2, { cents: 500, basisPoints: null }))
    const dearerTax = capped(2, { cents: 700, basisPoints: null })
    const away = moved({ sold: sale, to: four }, dearerTax)
    expect(taxes(away.after)).toEqual([
      ['2026-06-10', 1400],
      ['2026-06-11', 1000],
    ])
    const two = moved(
      { sold: away.after, earlier: [sale], to: stay('2026-06-11', '2026-06-13', at(8250)) },
      dearerTax,
    )
    expect(taxes(two.after)).toEqual([
      ['2026-06-11', 1000],
      ['2026-06-12', 1000],
    ])
  })

  describe('in the family room, with the tax inside its price and a cap of three', () => {
    const readings = { 'family.tourist-tax': 'included' } as const
    const family = (weekCents: number, tariff: TaxAsked = { cents: 250, basisPoints: null }) => ({
      ...capped(3, tariff),
      family: [{ ...defaultPriceList.family![0]!, weekCents }],
    })
    const friday = stay('2026-06-12', '2026-06-19', familiekamer, 4)
    const monday = stay('2026-06-15', '2026-06-22', familiekamer, 4)

    it('pays the rise from 799 to 899 of the three new nights only', () => {
      const sale = priced(friday, family(79_900), readings)
      expect(moved({ sold: sale, to: monday }, family(89_900), readings).differenceCents).toBe(4286)
    })

    it('keeps what guests pay for it to the cent, while the tax moves inside it', () => {
      const percentage = { cents: null, basisPoints: 600 }
      const sale = priced(friday, family(79_900, percentage), readings)
      const { after } = moved({ sold: sale, to: monday }, family(89_900, percentage), readings)
      const centsOf = (quote: Quote, night: string) =>
        quote.lines.filter((line) => line.night === night).map(({ cents }) => cents)
      // 114.15 for a Monday night: 107.69 and 6 % of that.
      expect(centsOf(sale, '2026-06-15')).toEqual([11_415])
      expect(centsOf(after, '2026-06-15')).toEqual([10_769, 646])
      expect(taxes(after).map(([night]) => night)).toEqual([
        '2026-06-15',
        '2026-06-16',
        '2026-06-17',
      ])
    })

    it('stays as it was sold when the tax is asked on top today', () => {
      const sale = priced(friday, family(79_900), readings)
      const { after, differenceCents } = moved({ sold: sale, to: monday }, family(79_900), {
        'family.tourist-tax': 'on-top',
      })
      expect(differenceCents).toBe(0)
      expect(taxes(after)).toHaveLength(3)
    })
  })
})

describe('a chain of changes', () => {
  it('keeps all that a night was sold for, also after a quote that does not have the night', () => {
    // 82.50 + 10.00 season + 5.00 tax a night; since then 90.00 + 5.00, and 3 nights → 1 → 2.
    const then: RoomType = { ...knusseKamer, prices: [{ persons: 2, cents: 8250 }] }
    const now: RoomType = { ...knusseKamer, prices: [{ persons: 2, cents: 9000 }] }
    const three = sell(stay('2026-06-11', '2026-06-14', then))
    const withoutSeasons = { ...defaultPriceList, seasons: [] }
    const asked = (quotes: Quote[], departure: string) => {
      const [latest, ...earlier] = quotes.toReversed()
      const to = stay('2026-06-11', departure, now)
      const wish = { sold: latest!, earlier: earlier.toReversed(), from: now, to }
      const answer = changeStay(wish, withoutSeasons, defaultReadings)
      if (!answer.ok) throw new Error(answer.reason)
      return answer.change
    }
    const one = asked([three], '2026-06-12').after
    const two = asked([three, one], '2026-06-13')
    expect(two.differenceCents).toBe(9750)
    expect(two.after.lines).toEqual(three.lines.slice(0, 6))
  })
})

describe('a change of the family room', () => {
  const row = defaultPriceList.family![0]!
  const laterRow = { ...row, validFrom: day('2026-07-01'), weekendCents: 50_000, weekCents: 89_900 }
  const risen = {
    ...defaultPriceList,
    family: [{ ...row, weekendCents: 50_000, weekCents: 89_900 }],
  }
  const familyChange = (sale: Quote, to: StayChange['to'], priceList = risen) => {
    const answer = changeStay({ sold: sale, from: familiekamer, to }, priceList, defaultReadings)
    if (!answer.ok) throw new Error(answer.reason)
    return answer.change
  }
  const family = (arrival: string, departure: string) => stay(arrival, departure, familiekamer, 4)
  const fridayWeek = sell(family('2026-06-12', '2026-06-19'))

  it('moved from a Friday week to a Monday week pays the rise of the three new nights only', () => {
    const { after, differenceCents } = familyChange(fridayWeek, family('2026-06-15', '2026-06-22'))
    expect(differenceCents).toBe(4286)
    const kept = (quote: Quote) =>
      quote.lines.filter(({ night }) => night && night >= '2026-06-15' && night < '2026-06-19')
    expect(kept(after)).toEqual(kept(fridayWeek))
  })

  it('keeps the nights of a week that now begins in the time of a later tariff', () => {
    const sale = sell(family('2026-06-26', '2026-07-03'))
    const priceList = { ...defaultPriceList, family: [row, laterRow] }
    // 29 June comes before the later row, 3 July after it: its week has no night of the sold one.
    expect(familyChange(sale, family('2026-06-29', '2026-07-06'), priceList).differenceCents).toBe(
      0,
    )
    expect(familyChange(sale, family('2026-07-03', '2026-07-10'), priceList).differenceCents).toBe(
      10_000,
    )
    // Sold for the week from 29 June, moved to the week from 3 July: three of its nights stay.
    const monday = sell(family('2026-06-29', '2026-07-06'))
    expect(
      familyChange(monday, family('2026-07-03', '2026-07-10'), priceList).differenceCents,
    ).toBe(5714)
  })

  it('costs nothing at unchanged prices when a week moves, whatever a cent of its shares does', () => {
    const weekCents = 80_003
    const priceList = { ...defaultPriceList, family: [{ ...row, weekCents }] }
    const priced = quoteStay(family('2026-06-15', '2026-06-22'), priceList, defaultReadings)
    if (!priced.ok) throw new Error(priced.reason)
    for (const [arrival, departure] of [
      ['2026-06-12', '2026-06-19'],
      ['2026-06-19', '2026-06-26'],
    ] as const) {
      expect(
        familyChange(priced.quote, family(arrival, departure), priceList).differenceCents,
      ).toBe(0)
    }
  })

  it('to another fixed price costs what that one costs today, every night of it', () => {
    const weekend = sell(family('2026-06-12', '2026-06-15'))
    expect(familyChange(weekend, family('2026-06-12', '2026-06-19')).after.totalCents).toBe(
      89_900 + 4000 + 7 * 4 * 250,
    )
    expect(familyChange(fridayWeek, family('2026-06-12', '2026-06-15')).after.totalCents).toBe(
      50_000 + 4000 + 3 * 4 * 250,
    )
  })
})

describe('total.ordinary=sum-times-nights', () => {
  const squared = { 'total.ordinary': 'sum-times-nights' } as const
  const anew = { ...squared, 'change.sum-times-nights': 'everything-anew' } as const
  // Three nights at 3 × (85.00 + 10.00) + 5.00 tax; since then the room costs 95.00.
  const three = sell(stay('2026-06-11', '2026-06-14'), squared)

  it('keeps the share of each sold night and prices a fourth night alone', () => {
    const { after, differenceCents } = change(
      { sold: three, to: stay('2026-06-11', '2026-06-15', dearer) },
      squared,
    )
    expect(differenceCents).toBe(11_000)
    expect(after.lines.slice(0, three.lines.length)).toEqual(three.lines)
  })

  it('prices two new nights as a stay of two nights', () => {
    expect(
      change({ sold: three, to: stay('2026-06-11', '2026-06-16', dearer) }, squared)
        .differenceCents,
    ).toBe(2 * 2 * 10_500 + 2 * 500)
  })

  it('pays back the share of a night that goes', () => {
    expect(
      change({ sold: three, to: stay('2026-06-11', '2026-06-13', dearer) }, squared)
        .differenceCents,
    ).toBe(-3 * 9500 - 500)
  })

  it('prices a stay of new nights alone as any other', () => {
    const to = stay('2026-06-20', '2026-06-24', dearer)
    expect(change({ sold: three, to }, squared).after).toEqual(sell(to, squared))
  })

  it('prices the whole stay again under change.sum-times-nights=everything-anew', () => {
    expect(
      change({ sold: three, to: stay('2026-06-11', '2026-06-15', dearer) }, anew).differenceCents,
    ).toBe(4 * (4 * 10_500 + 500) - 3 * (3 * 9500 + 500))
  })

  it('counts for ordinary rooms only', () => {
    const weekend = sell(stay('2026-06-12', '2026-06-15', familiekamer, 4))
    const to = stay('2026-06-19', '2026-06-22', familiekamer, 4)
    expect(change({ sold: weekend, from: familiekamer, to }, anew).differenceCents).toBe(0)
  })
})

describe('a change of persons or room', () => {
  it('costs today’s price for every night: the sold one was for something else', () => {
    const alone = change({ sold, to: stay('2026-06-11', '2026-06-14', dearer, 1) })
    expect(alone.after.totalCents).toBe(3 * (8000 + 1000 + 250))
    const family = change({ sold, to: stay('2026-06-12', '2026-06-15', familiekamer, 4) })
    expect(family.differenceCents).toBe(51_900 - 30_000)
  })

  it('is refused where the new stay has no price', () => {
    const refused = (to: StayChange['to']) =>
      changeStay({ sold, from: knusseKamer, to }, defaultPriceList, defaultReadings)
    expect(refused(stay('2026-06-11', '2026-06-11'))).toEqual({
      ok: false,
      reason: 'invalid-dates',
    })
    expect(refused(stay('2026-06-11', '2026-06-12', knusseKamer, 3))).toEqual({
      ok: false,
      reason: 'no-price-for-persons',
    })
    expect(refused(stay('2026-06-11', '2026-06-12', familiekamer, 4))).toEqual({
      ok: false,
      reason: 'no-arrangement',
    })
  })
})

describe('total.change-screen=price-times-nights', () => {
  const readings = { 'total.change-screen': 'price-times-nights' } as const

  it('counts today’s price × nights + 2.00 per person per night on both sides, without extras', () => {
    const { after, differenceCents } = change(
      { sold, to: stay('2026-06-11', '2026-06-15', dearer) },
      readings,
    )
    expect(differenceCents).toBe(4 * 9900 - 3 * 9900)
    expect(after.totalCents).toBe(sold.totalCents + differenceCents)
  })

  it('carries over what the formula leaves out of the old side, the lodging and the tax apart', () => {
    const { after } = change(
      { sold, from: knusseKamer, to: stay('2026-06-11', '2026-06-12') },
      readings,
    )
    expect(after.lines).toMatchObject([
      {
        item: 'room-night',
        cents: 8500,
        night: '2026-06-11',
        rule: 'BO §9',
        reading: 'total.change-screen=price-times-nights',
      },
      { item: 'tourist-tax', cents: 400, night: '2026-06-11', vatCategory: 'none' },
      {
        item: 'carried-over',
        cents: 3 * 1000,
        night: null,
        vatCategory: 'lodging',
        vatBasisPoints: 2100,
      },
      { item: 'carried-over-tax', cents: 3 * 100, night: null, vatCategory: 'none', rule: 'BO §9' },
    ])
  })

  it('has no formula for the family room, which is priced as without it', () => {
    const to = stay('2026-06-12', '2026-06-15', familiekamer, 4)
    const readAs = (given: Partial<Readings>) => change({ sold, from: knusseKamer, to }, given)
    expect(readAs(readings).after).toEqual(readAs({}).after)
  })

  it('leaves what it carried over in the quote when a later change keeps sold nights', () => {
    const first = change(
      { sold, from: knusseKamer, to: stay('2026-06-11', '2026-06-13') },
      readings,
    )
    const then = change({
      sold: first.after,
      from: knusseKamer,
      to: stay('2026-06-11', '2026-06-12'),
    })
    expect(then.after.lines.slice(-2).map(({ item, cents }) => [item, cents])).toEqual([
      ['carried-over', 3000],
      ['carried-over-tax', 300],
    ])
    expect(then.differenceCents).toBe(-8900)
  })

  it('carries over nothing where the formula leaves nothing out', () => {
    const touristTax = [{ ...defaultPriceList.touristTax[0]!, cents: 200 }]
    const plain = { ...defaultPriceList, seasons: [], touristTax }
    const priced = quoteStay(stay('2026-06-11', '2026-06-14'), plain, defaultReadings)
    if (!priced.ok) throw new Error(priced.reason)
    const deposit: QuoteLine = { ...bike, cents: 5000, vatCategory: 'none', name: 'Borg' }
    const { after } = change(
      {
        sold: addLines(priced.quote, [deposit]),
        from: knusseKamer,
        to: stay('2026-06-11', '2026-06-12'),
      },
      readings,
    )
    expect(after.lines.map(({ item }) => item)).toEqual(['room-night', 'tourist-tax', 'extra'])
  })

  it('leaves to change.pricing what has no price per night: the family room, and persons no longer sold', () => {
    const weekend = sell(stay('2026-06-12', '2026-06-15', familiekamer, 4))
    const family = { sold: weekend, from: familiekamer }
    expect(
      change({ ...family, to: stay('2026-06-19', '2026-06-22', familiekamer, 5) }, readings)
        .differenceCents,
    ).toBe(3750)
    const six = sell(stay('2026-06-12', '2026-06-15', familiekamer, 6))
    const shorter = change(
      { sold: six, from: familiekamer, to: stay('2026-06-15', '2026-06-19', familiekamer, 6) },
      readings,
    )
    expect(shorter.differenceCents).toBe(59_900 - 44_900 + 2000 + 6 * 250)
    expect(
      change({ ...family, to: stay('2026-06-12', '2026-06-15') }, readings).differenceCents,
    ).toBe(30_000 - 51_900)
    const onlyOne = { ...knusseKamer, prices: [{ persons: 1, cents: 7500 }] }
    const alone = change(
      { sold, from: onlyOne, to: stay('2026-06-11', '2026-06-14', onlyOne, 1) },
      readings,
    )
    expect(alone.after.totalCents).toBe(3 * (7500 + 1000 + 250))
  })
})
