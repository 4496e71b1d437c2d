import { invalidInput, plainError } from '../../errors/refused.ts'
import { enterReceipt } from '../enter-receipt.ts'
import type { StaffAct } from '../staff-acts.ts'
import type { Receipt } from '../staff-changes.ts'

const TOO_HIGH = { field: 'cents', text: 'Dit is meer dan er nog open staat.' }

/** Staff have money in hand: a receipt. Refused: an ended booking, and more than is open. */
export const markPaid: StaffAct<Receipt> = {
  async carryOut(client, { booking, data, by, requestId, at }) {
    const key = `receipt-${booking.id}-${requestId}`
    const refusal = await enterReceipt(client, booking, { ...data, at, by, key })
    if (refusal === 'too-high') return invalidInput([TOO_HIGH])
    return refusal && plainError('booking-not-payable')
  },
}
