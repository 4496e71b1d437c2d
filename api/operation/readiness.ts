import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { frozenMigrations } from '../database/frozen-migrations.ts'

/** Why a process should be given no work: what it needs, or that it is ending. */
export type Missing = 'database' | 'migrations' | 'temporal' | 'ending'

/** Who asks waits this long at most, ms; in the worker a statement may take longer. */
const ANSWER_WITHIN_MS = 1_800

/** PostgreSQL's code of what is not there, and of what may not be read yet: a new database. */
const NOT_MIGRATED: ReadonlySet<unknown> = new Set(['42P01', '42501'])

/**
 * Whether this process can do its work now. Those who ask at the same moment share one look, so
 * that asking often costs the database one connection at most.
 */
export class Readiness {
  private readonly migrations = frozenMigrations().map((Migration) => new Migration().name!)
  private looking: Promise<Missing | null> | null = null
  private ending = false

  constructor(private readonly pool: Pool) {}

  get isEnding(): boolean {
    return this.ending
  }

  /** From now on nobody is to give this process new work. */
  end(): void {
    this.ending = true
  }

  /** What is missing; null where nothing is. Never rejects. */
  async missing(): Promise<Missing | null> {
    if (this.ending) return 'ending'
    this.looking ??= this.look().finally(() => (this.looking = null))
    const over = new AbortController()
    const late = wait(ANSWER_WITHIN_MS, 'database' as const, { signal: over.signal })
    late.catch(() => {})
    return Promise.race([this.looking, late]).finally(() => over.abort())
  }

  /** A database that knows more migrations than we do is fine: a newer release is on its way. */
  private async look(): Promise<Missing | null> {
    try {
      const { rows } = await this.pool.query<{ run: number }>(
        'SELECT count(*)::integer AS run FROM migrations WHERE name = ANY ($1)',
        [this.migrations],
      )
      return rows[0]!.run === this.migrations.length ? null : 'migrations'
    } catch (error) {
      return NOT_MIGRATED.has((error as { code?: unknown }).code) ? 'migrations' : 'database'
    }
  }
}
