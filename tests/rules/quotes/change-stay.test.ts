import { describe, expect, it } from 'vitest'
import { type StayChange, changeStay } from '../../../rules/quotes/change-stay.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
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
  return { roomType, arrival: day(arrival), departure: day(departure), persons, screen: 'agenda' as const }
}

function sell(to: StayChange['to'], readings: Partial<Readings> = {}): Quote {
  const priced = quoteStay(to, defaultPriceList, { ...defaultReadings, ...readings })
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote
}

function change(wish: StayChange, readings: Partial<Readings> = {}) {
  const answer = changeStay(wish, defaultPriceList, { ...defaultReadings, ...readings })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.change
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
    expect(change({ sold, to: stay('2026-06-12', '2026-06-14', dearer) }).differenceCents).toBe(-10_000)
  })

  it('asks today’s price for every night under change.pricing=todays-prices', () => {
    const readings = { 'change.pricing': 'todays-prices' } as const
    expect(change({ sold, to: stay('2026-06-11', '2026-06-15', dearer) }, readings).differenceCents).toBe(4 * 11_000 - 30_000)
  })

  it('costs nothing when nothing changes, though prices did', () => {
    for (const pricing of ['sold-nights-stay', 'todays-prices'] as const) {
      const { after, differenceCents } = change({ sold, to: stay('2026-06-11', '2026-06-14', dearer) }, { 'change.pricing': pricing })
      expect(differenceCents).toBe(0)
      expect(after).toEqual(sold)
    }
  })

  it('and the change back cost nothing together, though prices changed in between', () => {
    const there = change({ sold, to: stay('2026-06-13', '2026-06-16', dearer) })
    const back = change({ sold: there.after, earlier: [sold], to: stay('2026-06-11', '2026-06-14', dearer) })
    expect(there.differenceCents).toBe(2000)
    expect(back.differenceCents).toBe(-2000)
    expect(back.after).toEqual(sold)
  })

  it('finds a night again that an earlier quote of the booking had', () => {
    const away = change({ sold, to: stay('2026-06-20', '2026-06-22', dearer) })
    const nearly = change({ sold: away.after, earlier: [sold], to: stay('2026-06-11', '2026-06-13', dearer) })
    expect(nearly.after.totalCents).toBe(20_000)
  })

  it('leaves extras and breakfasts as they were sold', () => {
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
    const { after, differenceCents } = change({ sold: addLines(sold, [bike]), to: stay('2026-06-12', '2026-06-14') })
    expect(after.lines.at(-1)).toEqual(bike)
    expect(differenceCents).toBe(-10_000)
  })

  it('does not keep the tax of a night that a cap now lets go', () => {
    const touristTax = [{ ...defaultPriceList.touristTax[0]!, nightCap: 3 }]
    const priceList = { ...defaultPriceList, touristTax }
    const answer = changeStay({ sold, to: stay('2026-06-10', '2026-06-14', dearer) }, priceList, defaultReadings)
    if (!answer.ok) throw new Error(answer.reason)
    expect(answer.change.after.lines.filter((line) => line.item === 'tourist-tax').map((line) => line.night)).toEqual([
      '2026-06-10',
      '2026-06-11',
      '2026-06-12',
    ])
    expect(answer.change.differenceCents).toBe(9500 + 1000)
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
    const refused = (to: StayChange['to']) => changeStay({ sold, to }, defaultPriceList, defaultReadings)
    expect(refused(stay('2026-06-11', '2026-06-11'))).toEqual({ ok: false, reason: 'invalid-dates' })
    expect(refused(stay('2026-06-11', '2026-06-12', knusseKamer, 3))).toEqual({ ok: false, reason: 'no-price-for-persons' })
    expect(refused(stay('2026-06-11', '2026-06-12', familiekamer, 4))).toEqual({ ok: false, reason: 'no-arrangement' })
  })
})

describe('total.change-screen=price-times-nights', () => {
  const readings = { 'total.change-screen': 'price-times-nights' } as const

  it('counts price × nights + 2.00 per person per night on both sides, without extras', () => {
    const { after, differenceCents } = change({ sold, to: stay('2026-06-11', '2026-06-15') }, readings)
    expect(differenceCents).toBe(8500 + 400)
    expect(after.totalCents).toBe(sold.totalCents + differenceCents)
    expect(after.lines.slice(-2)).toMatchObject([
      { item: 'carried-over', cents: 3 * 1000, vatCategory: 'lodging' },
      { item: 'carried-over-tax', cents: 3 * 100, vatCategory: 'none' },
    ])
  })

  it('takes one night’s price from a quote that was multiplied by the nights again', () => {
    const multiplied = sell(stay('2026-06-11', '2026-06-14'), { 'total.ordinary': 'sum-times-nights' })
    expect(change({ sold: multiplied, to: stay('2026-06-11', '2026-06-13') }, readings).differenceCents).toBe(-8900)
  })

  it('leaves the family room to change.pricing: it has no price per night', () => {
    const weekend = sell(stay('2026-06-12', '2026-06-15', familiekamer, 4))
    expect(change({ sold: weekend, to: stay('2026-06-19', '2026-06-22', familiekamer, 5) }, readings).differenceCents).toBe(3750)
    expect(change({ sold: weekend, to: stay('2026-06-12', '2026-06-15') }, readings).differenceCents).toBe(30_000 - 51_900)
  })
})
