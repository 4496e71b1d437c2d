import type { BookingDetailView } from '../../api/bookings/booking-views.ts'

const maybePaid = new Set(['open', 'pending', 'authorized', 'paid'])

/**
 * Whether a booking never had money or mail (BO §4 "Delete"). The server decides again: this only
 * keeps a button away that would be refused.
 */
export function isDeletable({
  entries,
  payments,
  mails,
}: Pick<BookingDetailView, 'entries' | 'payments' | 'mails'>): boolean {
  return (
    entries.every(({ kind }) => kind === 'sold' || kind === 'changed') &&
    payments.every(({ state }) => !maybePaid.has(state)) &&
    mails.every(({ state }) => state === 'withdrawn')
  )
}
