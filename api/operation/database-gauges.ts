import type { Pool } from 'pg'
import { Gauge } from 'prom-client'
import type { Clock } from '../environment/clock.ts'
import { metrics } from '../telemetry/metrics.ts'

const registers = [metrics]

const outboxRows = new Gauge({
  name: 'kamersleutel_outbox_rows',
  help: 'Rows of the outbox that were not told yet. The same in each process.',
  registers,
})
const outboxAge = new Gauge({
  name: 'kamersleutel_outbox_age_seconds',
  help: 'How long the oldest of them waits. The same in each process.',
  registers,
})
const overdue = new Gauge({
  name: 'kamersleutel_dues_overdue',
  help: 'Subjects whose next step was due a minute ago. The same in each process.',
  registers,
})
const failing = new Gauge({
  name: 'kamersleutel_subjects_failing',
  help: 'Subjects of which a step fails. The same in each process.',
  registers,
})
const backupAge = new Gauge({
  name: 'kamersleutel_backup_age_seconds',
  help: 'Since when there was no good backup; -1: there never was one. The same in each process.',
  registers,
})
const databaseUp = new Gauge({
  name: 'kamersleutel_database_up',
  help: 'Whether this process reached the database when it was asked last.',
  registers,
})
const poolConnections = new Gauge({
  name: 'kamersleutel_pool_connections',
  help: 'Connections of this process that are used or idle, and who waits for one.',
  labelNames: ['state'],
  registers,
})

/**
 * Each part reads an index and no more than what is late. What waits to be looked at for the first
 * time (`-infinity`) counts in the outbox.
 */
const LATE = `SELECT
    (SELECT count(*) FROM outbox WHERE delivered_at IS NULL) AS rows,
    (SELECT extract(epoch FROM now() - min(created_at)) FROM outbox WHERE delivered_at IS NULL) AS age,
    (SELECT count(*) FROM subject_dues WHERE next_due_at > '-infinity' AND next_due_at < $1) AS overdue,
    (SELECT count(*) FROM subject_dues WHERE failing_since IS NOT NULL) AS failing,
    (SELECT extract(epoch FROM now() - max(ended_at)) FROM backups WHERE failure IS NULL) AS backup`

type Late = Record<'rows' | 'overdue' | 'failing', string> & Record<'age' | 'backup', string | null>

const LATE_AFTER_MS = 60_000
/** Asked more often than this, the last answer counts, ms. */
const LOOK_EVERY_MS = 5_000

/** Reads what the database knows, at most every few seconds however many ask. */
export class DatabaseGauges {
  private looking: Promise<void> | null = null
  private lookedAt = -Infinity

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** Brings the gauges up to date. Never rejects: that the database is away is told as well. */
  async look(): Promise<void> {
    const { totalCount, idleCount, waitingCount } = this.pool
    poolConnections.set({ state: 'used' }, totalCount - idleCount)
    poolConnections.set({ state: 'idle' }, idleCount)
    poolConnections.set({ state: 'waiting' }, waitingCount)
    if (performance.now() - this.lookedAt < LOOK_EVERY_MS) return
    this.looking ??= this.ask().finally(() => (this.looking = null))
    await this.looking
  }

  private async ask(): Promise<void> {
    try {
      const { rows } = await this.pool.query<Late>(LATE, [
        new Date(this.clock.now() - LATE_AFTER_MS),
      ])
      const late = rows[0]!
      outboxRows.set(Number(late.rows))
      outboxAge.set(Math.max(0, Number(late.age ?? 0)))
      overdue.set(Number(late.overdue))
      failing.set(Number(late.failing))
      backupAge.set(Number(late.backup ?? -1))
      databaseUp.set(1)
      this.lookedAt = performance.now()
    } catch {
      databaseUp.set(0)
    }
  }
}
