import { type EpochDay, parseDay } from '../calendar/day.ts'
import type { PricedLines } from '../quotes/quote.ts'
import type { Readings } from '../readings/readings.ts'
import { isEarned } from './is-earned.ts'
import { monthKey } from './month-key.ts'

/** What the dashboard aims at each month, in cents (BO §9: 5000). */
export const revenueTargetCents = 500_000

/**
 * What became of an order. `held` waits for its money and is not sold yet; `expired` waited in vain;
 * of a cancelled one `keptCents` may be kept.
 */
export type OrderStanding =
  | 'held'
  | 'sold'
  | 'expired'
  | { cancelledOn: EpochDay; keptCents: number }

/**
 * An order with the quote that it was last sold with. `suppliedOn` is the day of what is for the
 * whole of it: the last night, the delivery or the sale. `paidOn` is null while it is open.
 */
export interface SoldOrder {
  quote: PricedLines
  suppliedOn: EpochDay
  paidOn: EpochDay | null
  standing: OrderStanding
}

/**
 * The revenue of each month in cents by its key (BO §3), with VAT, as sold. What is outside VAT is
 * left out: tourist tax and deposits are passed on, not earned. So is what is held or expired. By
 * the reading `revenue.basis` an amount belongs to the month of its night, what is for the whole
 * order to that of `suppliedOn`, what is kept of a cancelled order to that of the cancellation; or
 * all of it to the month of the payment, and what is not paid to none.
 */
export function revenuePerMonth(
  orders: readonly SoldOrder[],
  readings: Pick<Readings, 'revenue.basis'>,
): Map<string, number> {
  const revenue = new Map<string, number>()
  for (const order of orders) {
    for (const { cents, suppliedOn } of earned(order)) {
      const day = readings['revenue.basis'] === 'day-of-payment' ? order.paidOn : suppliedOn
      if (day === null) continue
      const key = monthKey(day)
      revenue.set(key, (revenue.get(key) ?? 0) + cents)
    }
  }
  return revenue
}

/** What an order earns, each amount with its date of supply. */
function earned({
  quote,
  suppliedOn,
  standing,
}: SoldOrder): { cents: number; suppliedOn: EpochDay }[] {
  if (standing === 'held' || standing === 'expired') return []
  const lines = quote.lines.filter(isEarned)
  if (standing !== 'sold')
    return lines.length > 0 && standing.keptCents !== 0
      ? [{ cents: standing.keptCents, suppliedOn: standing.cancelledOn }]
      : []
  return lines.map(({ cents, night }) => ({
    cents,
    suppliedOn: (night === null ? null : parseDay(night)) ?? suppliedOn,
  }))
}
