import { describe, expect, it } from 'vitest'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { quoteOrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import type { QuoteScreen } from '../../../rules/quotes/screen.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { knusseKamer } from './rooms.ts'

function quote(
  arrival: string,
  departure: string,
  readings: Partial<Readings> = {},
  screen: QuoteScreen = 'checkout',
  persons = 2,
) {
  const stay = {
    roomType: knusseKamer,
    arrival: day(arrival),
    departure: day(departure),
    persons,
    screen,
  }
  const priced = quoteOrdinaryStay(stay, defaultPriceList, { ...defaultReadings, ...readings })
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote
}

describe('the quote of an ordinary room', () => {
  it('has for each night the room, the seasonal extra and the tourist tax, each with its rule', () => {
    expect(quote('2026-06-11', '2026-06-12').lines).toEqual([
      {
        item: 'room-night',
        night: '2026-06-11',
        persons: 2,
        cents: 8500,
        vatCategory: 'lodging',
        vatBasisPoints: 2100,
        rule: 'BO §3, §9',
        reading: 'price.unit=per-room total.ordinary=sum-of-nights',
      },
      {
        item: 'season',
        night: '2026-06-11',
        persons: 2,
        cents: 1000,
        vatCategory: 'lodging',
        vatBasisPoints: 2100,
        rule: 'BO §9',
        reading: 'season.overlap=highest total.ordinary=sum-of-nights',
      },
      {
        item: 'tourist-tax',
        night: '2026-06-11',
        persons: 2,
        cents: 500,
        vatCategory: 'none',
        vatBasisPoints: 0,
        rule: 'Verordening van de gemeente',
        reading: 'tourist-tax.tariff=municipal',
      },
    ])
  })

  it('is the sum of its lines: three nights in June 2026 for two are 255 + 30 + 15', () => {
    expect(quote('2026-06-11', '2026-06-14')).toMatchObject({
      nights: 3,
      totalCents: 30_000,
      arrival: '2026-06-11',
      departure: '2026-06-14',
    })
  })

  it('has no season line on a night without a season', () => {
    expect(quote('2025-04-24', '2025-04-25').lines.map((line) => line.item)).toEqual([
      'room-night',
      'tourist-tax',
    ])
  })

  it('taxes each night at the VAT rate of its date: 9 % until 31 December 2025, 21 % from 1 January 2026', () => {
    const rates = quote('2025-12-31', '2026-01-02').lines.filter(
      (line) => line.item === 'room-night',
    )
    expect(rates.map((line) => line.vatBasisPoints)).toEqual([900, 2100])
  })

  it.each([
    ['2025-03-30', 'the clocks go forward'],
    ['2025-10-26', 'the clocks go back'],
  ])('counts the night of %s, in which %s, as one night', (night) => {
    expect(
      quote(
        night,
        night.replace(/\d\d$/, (date) => String(Number(date) + 1)),
      ).nights,
    ).toBe(1)
  })

  it('refuses dates that make no night', () => {
    for (const [arrival, departure] of [
      [100, 100],
      [100, 99],
      [100.5, 101],
      [Number.NaN, 100],
    ] as const) {
      const stay = {
        roomType: knusseKamer,
        arrival,
        departure,
        persons: 2,
        screen: 'checkout' as const,
      }
      expect(quoteOrdinaryStay(stay, defaultPriceList, defaultReadings)).toEqual({
        ok: false,
        reason: 'invalid-dates',
      })
    }
  })

  it('asks of fewer persons than any price is for the next larger price, and the tax of who comes', () => {
    const twoOnly = { ...knusseKamer, prices: [{ persons: 2, cents: 8500 }] }
    const stay = {
      roomType: twoOnly,
      arrival: day('2026-06-11'),
      departure: day('2026-06-12'),
      persons: 1,
      screen: 'checkout' as const,
    }
    const cents = (readings: Partial<Readings>) => {
      const priced = quoteOrdinaryStay(stay, defaultPriceList, { ...defaultReadings, ...readings })
      return priced.ok ? priced.quote.lines.map((line) => line.cents) : priced.reason
    }
    expect(cents({})).toEqual([8500, 1000, 250])
    expect(cents({ 'price.unit': 'per-person' })).toEqual([17_000, 1000, 250])
  })

  it('refuses more persons than the type has a price for', () => {
    const stay = {
      roomType: knusseKamer,
      arrival: 100,
      departure: 101,
      persons: 3,
      screen: 'checkout' as const,
    }
    expect(quoteOrdinaryStay(stay, defaultPriceList, defaultReadings)).toEqual({
      ok: false,
      reason: 'no-price-for-persons',
    })
  })
})

describe('the readings of an ordinary quote', () => {
  const three = (readings: Partial<Readings>, screen?: QuoteScreen) =>
    quote('2026-06-11', '2026-06-14', readings, screen).totalCents

  it('price.unit=per-person asks the price of each person', () => {
    expect(three({ 'price.unit': 'per-person' })).toBe(30_000 + 3 * 8500)
  })

  it('total.ordinary=sum-times-nights multiplies room and extras by the nights again, not the tax', () => {
    expect(three({ 'total.ordinary': 'sum-times-nights' })).toBe((25_500 + 3000) * 3 + 1500)
  })

  it('tourist-tax.tariff=per-screen takes the amount of the screen', () => {
    const perScreen = { 'tourist-tax.tariff': 'per-screen' } as const
    expect(three(perScreen)).toBe(28_500 + 6 * 250)
    expect(three({ ...perScreen, 'tourist-tax.booking': '2.25' }, 'booking')).toBe(28_500 + 6 * 225)
    expect(three(perScreen, 'agenda')).toBe(28_500 + 6 * 200)
    expect(three(perScreen, 'bills')).toBe(28_500 + 6 * 225)
    expect(three({ ...perScreen, 'tourist-tax.checkout': '1.75' }, 'checkout')).toBe(
      28_500 + 6 * 175,
    )
  })

  it('vat.lodging=stored taxes at the percentage stored with the room and leaves the price alone', () => {
    const stored = quote('2026-06-11', '2026-06-12', { 'vat.lodging': 'stored' })
    expect(stored.lines[0]!.vatBasisPoints).toBe(900)
    expect(stored.totalCents).toBe(10_000)
  })
})
