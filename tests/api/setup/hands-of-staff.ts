import { randomUUID } from 'node:crypto'
import type { INestApplicationContext } from '@nestjs/common'
import { Pool } from 'pg'
import { CarryOutActions } from '../../../api/bookings/carry-out-actions.ts'
import { StaffActions } from '../../../api/bookings/staff-actions.ts'
import type { ReceiptTakenBack } from '../../../api/bookings/staff-changes.ts'
import {
  type AskedByStaff,
  type AskedCancellation,
  type AskedReceipt,
  fromStaff,
} from './staff-asks.ts'

/** What staff do to bookings, carried out at once and without a workflow. */
export type HandsOfStaff = ReturnType<typeof handsOfStaff>

/** Each answers the reason of its refusal; null where it was done. */
export function handsOfStaff(app: Pick<INestApplicationContext, 'get'>) {
  const actions = app.get(StaffActions)
  const carrying = app.get(CarryOutActions)
  const pool = app.get(Pool)

  async function act(bookingId: string, asked: AskedByStaff): Promise<string | null> {
    const action = fromStaff(asked)
    const refused = await actions.keep(bookingId, action)
    if (refused) return refused.reason
    await carrying.carryOut(bookingId, action.requestId)
    const { rows } = await pool.query<{ reason: string | null }>(
      `SELECT refusal ->> 'reason' AS reason FROM staff_actions WHERE booking_id = $1 AND id = $2`,
      [bookingId, action.requestId],
    )
    return rows[0]!.reason
  }

  return {
    act,
    markPaid: (id: string, { by, requestId, ...data }: AskedReceipt) =>
      act(id, { kind: 'mark-paid', data, by, requestId }),
    takeBackReceipt: (id: string, { by, ...data }: ReceiptTakenBack & { by: string }) =>
      act(id, { kind: 'take-back-receipt', data, by, requestId: randomUUID() }),
    cancel: (id: string, { by, ...data }: AskedCancellation) =>
      act(id, { kind: 'cancel', data, by, requestId: randomUUID() }),
    resendConfirmation: (id: string, requestId: string = randomUUID()) =>
      act(id, { kind: 'resend-confirmation', data: {}, by: 'Mieke Geurts', requestId }),
  }
}
