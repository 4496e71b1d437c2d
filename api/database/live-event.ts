/**
 * A server-sent event of `GET /api/back-office/live`: which noun changed, so that screens refetch.
 * Event name is `changed`, data is this as JSON.
 */
export interface LiveEvent {
  noun: 'bookings' | 'payments' | 'mails' | 'settings' | 'closures'
  id: string | null
}
