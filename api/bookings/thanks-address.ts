/** The page that says how a booking stands, as an address for the guest's browser. */
export function thanksAddress(publicUrl: string, bookingId: string): string {
  return `${publicUrl}/bedankt?id=${encodeURIComponent(bookingId)}`
}
