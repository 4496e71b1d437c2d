import type { BookingDetailView } from '../../api/bookings/booking-views.ts'

/** A row of what was sold, received and paid back; `openCents` after it. */
export interface LedgerRow {
  key: string
  at: string
  what: 'sold' | 'received' | 'markedPaid' | 'refunded' | 'dropped'
  cents: number
  openCents: number
}

type LedgerBooking = Pick<
  BookingDetailView,
  'createdAt' | 'totalCents' | 'payments' | 'paid' | 'state' | 'timeline'
>

/**
 * The money of a booking in the order it moved. Only payments the provider calls paid count
 * (reading `payment.proof`); a booking that is paid without one was marked by staff or came paid
 * from its source. One that ended unpaid owes nothing.
 */
export function ledgerOf(booking: LedgerBooking): LedgerRow[] {
  const rows: Omit<LedgerRow, 'openCents'>[] = [
    { key: 'sold', at: booking.createdAt, what: 'sold', cents: booking.totalCents },
  ]
  for (const payment of booking.payments) {
    if (payment.state !== 'paid') continue
    rows.push({
      key: payment.id,
      at: payment.createdAt,
      what: 'received',
      cents: -payment.amountCents,
    })
    if (payment.refundedCents > 0)
      rows.push({
        key: `${payment.id}-refund`,
        at: momentOf(booking, 'refunded'),
        what: 'refunded',
        cents: payment.refundedCents,
      })
  }
  const received = -rows.slice(1).reduce((sum, row) => sum + Math.min(0, row.cents), 0)
  if (booking.paid && received < booking.totalCents) {
    rows.push({
      key: 'marked',
      at: momentOf(booking, 'paid'),
      what: 'markedPaid',
      cents: received - booking.totalCents,
    })
  }
  const ended = booking.state === 'cancelled' || booking.state === 'expired'
  if (ended && !booking.paid && received === 0)
    rows.push({
      key: 'dropped',
      at: momentOf(booking, booking.state),
      what: 'dropped',
      cents: -booking.totalCents,
    })
  let open = 0
  return rows.map((row) => ({ ...row, openCents: (open += row.cents) }))
}

/** What is still owed; below zero: what the house owes the guest. */
export function openCents(booking: LedgerBooking): number {
  return ledgerOf(booking).at(-1)?.openCents ?? 0
}

function momentOf({ timeline, createdAt }: LedgerBooking, kind: string): string {
  return timeline.findLast((step) => step.kind === kind && step.at !== null)?.at ?? createdAt
}
