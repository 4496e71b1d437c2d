import type { Connection } from '@temporalio/client'
import type { Pool } from 'pg'
import type { RelayTarget } from './outbox-relay.ts'
import { reconcile } from './reconcile.ts'

/** How often Temporal is looked for, ms, and how long an answer may take. */
const LOOK_EVERY_MS = 3_000
const ANSWER_WITHIN_MS = 2_000
/** Everything is woken this often though nothing seems wrong, ms. */
const RECONCILE_EVERY_MS = 3_600_000

/**
 * Wakes every booking when Temporal is there for the first time, there again, another one, or one whose data is new (its cluster has another id): a
 * timer lost with Temporal's data is found again in PostgreSQL.
 */
export class ReconcileOnReturn {
  private cluster: string | null = null
  private reconciledAt = 0
  private timer: NodeJS.Timeout | null = null
  private looking = false
  private wanted = false

  constructor(
    private readonly pool: Pool,
    private readonly connection: Connection,
    private readonly target: RelayTarget,
    private readonly say: (line: string) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS)
    void this.look()
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer)
  }

  /** Wakes every booking now, or as soon as Temporal is there. */
  now(): Promise<void> {
    this.wanted = true
    return this.look()
  }

  private async look(): Promise<void> {
    if (this.looking) return
    this.looking = true
    try {
      const seen = await this.connection.withDeadline(Date.now() + ANSWER_WITHIN_MS, () => this.connection.workflowService.getClusterInfo({}))
      const cluster = seen.clusterId ?? ''
      const isDue = this.wanted || cluster !== this.cluster || Date.now() - this.reconciledAt > RECONCILE_EVERY_MS
      if (!isDue) return
      this.wanted = false
      const woken = await reconcile(this.pool, this.target)
      this.cluster = cluster
      this.reconciledAt = Date.now()
      this.say(`worker: ${woken} bookings looked at`)
    } catch {
      // Away: looked for again in a moment, and everything is woken once it is back.
      this.cluster = null
    } finally {
      this.looking = false
    }
  }
}
