import type { BookingDetailView, BookingEntry } from '../../api/bookings/booking-views.ts'
import type { ActRequest } from '../data/back-office-data-provider.ts'
import type { ByHandMethod } from '../../api/folios/folio-entry.ts'
import { stateAfter } from '../../rules/bookings/booking-life.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'

/** What was chosen of 'Niet betaald' and 'Betaald', and is not saved; the amount as it is typed. */
export type PaymentDraft = { is: 'unpaid' } | { is: 'paid'; amount: string; method: ByHandMethod }

/** The receipt that 'Niet betaald' takes back; null where no money came by hand. */
export function receiptOf({ entries, receiptId, state }: BookingDetailView): BookingEntry | null {
  if (stateAfter(state, 'take-back-receipt') === null) return null
  return entries.find(({ id }) => id === receiptId) ?? null
}

export function canBePaid({ state, balanceCents }: BookingDetailView): boolean {
  return stateAfter(state, 'mark-paid') !== null && balanceCents > 0
}

/** What is sent of it; null where the amount is none. */
export function paymentOf(
  draft: PaymentDraft | null,
  booking: BookingDetailView,
): Pick<ActRequest<'bookings', 'edit'>, 'receipt' | 'takenBackEntryId'> | null {
  if (draft === null) return {}
  if (draft.is === 'unpaid')
    return booking.receiptId === null ? {} : { takenBackEntryId: booking.receiptId }
  const cents = parseEuro(draft.amount)
  return cents ? { receipt: { cents, method: draft.method } } : null
}
