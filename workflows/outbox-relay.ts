import type { Pool } from 'pg'
import { fewAtOnce } from '../api/database/few-at-once.ts'
import { type Listener, listen } from '../api/database/listener.ts'
import { log } from '../api/telemetry/log.ts'
import type { Subject } from '../api/subjects/events.ts'
import { workerFailures } from '../api/telemetry/metrics.ts'

/** A notification can be lost; then a row waits this long, ms. */
const LOOK_EVERY_MS = 2_000
const BATCH = 200
const AT_ONCE = 10

/**
 * What waits to be told, news of payments first: somebody waits for the confirmation. Each subject counts
 * as due until its plan was read: should Temporal forget what it was told, the reconcile tells it again.
 * With it stands the newest request that is known, for the logs of what comes of it.
 */
const WAITING = `WITH waiting AS (
    SELECT id, subject_kind AS kind, subject_id, request_id, topic <> 'payment-changed' AS later FROM outbox
    WHERE delivered_at IS NULL AND subject_kind = ANY ($1) ORDER BY later, id LIMIT $2),
  due AS (
    INSERT INTO subject_dues AS due (subject_kind, subject_id, next_due_at, request_id)
    SELECT DISTINCT ON (kind, subject_id) kind, subject_id, timestamptz '-infinity', request_id
    FROM waiting ORDER BY kind, subject_id, request_id IS NULL, id DESC
    ON CONFLICT (subject_kind, subject_id) DO UPDATE SET next_due_at = excluded.next_due_at, looked_at = now(),
      request_id = coalesce(excluded.request_id, due.request_id)
    WHERE due.next_due_at <> excluded.next_due_at OR due.request_id <> excluded.request_id
      OR (due.request_id IS NULL AND excluded.request_id IS NOT NULL))
  SELECT id, kind, subject_id FROM waiting ORDER BY later, id`

export interface RelayTarget {
  /**
   * Has the subject's workflow plan again, starting it where it is missing. Rejects when that did
   * not happen.
   */
  wake(subject: Subject): Promise<void>
}

interface Row {
  id: string
  kind: string
  subject_id: string
}

/**
 * Tells the workflows what the outbox holds: on `NOTIFY`, and every few seconds all the same. A row
 * is done when its workflow was told; one that could not be told stays and goes first next time.
 * Waking twice is harmless, so several relays may run.
 */
export class OutboxRelay {
  private listener: Listener | null = null
  private timer: NodeJS.Timeout | null = null
  private relaying: Promise<void> | null = null
  private again = false
  private closed = false
  private lastFailure = ''

  /** @param kinds the kinds that this worker carries; others wait for one that does */
  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly kinds: readonly string[],
    private readonly target: RelayTarget,
  ) {}

  /** Begins to look; what is there already is told at once. */
  async start(): Promise<void> {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS)
    this.listener = await listen(this.url, {
      channels: { outbox: () => this.look() },
      onConnected: () => this.look(),
    })
  }

  /** Ends after what is under way. */
  async close(): Promise<void> {
    this.closed = true
    if (this.timer) clearInterval(this.timer)
    await this.listener?.close()
    await this.relaying
  }

  /** Looks now, or again after the look that is under way. */
  look(): void {
    this.again = true
    if (this.closed) return
    this.relaying ??= this.relay().finally(() => (this.relaying = null))
  }

  private async relay(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false
      try {
        if ((await this.relayBatch()) === BATCH) this.again = true
        this.lastFailure = ''
      } catch (error) {
        this.complain(String(error))
      }
    }
  }

  /** The same trouble is said once, not with every look. */
  private complain(failure: string): void {
    workerFailures.inc({ what: 'relay' })
    if (failure !== this.lastFailure) log.error(`relay: ${failure}`)
    this.lastFailure = failure
  }

  /** Tells of what waits. @returns how many rows waited, at most a batch */
  private async relayBatch(): Promise<number> {
    const { rows } = await this.pool.query<Row>(WAITING, [this.kinds, BATCH])
    const subjects = new Map(rows.map(({ kind, subject_id: id }) => [id, { kind, id }]))
    const woken = new Set<string>()
    try {
      // The first that cannot be told ends its line of work: most likely none can.
      await fewAtOnce([...subjects.values()], AT_ONCE, async (subject) => {
        if (this.closed) return
        await this.target.wake(subject)
        woken.add(subject.id)
      })
    } finally {
      const done = rows.filter((row) => woken.has(row.subject_id)).map((row) => row.id)
      if (done.length > 0)
        await this.pool.query(
          'UPDATE outbox SET delivered_at = now() WHERE id = ANY ($1::bigint[])',
          [done],
        )
    }
    return rows.length
  }
}
