/** Where an attempt to pay a booking is asked for. */
export const bookingPayments = (id: string) => `/api/bookings/${encodeURIComponent(id)}/payments`

/** Where an attempt to pay a breakfast order is asked for. */
export const orderPayments = (id: string) =>
  `/api/breakfast-orders/${encodeURIComponent(id)}/payments`
