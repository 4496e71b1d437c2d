import { plainError } from '../../errors/refused.ts'
import { entriesOf } from '../../folios/folios.ts'
import { enterTakenBack, isReceipt } from '../enter-receipt.ts'
import type { StaffAct } from '../staff-acts.ts'
import type { ReceiptTakenBack } from '../staff-changes.ts'

/**
 * A receipt of staff was a mistake. Money of the provider or a channel is none of these (reading
 * `payment.by-hand`).
 */
export const takeBackReceipt: StaffAct<ReceiptTakenBack> = {
  decides: () => 'take-back-receipt',

  async carryOut(client, { booking, data: { entryId }, by, at }) {
    const entries = await entriesOf(client, booking.id)
    const receipt = entries.find((one) => one.id === entryId && isReceipt(one))
    if (!receipt || !(await enterTakenBack(client, booking, receipt, { at, by })))
      return plainError('booking-not-changeable')
    return null
  },
}
