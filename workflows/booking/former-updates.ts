import { defineUpdate, setHandler } from '@temporalio/workflow'
import { type PlanLoop, subjectActivities } from '../plan-loop.ts'

/** An update that staff asked by until November 2026, and the activity that carried it out. */
const FORMER = {
  markPaid: 'bookingMarkPaid',
  takeBackReceipt: 'bookingTakeBackReceipt',
  cancelBooking: 'bookingCancelBooking',
  resendConfirmation: 'bookingResendConfirmation',
} as const

const activities =
  subjectActivities<Record<string, (id: string, given: unknown) => Promise<void>>>()

/**
 * Lets workflows replay whose history knows these updates. Nobody asks them any more: staff's
 * actions are rows that the plan finds (api/bookings/staff-actions.ts), and no worker has these
 * activities.
 */
export function replayFormerUpdates(id: string, loop: PlanLoop): void {
  for (const [update, activity] of Object.entries(FORMER))
    setHandler(defineUpdate<void, [object]>(update), (given) =>
      loop.change(activities[activity]!(id, given)),
    )
}
