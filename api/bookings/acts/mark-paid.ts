import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { addEntry, hasEntry } from '../../folios/folios.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject, confirmBooking } from '../booking-changes.ts'
import type { StaffAct } from '../staff-acts.ts'
import type { Receipt } from '../staff-changes.ts'

const TOO_HIGH = { field: 'cents', text: 'Dit is meer dan er nog open staat.' }

/**
 * Staff have money in hand: a receipt (reading `payment.by-hand`). A held booking is confirmed once
 * all is paid. Refused: an ended booking, and more than is open.
 */
export const markPaid: StaffAct<Receipt> = {
  async carryOut(client, { booking: { id, state, balanceCents }, data, by, requestId, at }) {
    const { cents, method } = data
    const key = `receipt-${id}-${requestId}`
    if (await hasEntry(client, key)) return null
    if (!stateAfter(state, 'markPaid')) return plainError('booking-not-payable')
    if (cents > balanceCents) return invalidInput([TOO_HIGH])
    const entry = { folioId: id, kind: 'received', method, at, by, key } as const
    await addEntry(client, { ...entry, cents: -cents })
    const isPart = cents < balanceCents
    await addEvent(client, bookingSubject(id), {
      kind: 'paid',
      at,
      by,
      data: { cents, method, ...(isPart ? { reason: 'part' } : {}) },
    })
    if (!isPart && stateAfter(state, 'confirm')) await confirmBooking(client, id, at)
    return null
  },
}
