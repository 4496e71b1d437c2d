import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { BreakfastOrderState } from '../../rules/breakfast/breakfast-order-life.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { InvoiceRate } from '../../rules/invoices/invoice.ts'
import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import type { BookingEntry } from '../bookings/booking-views.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'

/** What a bill is for: a tab of the screen each; BO §2 names the first two. */
export const billKinds = ['booking', 'breakfast-order', 'sale'] as const
export type BillKind = (typeof billKinds)[number]

/** What is still to pay: any, or only what should have been paid by now. */
export const billStates = ['open', 'overdue'] as const
export type BillState = (typeof billStates)[number]

/**
 * A row of `GET /api/back-office/bills`. Cents; the total is what it is sold for now. Received is
 * what came in less what went back, so total − received − written off is the balance.
 */
export interface BillView {
  /** The id of the booking, the order or the sale. */
  id: string
  kind: BillKind
  number: string
  /** Of a sale what was sold: nobody gives a name at the desk. */
  name: string
  email: string
  /** The day of arrival, of delivery or of the sale. */
  day: Day
  /** The day of departure; null where it is one day. */
  until: Day | null
  /** Where the booking came from; null for an order. */
  source: BookingSource | null
  state: BookingState | BreakfastOrderState
  totalCents: number
  receivedCents: number
  writtenOffCents: number
  /** Above zero still to pay, below zero to be paid back. */
  balanceCents: number
  paid: boolean
  /**
   * Still to pay after the last day that its invoice gives; without one after the guests have left or
   * the boxes were to be there.
   */
  overdue: boolean
  /** That last day; null without an invoice, and where nothing is open. */
  dueOn: Day | null
}

/** What was sold, grouped by what it is for and its rate. */
export interface BillLine extends SummaryLine {
  /** Null outside VAT. */
  vatBasisPoints: number | null
}

/** An entry of the folio; `takenBack`: another entry undid it. */
export interface BillEntry extends BookingEntry {
  takenBack: boolean
}

/** `GET /api/back-office/bills/:id`. The lines add up to the total, the entries to the balance. */
export interface BillDetailView extends BillView {
  lines: BillLine[]
  /** What of the total stands at each rate, the highest first. */
  rates: InvoiceRate[]
  entries: BillEntry[]
  /** Attempts to pay online. */
  payments: { id: string; state: PaymentState; createdAt: string }[]
  /** Where the guest pays what is open; null where that cannot be done online. */
  payUrl: string | null
}

/** `GET /api/back-office/bills/sums`: of all that a filter has, cents. */
export interface BillSums {
  count: number
  totalCents: number
  receivedCents: number
  writtenOffCents: number
  openCents: number
  toPayBackCents: number
}
