import type { Pool } from 'pg'
import type { Clock } from '../api/environment/clock.ts'
import { reconcile } from './reconcile.ts'

/** How long to wait after a try that failed, ms. */
const AGAIN_AFTER_MS = 1_000

/**
 * Reaches the workflow of a booking: `ensure` starts it where it is missing, `wake` also has one
 * that runs plan again.
 */
export interface WorkflowReach {
  ensure(bookingId: string): Promise<void>
  wake(bookingId: string): Promise<void>
}

/**
 * Has every unfinished booking looked at when that is wanted, and goes on until it succeeded:
 * Temporal may be there and not ready yet.
 */
export class Reconciler {
  private wanted: keyof WorkflowReach | null = null
  private running: Promise<void> | null = null
  private stopped = false

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly workflows: WorkflowReach,
    private readonly say: (line: string) => void,
  ) {}

  /** Returns at once. A look under way is followed by another one. */
  want(how: keyof WorkflowReach): void {
    if (this.wanted !== 'wake') this.wanted = how
    this.running ??= this.run().finally(() => (this.running = null))
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.running
  }

  private async run(): Promise<void> {
    let complained = false
    while (this.wanted && !this.stopped) {
      const how = this.wanted
      this.wanted = null
      try {
        const reached = await reconcile(this.pool, this.clock.today(), (bookingId) =>
          this.workflows[how](bookingId),
        )
        this.say(`worker: ${reached} bookings looked at`)
      } catch (error) {
        this.wanted = this.wanted === 'wake' ? 'wake' : how
        if (!complained) this.say(`worker: bookings not looked at yet. ${String(error)}`)
        complained = true
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
      }
    }
  }
}
