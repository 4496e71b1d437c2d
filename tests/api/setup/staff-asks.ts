import { createHash } from 'node:crypto'
import type { cancellationShape } from '../../../api/bookings/acts/cancel.ts'
import type { bookingReceiptShape } from '../../../api/bookings/acts/edit.ts'
import type { DataOf } from '../../../api/orders/acts.ts'
import type { Press } from '../../../api/orders/orders.ts'

/** A receipt as somebody asks for it. */
export interface AskedReceipt extends DataOf<typeof bookingReceiptShape> {
  by: string
  requestId: string
}

export interface AskedCancellation extends DataOf<typeof cancellationShape> {
  by: string
}

/** A press of somebody: without an id, one name is one person. */
export type AskedByStaff = Omit<Press, 'staffId'> & { staffId?: string }

export const fromStaff = (asked: AskedByStaff): Press => ({
  staffId: idOf(asked.by),
  ...asked,
})

function idOf(name: string): string {
  const hex = createHash('md5').update(name).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Staff have the money of `twoNights` in hand; the same press unless told otherwise. */
export const paidInFull = (more: Partial<AskedReceipt> = {}): AskedReceipt => ({
  cents: 22_000,
  method: 'cash',
  by: 'Mieke Geurts',
  requestId: 'press-of-receipt',
  ...more,
})

/** Staff cancel: nothing goes back, the guest is mailed, unless told otherwise. */
export const cancelled = (
  reason = '',
  more: Partial<AskedCancellation> = {},
): AskedCancellation => ({
  reason,
  refundCents: 0,
  mailGuest: true,
  by: 'Mieke Geurts',
  ...more,
})
