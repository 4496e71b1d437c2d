import { type EpochDay, parseDay } from '../calendar/day.ts'
import type { Quote } from '../quotes/quote.ts'
import type { Readings } from '../readings/readings.ts'
import { monthKey } from './month-key.ts'

/** What the dashboard aims at each month, in cents (BO §9: 5000). */
export const revenueTargetCents = 500_000

/** A booking that stands: sold, not cancelled. `paidOn` is null while it is open. */
export interface SoldStay {
  quote: Quote
  paidOn: EpochDay | null
}

/**
 * The revenue of each month in cents by its key (BO §3), as sold. Tourist tax and deposits are
 * passed on, not earned: what is outside VAT is left out. By the reading `revenue.basis` an amount
 * belongs to the month of its night, what is for the whole stay to that of the last night; or all
 * of it to the month of the payment, and what is not paid to none.
 */
export function revenuePerMonth(
  stays: readonly SoldStay[],
  readings: Pick<Readings, 'revenue.basis' | 'revenue.month-key'>,
): Map<string, number> {
  const revenue = new Map<string, number>()
  for (const { quote, paidOn } of stays) {
    const lastNight = (parseDay(quote.departure) ?? 0) - 1
    for (const line of quote.lines) {
      if (line.vatCategory === 'none') continue
      const stayedOn = (line.night === null ? null : parseDay(line.night)) ?? lastNight
      const day = readings['revenue.basis'] === 'day-of-payment' ? paidOn : stayedOn
      if (day === null) continue
      const key = monthKey(day, readings['revenue.month-key'])
      revenue.set(key, (revenue.get(key) ?? 0) + line.cents)
    }
  }
  return revenue
}
