import { setHandler } from '@temporalio/workflow'
import type {
  OrderGiveBack,
  OrderWriteOff,
} from '../../api/breakfast-orders/breakfast-order-changes.ts'
import { PlanLoop, subjectActivities } from '../plan-loop.ts'
import { isRequestId, isSum, refuseUnless } from '../refuse-invalid.ts'
import type { BreakfastOrderActivities } from './activities.ts'
import {
  cancelOrderUpdate,
  deliverOrderUpdate,
  failOrderDeliveryUpdate,
  giveBackOfOrderUpdate,
  markOrderPaidUpdate,
  takeBackOrderWriteOffUpdate,
  writeOffOrderUpdate,
} from './messages.ts'

const {
  breakfastOrderCancelOrder,
  breakfastOrderMarkOrderPaid,
  breakfastOrderWriteOffOrder,
  breakfastOrderTakeBackOrderWriteOff,
  breakfastOrderGiveBackOfOrder,
  breakfastOrderDeliverOrder,
  breakfastOrderFailOrderDelivery,
} = subjectActivities<BreakfastOrderActivities>()

/** Carries one breakfast order to its end, and takes what guest and staff ask of it meanwhile. */
export async function breakfastOrderWorkflow(id: string): Promise<void> {
  const loop = new PlanLoop({ kind: 'breakfast-order', id })

  setHandler(
    cancelOrderUpdate,
    (cancellation) => loop.change(breakfastOrderCancelOrder(id, cancellation)),
    {
      validator: ({ because, by }) =>
        refuseUnless((because === 'guest' || because === 'staff') && typeof by === 'string'),
    },
  )
  setHandler(
    markOrderPaidUpdate,
    (receipt) => loop.change(breakfastOrderMarkOrderPaid(id, receipt)),
    {
      validator: ({ cents, requestId }) =>
        refuseUnless(isSum(cents) && cents > 0 && isRequestId(requestId)),
    },
  )
  setHandler(writeOffOrderUpdate, (asked) => loop.change(breakfastOrderWriteOffOrder(id, asked)), {
    validator: isSumWithReason,
  })
  setHandler(
    giveBackOfOrderUpdate,
    (asked) => loop.change(breakfastOrderGiveBackOfOrder(id, asked)),
    { validator: isSumWithReason },
  )
  setHandler(
    takeBackOrderWriteOffUpdate,
    (asked) => loop.change(breakfastOrderTakeBackOrderWriteOff(id, asked)),
    {
      validator: ({ entryId, by }) =>
        refuseUnless(typeof entryId === 'string' && typeof by === 'string'),
    },
  )
  setHandler(deliverOrderUpdate, ({ by }) => loop.change(breakfastOrderDeliverOrder(id, by)), {
    validator: ({ by }) => refuseUnless(typeof by === 'string'),
  })
  setHandler(
    failOrderDeliveryUpdate,
    (failed) => loop.change(breakfastOrderFailOrderDelivery(id, failed)),
    {
      validator: ({ because, note, by, requestId }) =>
        refuseUnless(
          typeof because === 'string' &&
            typeof note === 'string' &&
            typeof by === 'string' &&
            isRequestId(requestId),
        ),
    },
  )

  await loop.run()
}

function isSumWithReason({ cents, reason, requestId }: OrderWriteOff | OrderGiveBack): void {
  refuseUnless(
    isSum(cents) &&
      cents > 0 &&
      typeof reason === 'string' &&
      reason.trim() !== '' &&
      isRequestId(requestId),
  )
}
