import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payLinkLastDay } from '../../../rules/bookings/pay-link-last-day.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'
import { day } from '../quotes/days.ts'

const last = (today: string, departure: string) =>
  formatDay(payLinkLastDay(day(today), day(departure), startNumbers))

describe('The last day of a pay link', () => {
  it('is 30 days on', () => {
    expect(last('2026-03-02', '2026-08-10')).toBe('2026-04-01')
  })

  it('is the day of departure where that comes before', () => {
    expect(last('2026-03-02', '2026-03-06')).toBe('2026-03-06')
  })

  it('is 30 days on again for a bill that is left open at departure or after it', () => {
    expect(last('2026-03-06', '2026-03-06')).toBe('2026-04-05')
    expect(last('2026-05-01', '2026-03-06')).toBe('2026-05-31')
  })

  it('is never before the day on which it is sent, and never further on than staff set', () => {
    const days = fc.integer({ min: 20_000, max: 21_000 })
    fc.assert(
      fc.property(days, days, fc.integer({ min: 1, max: 365 }), (today, departure, number) => {
        const lastDay = payLinkLastDay(today, departure, { 'pay-link.days': number })
        expect(lastDay).toBeGreaterThanOrEqual(today)
        expect(lastDay).toBeLessThanOrEqual(today + number)
        if (today < departure) expect(lastDay).toBeLessThanOrEqual(departure)
      }),
    )
  })
})
