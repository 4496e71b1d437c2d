import { recordAddress } from './screen-routes.ts'

/** The route of the API that leads a guest to where they pay. */
export const WAY_TO_PAY = '/api/bookings/:id/checkout'

/** The page that says how a booking stands, as a path of the guest site. */
export function thanksPath(bookingId: string): string {
  return recordAddress('thanks', bookingId)
}

/** The same as an address for the guest's browser. */
export function thanksAddress(publicUrl: string, bookingId: string): string {
  return publicUrl + thanksPath(bookingId)
}

/**
 * Where the guest of a booking pays: opens the payment and leads on to it. It does not change with
 * the attempt.
 */
export function checkoutAddress(publicUrl: string, bookingId: string): string {
  return publicUrl + WAY_TO_PAY.replace(':id', encodeURIComponent(bookingId))
}
