import { randomUUID } from 'node:crypto'
import type { INestApplicationContext } from '@nestjs/common'
import { StaffActs } from '../../../api/bookings/staff-acts.ts'
import type { ReceiptTakenBack } from '../../../api/bookings/staff-changes.ts'
import {
  type AskedByStaff,
  type AskedCancellation,
  type AskedReceipt,
  fromStaff,
} from './staff-asks.ts'

/** What staff do to bookings. */
export type HandsOfStaff = ReturnType<typeof handsOfStaff>

/** Each answers the reason of its refusal; null where it was done. */
export function handsOfStaff(app: Pick<INestApplicationContext, 'get'>) {
  async function act(bookingId: string, asked: AskedByStaff): Promise<string | null> {
    const refusal = await app.get(StaffActs).carryOut(bookingId, fromStaff(asked))
    return refusal && refusal.reason
  }

  return {
    act,
    markPaid: (id: string, { by, requestId, ...data }: AskedReceipt) =>
      act(id, { act: 'mark-paid', data, by, requestId }),
    takeBackReceipt: (id: string, { by, ...data }: ReceiptTakenBack & { by: string }) =>
      act(id, { act: 'take-back-receipt', data, by, requestId: `take-back-${data.entryId}` }),
    cancel: (id: string, { by, ...data }: AskedCancellation, requestId: string = randomUUID()) =>
      act(id, { act: 'cancel', data, by, requestId }),
    resendConfirmation: (id: string, requestId: string = randomUUID()) =>
      act(id, { act: 'resend-confirmation', data: {}, by: 'Mieke Geurts', requestId }),
  }
}
