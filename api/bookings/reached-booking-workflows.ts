import type { BookingWorkflowClient } from '../../workflows/booking/client.ts'
import { BookingWorkflows, type StaffActionResult } from './booking-workflows.ts'

interface Reached {
  workflows: BookingWorkflowClient
  close(): Promise<void>
}

/**
 * The workflows at the given address, reached for when staff first ask something of them: the API
 * starts without Temporal and its client.
 */
export class ReachedBookingWorkflows extends BookingWorkflows {
  private reached: Promise<Reached> | null = null

  constructor(
    private readonly address: string,
    private readonly namespace: string,
  ) {
    super()
  }

  async markPaid(bookingId: string): Promise<StaffActionResult> {
    return (await this.reach()).markPaid(bookingId)
  }

  async cancel(bookingId: string, reason: string): Promise<StaffActionResult> {
    return (await this.reach()).cancel(bookingId, reason)
  }

  async resendConfirmation(bookingId: string, requestId: string): Promise<StaffActionResult> {
    return (await this.reach()).resendConfirmation(bookingId, requestId)
  }

  async close(): Promise<void> {
    const reached = await this.reached
    await reached?.close()
  }

  private async reach(): Promise<BookingWorkflowClient> {
    this.reached ??= this.connect()
    return (await this.reached).workflows
  }

  private async connect(): Promise<Reached> {
    const [{ Client }, { BookingWorkflowClient }, { temporalConnection }] = await Promise.all([
      import('@temporalio/client'),
      import('../../workflows/booking/client.ts'),
      import('../../workflows/temporal-client.ts'),
    ])
    // Lazy: it connects with the first call, and again when Temporal was away.
    const connection = temporalConnection(this.address)
    return {
      workflows: new BookingWorkflowClient(new Client({ connection, namespace: this.namespace })),
      close: () => connection.close(),
    }
  }
}
