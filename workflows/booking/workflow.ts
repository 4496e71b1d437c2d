import { replayFormerUpdates } from '../former-updates.ts'
import { PlanLoop } from '../plan-loop.ts'

/** Carries one booking to its end. What staff do meanwhile, its plan finds. */
export async function bookingWorkflow(id: string): Promise<void> {
  const loop = new PlanLoop({ kind: 'booking', id })
  replayFormerUpdates(id, loop, {
    markPaid: 'bookingMarkPaid',
    takeBackReceipt: 'bookingTakeBackReceipt',
    cancelBooking: 'bookingCancelBooking',
    resendConfirmation: 'bookingResendConfirmation',
  })
  await loop.run()
}
