import { describe, expect, it } from 'vitest'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import { type Readings, defaultReadings, loadReadings } from '../../../rules/readings/readings.ts'
import { monthKey } from '../../../rules/revenue/month-key.ts'
import {
  type OrderStanding,
  type SoldOrder,
  revenuePerMonth,
  revenueTargetCents,
} from '../../../rules/revenue/revenue-per-month.ts'
import { day } from '../quotes/days.ts'
import { familiekamer, knusseKamer } from '../quotes/rooms.ts'

function stay(
  roomType: typeof knusseKamer,
  arrival: string,
  departure: string,
  persons: number,
  paidOn: string | null,
  standing: OrderStanding = 'sold',
): SoldOrder {
  const asked = {
    roomType,
    arrival: day(arrival),
    departure: day(departure),
    persons,
    screen: 'agenda' as const,
  }
  const priced = quoteStay(asked, defaultPriceList, defaultReadings)
  if (!priced.ok) throw new Error(priced.reason)
  return {
    quote: priced.quote,
    suppliedOn: day(departure) - 1,
    paidOn: paidOn === null ? null : day(paidOn),
    standing,
  }
}

const overMonths = () => stay(knusseKamer, '2026-06-29', '2026-07-02', 2, '2026-05-20')
const open = () => stay(knusseKamer, '2026-06-01', '2026-06-02', 2, null)
const family = () => stay(familiekamer, '2026-07-31', '2026-08-03', 4, '2026-06-01')

function revenue(stays: SoldOrder[], readings: Partial<Readings> = {}) {
  return Object.fromEntries(revenuePerMonth(stays, { ...defaultReadings, ...readings }))
}

describe('the revenue per month', () => {
  it('belongs to the month of each night, without the tourist tax', () => {
    expect(revenue([overMonths(), open()])).toEqual({ '062026': 2 * 9500 + 9500, '072026': 9500 })
  })

  it('puts what is for the whole stay in the month of the last night', () => {
    expect(revenue([family()])).toEqual({ '072026': 14_967, '082026': 14_967 + 14_966 + 4000 })
  })

  it('puts it there also when the guests leave on the first of the next', () => {
    expect(revenue([stay(familiekamer, '2026-05-29', '2026-06-01', 4, null)])).toEqual({
      '052026': 48_900,
    })
  })

  it('belongs to the month of payment under revenue.basis=day-of-payment, and to none while open', () => {
    expect(
      revenue([overMonths(), open(), family()], { 'revenue.basis': 'day-of-payment' }),
    ).toEqual({ '052026': 28_500, '062026': 48_900 })
  })

  it('does not count what is held, nor a hold that expired', () => {
    const july = (standing: OrderStanding) =>
      stay(knusseKamer, '2026-07-01', '2026-07-03', 2, null, standing)
    expect(revenue([july('held'), july('expired')])).toEqual({})
  })

  it('has what is kept of a cancelled order in the month of the cancellation', () => {
    const kept = { cancelledOn: day('2026-05-30'), keptCents: 14_250 }
    const cancelled = (paidOn: string | null, standing: OrderStanding = kept) =>
      stay(knusseKamer, '2026-07-01', '2026-07-03', 2, paidOn, standing)
    expect(revenue([cancelled(null)])).toEqual({ '052026': 14_250 })
    expect(revenue([cancelled(null, { ...kept, keptCents: 0 })])).toEqual({})
    expect(revenue([cancelled('2026-04-02')], { 'revenue.basis': 'day-of-payment' })).toEqual({
      '042026': 14_250,
    })
  })

  it('has 072020 for July 2020, which no setting changes', () => {
    expect(monthKey(day('2020-07-15'))).toBe('072020')
    expect(monthKey(day('2020-12-31'))).toBe('122020')
    expect(loadReadings({ 'revenue.month-key': 'zero-based' }).readings).toEqual(defaultReadings)
  })

  it('aims at 5000 (BO §9)', () => {
    expect(revenueTargetCents).toBe(500_000)
  })
})

describe('What is kept of a cancelled order', () => {
  it('that had nothing but a deposit is no revenue: it was outside VAT', () => {
    const order = stay(knusseKamer, '2026-06-29', '2026-07-02', 2, null, {
      cancelledOn: day('2026-06-01'),
      keptCents: 5000,
    })
    const deposit = order.quote.lines.filter(({ vatCategory }) => vatCategory === 'none')
    expect(deposit).not.toEqual([])
    expect(revenuePerMonth([order], defaultReadings).size).toBe(1)
    const only = { ...order, quote: { ...order.quote, lines: deposit } }
    expect(revenuePerMonth([only], defaultReadings).size).toBe(0)
  })
})
