import type { BookingDetailView, BookingEntry } from '../../api/bookings/booking-answer-shapes.ts'
import type { ActRequest } from '../data/back-office-data-provider.ts'
import type { ByHandMethod } from '../../api/folios/folio-entry.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { offeredActs } from '../bookings/offered-acts.ts'

/** What was chosen of 'Niet betaald' and 'Betaald', and is not saved; the amount as it is typed. */
export type PaymentDraft = { is: 'unpaid' } | { is: 'paid'; amount: string; method: ByHandMethod }

/** The receipt that 'Niet betaald' takes back; null where no money came by hand. */
export function receiptOf(booking: BookingDetailView): BookingEntry | null {
  if (!offeredActs(booking, null)['take-back-receipt']) return null
  return booking.entries.find(({ id }) => id === booking.receiptId) ?? null
}

export function canBePaid(booking: BookingDetailView): boolean {
  return offeredActs(booking, null)['mark-paid']
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
