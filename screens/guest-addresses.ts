/** The page that says how a booking stands, as an address for the guest's browser. */
export function thanksAddress(publicUrl: string, bookingId: string): string {
  return `${publicUrl}/bedankt?id=${encodeURIComponent(bookingId)}`
}

/**
 * Where the guest of a booking pays: opens the payment and leads on to it. It does not change with
 * the attempt.
 */
export function checkoutAddress(publicUrl: string, bookingId: string): string {
  return `${publicUrl}/api/bookings/${encodeURIComponent(bookingId)}/checkout`
}
