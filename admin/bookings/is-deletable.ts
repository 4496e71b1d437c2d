import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { hasStayed } from '../../rules/bookings/attendance.ts'

const maybePaid = new Set(['open', 'pending', 'authorized', 'paid'])

/**
 * Whether a booking never had money, mail or guests in the house (BO §4 "Delete"). The server
 * decides again: this only keeps a button away that would be refused.
 */
export function isDeletable({
  entries,
  payments,
  mails,
  attendance,
}: Pick<BookingDetailView, 'entries' | 'payments' | 'mails' | 'attendance'>): boolean {
  return (
    !hasStayed(attendance) &&
    entries.every(({ kind }) => kind === 'sold' || kind === 'changed') &&
    payments.every(({ state }) => !maybePaid.has(state)) &&
    mails.every(({ state }) => state === 'withdrawn')
  )
}
