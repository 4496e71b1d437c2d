import type { Day } from '../calendar/day.ts'
import type { CashSettlement } from './settle-cash.ts'
import { type Sale, regularPrice } from './sale.ts'

export type PaymentMethod = 'cash' | 'pin'

/**
 * What is written under the cash desk after 'Ja', by its names in BO §3; filled as the reading
 * `cash.fields` says.
 */
export interface CashDeskRecord {
  payId: string
  /** Day-month-year, such as 21-11-2026. */
  paymentData: string
  /** True cash, false pin. */
  paymentMethod: boolean
  /** What was paid, in cents: the price with the rounding of cash. */
  totalPriceCents: number
  /** Before discount. */
  regularPriceCents: number
  employee: string
  /** The lines sold. */
  treatments: string[]
  /** After discount, before rounding. */
  priceCents: number
  /** A discount was given. */
  isSaleSet: boolean
  /** The kind of discount. */
  typeSale: string | null
  roundingCents: number
}

/** The record of a sale that was paid on `day`. */
export function cashDeskRecord(
  sale: Sale,
  method: PaymentMethod,
  settlement: CashSettlement,
  day: Day,
): CashDeskRecord {
  return {
    payId: sale.payId,
    paymentData: day.split('-').toReversed().join('-'),
    paymentMethod: method === 'cash',
    totalPriceCents: settlement.dueCents,
    regularPriceCents: regularPrice(sale),
    employee: sale.employee,
    treatments: sale.lines.map((line) => line.name),
    priceCents: settlement.priceCents,
    isSaleSet: sale.discount !== null,
    typeSale: sale.discount?.kind ?? null,
    roundingCents: settlement.roundingCents,
  }
}
