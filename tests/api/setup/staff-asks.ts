import type { Cancellation, Receipt } from '../../../api/bookings/staff-changes.ts'

/** Staff have the money of `twoNights` in hand; the same press unless told otherwise. */
export const paidInFull = (more: Partial<Receipt> = {}): Receipt => ({
  cents: 22_000,
  method: 'cash',
  by: 'Mieke Geurts',
  requestId: 'press-of-receipt',
  ...more,
})

/** Staff cancel: nothing goes back, the guest is mailed, unless told otherwise. */
export const cancelled = (reason = '', more: Partial<Cancellation> = {}): Cancellation => ({
  reason,
  refundCents: 0,
  mailGuest: true,
  by: 'Mieke Geurts',
  ...more,
})
