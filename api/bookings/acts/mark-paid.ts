import type { PoolClient } from 'pg'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { bookingTexts } from '../../../rules/texts/booking.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { enterReceipt } from '../enter-receipt.ts'
import type { StaffAct } from '../staff-acts.ts'
import type { Receipt } from '../staff-changes.ts'

const TOO_HIGH = { field: 'cents', text: 'Dit is meer dan er nog open staat.' }

/**
 * Staff have money in hand: a receipt. Refused: an ended booking, more than is open, and a day for
 * the rest that is past or after the stay.
 */
export const markPaid: StaffAct<Receipt> = {
  decides: () => 'mark-paid',

  async carryOut(client, { booking, data, by, requestId, at }) {
    if (data.restDueOn !== undefined && !(await isRestDay(client, booking.id, data.restDueOn, at)))
      return invalidInput([{ field: 'restDueOn', text: bookingTexts.restDueOn }])
    const key = `receipt-${booking.id}-${requestId}`
    const refusal = await enterReceipt(client, booking, { ...data, at, by, key })
    if (refusal === 'too-high') return invalidInput([TOO_HIGH])
    return refusal && plainError('booking-not-payable')
  },
}

async function isRestDay(
  client: PoolClient,
  bookingId: string,
  day: number,
  at: Date,
): Promise<boolean> {
  const { rows } = await client.query<{ isBefore: boolean }>(
    `SELECT date '1970-01-01' + $2::int <= upper(stay) AS "isBefore" FROM bookings WHERE id = $1`,
    [bookingId, day],
  )
  return rows[0]!.isBefore && day >= momentInAmsterdam(at.getTime()).today
}
