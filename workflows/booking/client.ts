import {
  type Client,
  type Connection,
  WithStartWorkflowOperation,
  WorkflowUpdateFailedError,
} from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import type { UpdateDefinition } from '@temporalio/common'
import {
  type BookingWorkflows,
  type StaffActionRefusal,
  type StaffActionResult,
} from '../../api/bookings/booking-workflows.ts'
import {
  BOOKING_WORKFLOW,
  TASK_QUEUE,
  bookingWorkflowId,
  cancelBookingUpdate,
  markPaidUpdate,
  resendConfirmationUpdate,
  wakeSignal,
} from './messages.ts'

/** How long staff wait for the workflow before they are told that it cannot be reached, ms. */
const ANSWER_WITHIN_MS = 8_000
/** How long one call of the relay may take, ms. */
const TOLD_WITHIN_MS = 3_000

const REFUSALS: ReadonlySet<string> = new Set<StaffActionRefusal>([
  'not-found',
  'booking-not-payable',
  'booking-not-changeable',
  'booking-without-email',
])

/**
 * Reaches the workflow of a booking, and starts it where it is missing: it makes itself again from
 * PostgreSQL.
 */
export class BookingWorkflowClient implements BookingWorkflows {
  /** @param taskQueue where the house's workflows run; tests have one of their own */
  constructor(
    private readonly client: Client,
    private readonly taskQueue: string = TASK_QUEUE,
  ) {}

  /** Has the booking's workflow plan again. Rejects when Temporal cannot be reached in time. */
  async wake(bookingId: string): Promise<void> {
    await this.within(TOLD_WITHIN_MS, () =>
      this.client.workflow.signalWithStart(BOOKING_WORKFLOW, {
        ...this.start(bookingId),
        signal: wakeSignal,
        signalArgs: [],
      }),
    )
  }

  /**
   * Starts the booking's workflow where it is missing, and leaves one that runs alone: cheaper than
   * waking it. Rejects as `wake` does.
   */
  async ensure(bookingId: string): Promise<void> {
    await this.within(TOLD_WITHIN_MS, () =>
      this.client.workflow.start(BOOKING_WORKFLOW, {
        ...this.start(bookingId),
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    )
  }

  markPaid(bookingId: string): Promise<StaffActionResult> {
    return this.update(bookingId, markPaidUpdate, [])
  }

  cancel(bookingId: string, reason: string): Promise<StaffActionResult> {
    return this.update(bookingId, cancelBookingUpdate, [{ reason }])
  }

  resendConfirmation(bookingId: string, requestId: string): Promise<StaffActionResult> {
    return this.update(bookingId, resendConfirmationUpdate, [{ requestId }])
  }

  private async update<Args extends [] | [object]>(
    bookingId: string,
    update: UpdateDefinition<void, Args>,
    args: Args,
  ): Promise<StaffActionResult> {
    const startWorkflowOperation = new WithStartWorkflowOperation(BOOKING_WORKFLOW, {
      ...this.start(bookingId),
      workflowIdConflictPolicy: 'USE_EXISTING',
    })
    try {
      await this.within(ANSWER_WITHIN_MS, () =>
        this.client.workflow.executeUpdateWithStart(update, { startWorkflowOperation, args }),
      )
      return { ok: true }
    } catch (error) {
      const reason = refusalIn(error)
      return { ok: false, reason: reason ?? 'workflow-unreachable' }
    }
  }

  private start(bookingId: string) {
    return {
      taskQueue: this.taskQueue,
      workflowId: bookingWorkflowId(bookingId),
      args: [bookingId] as [string],
    }
  }

  private within<T>(ms: number, call: () => Promise<T>): Promise<T> {
    return (this.client.connection as Connection).withDeadline(Date.now() + ms, call)
  }
}

function refusalIn(error: unknown): StaffActionRefusal | null {
  const cause = error instanceof WorkflowUpdateFailedError ? error.cause : null
  return cause instanceof ApplicationFailure && cause.type && REFUSALS.has(cause.type)
    ? (cause.type as StaffActionRefusal)
    : null
}
