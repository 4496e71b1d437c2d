import { replayFormerUpdates } from '../former-updates.ts'
import { PlanLoop } from '../plan-loop.ts'

/** Carries one breakfast order to its end. What guest and staff change meanwhile, its plan finds. */
export async function breakfastOrderWorkflow(id: string): Promise<void> {
  const loop = new PlanLoop({ kind: 'breakfast-order', id })
  replayFormerUpdates(id, loop, {
    cancelOrder: 'breakfastOrderCancelOrder',
    markOrderPaid: 'breakfastOrderMarkOrderPaid',
    writeOffOrder: 'breakfastOrderWriteOffOrder',
    takeBackOrderWriteOff: 'breakfastOrderTakeBackOrderWriteOff',
    giveBackOfOrder: 'breakfastOrderGiveBackOfOrder',
    deliverOrder: 'breakfastOrderDeliverOrder',
    failOrderDelivery: 'breakfastOrderFailOrderDelivery',
  })
  await loop.run()
}
