import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { plainError } from '../../errors/refused.ts'
import { addEntry, entriesOf } from '../../folios/folios.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import type { StaffAct } from '../staff-acts.ts'
import type { ReceiptTakenBack } from '../staff-changes.ts'

/**
 * A receipt of staff was a mistake: another entry takes it back, once. Money of the provider or a
 * channel is none of these (reading `payment.by-hand`). A booking that it confirmed stays
 * confirmed: states move forward only.
 */
export const takeBackReceipt: StaffAct<ReceiptTakenBack> = {
  async carryOut(client, { booking: { id, state }, data: { entryId }, by, at }) {
    const entries = await entriesOf(client, id)
    const receipt = entries.find((one) => one.id === entryId && one.key?.startsWith('receipt-'))
    const key = `taken-back-${entryId}`
    if (entries.some((entry) => entry.key === key)) return null
    if (!receipt || !stateAfter(state, 'takeBackReceipt'))
      return plainError('booking-not-changeable')
    const { method } = receipt
    const cents = -receipt.cents
    await addEntry(client, { folioId: id, kind: 'received', method, cents, at, by, key })
    await addEvent(client, bookingSubject(id), {
      kind: 'receipt-taken-back',
      at,
      by,
      data: { cents, ...(method ? { method } : {}) },
    })
    return null
  },
}
