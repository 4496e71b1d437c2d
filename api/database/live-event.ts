/**
 * What screens show, by the names of the back office's resources: the one list. A kind of subject
 * says its changes under the name of its resource; nothing that hears them has to know it.
 */
export const liveNouns = [
  'bookings',
  'breakfast-orders',
  'test-payments',
  'mails',
  'payment-differences',
  'closures',
  'rooms',
  'room-types',
  'delivery-distances',
  'settings',
  'seasons',
  'sources',
  'texts',
  'translations',
  'page-texts',
  'staff',
  'vat-rates',
  'tourist-tax-tariffs',
  'family-tariffs',
  'breakfast-tariffs',
  'cancellation-conditions',
  'room-type-images',
  'planned-edits',
  'products',
  'form-messages',
  'sales',
  'customers',
  'cash-days',
  'invoices',
  'channel-links',
] as const
export type LiveNoun = (typeof liveNouns)[number]

/**
 * A server-sent event of `GET /api/back-office/live`: which record of a noun changed, so that
 * screens read again. `id` null: any of them may have; `noun` null: anything may have. Event name
 * is `changed`, data is this as JSON.
 */
export interface LiveEvent {
  noun: LiveNoun | null
  id: string | null
}
