import { createHmac } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { inTransaction } from '../database/open-database.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import type { AttemptLimit } from './attempt-limits.ts'

/** No limit counts longer than this, seconds. */
const LONGEST_SECONDS = 24 * 60 * 60

/** The first of the two numbers of an advisory lock: that it is about signing in. */
const ATTEMPT_LOCK = 5_302

/**
 * Counts attempts to sign in, in the database, so that it holds over several API processes; by real
 * time, because a moved calendar must not forgive an attacker. Kept are hashes, not addresses.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly pool: Pool,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Notes an attempt before it is made, so that many at once cannot slip through together. Answers
   * the seconds to wait when there were too many, else null.
   */
  async begin(asked: readonly AttemptLimit[]): Promise<number | null> {
    const limits = asked
      .map(({ about, ...limit }) => ({ ...limit, subject: this.subject(about) }))
      .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
    return inTransaction(this.pool, async (client) => {
      let wait = 0
      for (const { subject, most, seconds } of limits) {
        await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
          ATTEMPT_LOCK,
          subject,
        ])
        const { rows } = await client.query<{ tried: number; left: number }>(
          `SELECT count(*)::int AS tried, coalesce(ceil(extract(epoch FROM min(at) - now()) + $2), 0)::int AS left
           FROM (SELECT at FROM login_attempts WHERE subject = $1 AND at > now() - make_interval(secs => $2) ORDER BY at DESC LIMIT $3) recent`,
          [subject, seconds, most],
        )
        if (rows[0]!.tried >= most) wait = Math.max(wait, rows[0]!.left)
      }
      if (wait > 0) return wait
      await client.query('INSERT INTO login_attempts (subject) SELECT unnest($1::text[])', [
        limits.map(({ subject }) => subject),
      ])
      await client.query(
        'DELETE FROM login_attempts WHERE at < now() - make_interval(secs => $1)',
        [LONGEST_SECONDS],
      )
      return null
    })
  }

  /** Forgets the attempts under limits whose owner signed in. */
  async forget(limits: readonly AttemptLimit[]): Promise<void> {
    await this.pool.query('DELETE FROM login_attempts WHERE subject = ANY ($1)', [
      limits.map(({ about }) => this.subject(about)),
    ])
  }

  private subject(text: string): string {
    return createHmac('sha256', this.environment.secret).update(text).digest('base64url')
  }
}
