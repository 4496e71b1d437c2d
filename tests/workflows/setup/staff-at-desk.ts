import { randomUUID } from 'node:crypto'
import type { INestApplicationContext } from '@nestjs/common'
import { StaffActions } from '../../../api/bookings/staff-actions.ts'
import type { ReceiptTakenBack } from '../../../api/bookings/staff-changes.ts'
import type { Asked } from '../worker-killed/part.ts'
import {
  type AskedByStaff,
  type AskedCancellation,
  type AskedReceipt,
  fromStaff,
} from '../../api/setup/staff-asks.ts'

/** What staff ask of bookings at the API, for the workflows to carry out. */
export type StaffAtDesk = ReturnType<typeof staffAtDesk>

/** Each answers what came of it; `waiting` is a reason too: nothing was done yet. */
export function staffAtDesk(app: Pick<INestApplicationContext, 'get'>) {
  async function ask(bookingId: string, asked: AskedByStaff): Promise<Asked> {
    const answer = await app.get(StaffActions).ask(bookingId, fromStaff(asked))
    if (answer.outcome === 'done') return { ok: true }
    return {
      ok: false,
      reason: answer.outcome === 'waiting' ? 'waiting' : answer.error.reason,
    }
  }
  return {
    ask,
    markPaid: (id: string, { by, requestId, ...data }: AskedReceipt) =>
      ask(id, { kind: 'mark-paid', data, by, requestId }),
    takeBackReceipt: (id: string, { by, ...data }: ReceiptTakenBack & { by: string }) =>
      ask(id, { kind: 'take-back-receipt', data, by, requestId: `take-back-${data.entryId}` }),
    cancel: (id: string, { by, ...data }: AskedCancellation, requestId: string = randomUUID()) =>
      ask(id, { kind: 'cancel', data, by, requestId }),
    resendConfirmation: (id: string, requestId: string) =>
      ask(id, { kind: 'resend-confirmation', data: {}, by: 'Mieke Geurts', requestId }),
  }
}
