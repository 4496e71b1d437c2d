import type { Pool } from 'pg'
import type { Clock } from '../api/environment/clock.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import { type Which, type WorkflowReach, reconcile } from './reconcile.ts'
import { workerFailures } from '../api/telemetry/metrics.ts'

/** Old rows are looked for this often, ms. */
const FORGET_EVERY_MS = 3_600_000
/** How long to wait after a try that failed, ms. */
const AGAIN_AFTER_MS = 1_000

/** A look for more takes in a look for less. */
const EXTENT: Record<Which, number> = { due: 1, moved: 2, every: 3 }

/**
 * Has subjects looked at when that is wanted, and goes on until it succeeded: Temporal may be there
 * and not ready yet.
 */
export class Reconciler {
  private wanted: Which | null = null
  private running: Promise<void> | null = null
  private stopped = false
  private forgotAt = -Infinity

  /** @param kinds the kinds that this worker carries */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly kinds: readonly string[],
    private readonly workflows: WorkflowReach,
    private readonly say: (line: string) => void,
  ) {}

  /** Returns at once. A look under way is followed by another one. */
  want(which: Which): void {
    if (!this.wanted || EXTENT[which] > EXTENT[this.wanted]) this.wanted = which
    this.running ??= this.run().finally(() => (this.running = null))
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.running
  }

  /** By the real time: a moved calendar makes no row older. */
  private async forget(): Promise<void> {
    if (performance.now() - this.forgotAt < FORGET_EVERY_MS) return
    await forgetOldRows(this.pool)
    this.forgotAt = performance.now()
  }

  private async run(): Promise<void> {
    let complained = false
    while (this.wanted && !this.stopped) {
      const which = this.wanted
      this.wanted = null
      try {
        await this.forget()
        const now = this.clock.now()
        const reached = await reconcile(this.pool, this.kinds, which, now, this.workflows)
        if (reached > 0) this.say(`worker: ${reached} looked at (${which})`)
      } catch (error) {
        this.want(which)
        workerFailures.inc({ what: 'reconcile' })
        if (!complained) this.say(`worker: not looked at yet what is ${which}. ${String(error)}`)
        complained = true
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
      }
    }
  }
}
