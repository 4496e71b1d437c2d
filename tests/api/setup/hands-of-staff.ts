import { randomUUID } from 'node:crypto'
import type { INestApplicationContext } from '@nestjs/common'
import { BookingActs } from '../../../api/bookings/booking-acts.ts'
import { BreakfastOrderActs } from '../../../api/breakfast-orders/breakfast-order-acts.ts'
import {
  type AskedByStaff,
  type AskedCancellation,
  type AskedReceipt,
  fromStaff,
} from './staff-asks.ts'
import type { OrderPress } from './version-of.ts'

/** What staff do to bookings. */
export type HandsOfStaff = ReturnType<typeof handsOfStaff>

/** Each answers the reason of its refusal; null where it was done. */
export function handsOfStaff(app: Pick<INestApplicationContext, 'get'>) {
  async function act(bookingId: string, asked: AskedByStaff): Promise<string | null> {
    const refusal = await app.get(BookingActs).carryOut(bookingId, fromStaff(asked))
    return refusal && refusal.reason
  }

  return {
    act,
    markPaid: (id: string, { by, requestId, ...data }: AskedReceipt) =>
      act(id, { act: 'mark-paid', data, by, requestId }),
    takeBackReceipt: (id: string, { by, ...data }: { entryId: string; by: string }) =>
      act(id, { act: 'take-back-receipt', data, by, requestId: `take-back-${data.entryId}` }),
    cancel: (id: string, { by, ...data }: AskedCancellation, requestId: string = randomUUID()) =>
      act(id, { act: 'cancel', data, by, requestId }),
    resendConfirmation: (id: string, requestId: string = randomUUID()) =>
      act(id, { act: 'resend-confirmation', data: {}, by: 'Mieke Geurts', requestId }),
  }
}

/** What staff do to breakfast orders; each answers the reason of its refusal, null where it was done. */
export type HandsOnOrders = ReturnType<typeof handsOnOrders>
export function handsOnOrders(app: Pick<INestApplicationContext, 'get'>) {
  const does =
    (act: string) =>
    async <Asked extends OrderPress>(
      id: string,
      { by, requestId, staffId, version, ...data }: Asked,
    ): Promise<string | null> => {
      const press = { act, data, by, requestId, staffId, version }
      return (await app.get(BreakfastOrderActs).carryOut(id, press))?.reason ?? null
    }
  return {
    cancel: does('cancel'),
    deliver: does('deliver'),
    failDelivery: does('fail-delivery'),
    giveBack: does('give-back'),
    markPaid: does('mark-paid'),
  }
}
