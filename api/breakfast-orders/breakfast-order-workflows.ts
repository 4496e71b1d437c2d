import { Injectable } from '@nestjs/common'
import { SubjectClient } from '../../workflows/subject-client.ts'
import type {
  OrderCancellation,
  OrderChangeRefusal,
  OrderFailedDelivery,
  OrderGiveBack,
  OrderReceipt,
  OrderWriteOff,
} from './breakfast-order-changes.ts'
import type { WriteOffTakenBack } from '../folios/write-off.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'

/** What came of a change that was asked for. */
export type OrderChangeResult =
  | { ok: true }
  | { ok: false; reason: OrderChangeRefusal | 'workflow-unreachable' }

/** What guest and staff have the workflow of an order do (workflows/breakfast-order/messages.ts). */
@Injectable()
export class BreakfastOrderWorkflows {
  constructor(private readonly workflows: SubjectClient) {}

  cancel(orderId: string, cancellation: OrderCancellation): Promise<OrderChangeResult> {
    return this.ask(orderId, 'cancelOrder', cancellation)
  }

  markPaid(orderId: string, receipt: OrderReceipt): Promise<OrderChangeResult> {
    return this.ask(orderId, 'markOrderPaid', receipt)
  }

  writeOff(orderId: string, asked: OrderWriteOff): Promise<OrderChangeResult> {
    return this.ask(orderId, 'writeOffOrder', asked)
  }

  takeBackWriteOff(
    orderId: string,
    asked: WriteOffTakenBack & { by: string },
  ): Promise<OrderChangeResult> {
    return this.ask(orderId, 'takeBackOrderWriteOff', asked)
  }

  giveBack(orderId: string, asked: OrderGiveBack): Promise<OrderChangeResult> {
    return this.ask(orderId, 'giveBackOfOrder', asked)
  }

  /** @param by the member of staff */
  deliver(orderId: string, by: string): Promise<OrderChangeResult> {
    return this.ask(orderId, 'deliverOrder', { by })
  }

  failDelivery(orderId: string, failed: OrderFailedDelivery): Promise<OrderChangeResult> {
    return this.ask(orderId, 'failOrderDelivery', failed)
  }

  private ask(orderId: string, update: string, asked: object): Promise<OrderChangeResult> {
    const answer = this.workflows.update(breakfastOrderSubject(orderId), update, asked)
    // The activities of an order refuse with nothing else.
    return answer as Promise<OrderChangeResult>
  }
}
