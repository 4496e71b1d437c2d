import { createHmac } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { inTransaction } from '../database/open-database.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'

/** Attempts count for this long. */
const WINDOW_SECONDS = 15 * 60
/**
 * Wrong attempts for one e-mail address, wherever they come from, and from one place, whatever the
 * address.
 */
const MOST = { address: 10, place: 30 }

/** The first of the two numbers of an advisory lock: that it is about signing in. */
const ATTEMPT_LOCK = 5_302

/** What was tried: the address that was typed and where it came from. */
export interface Attempt {
  email: string
  /** A visitor's hash (`visitorOf`). */
  place: string
}

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
   * the seconds to wait when there were too many, else null. `limit`: how many are not too many.
   */
  async begin(attempt: Attempt, limit = MOST): Promise<number | null> {
    const limits = [
      { subject: this.addressSubject(attempt.email), most: limit.address },
      { subject: this.subject(`place ${attempt.place}`), most: limit.place },
    ].toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
    return inTransaction(this.pool, async (client) => {
      let wait = 0
      for (const { subject, most } of limits) {
        await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
          ATTEMPT_LOCK,
          subject,
        ])
        const { rows } = await client.query<{ tried: number; left: number }>(
          `SELECT count(*)::int AS tried, coalesce(ceil(extract(epoch FROM min(at) - now()) + $2), 0)::int AS left
           FROM (SELECT at FROM login_attempts WHERE subject = $1 AND at > now() - make_interval(secs => $2) ORDER BY at DESC LIMIT $3) recent`,
          [subject, WINDOW_SECONDS, most],
        )
        if (rows[0]!.tried >= most) wait = Math.max(wait, rows[0]!.left)
      }
      if (wait > 0) return wait
      await client.query('INSERT INTO login_attempts (subject) SELECT unnest($1::text[])', [
        limits.map(({ subject }) => subject),
      ])
      await client.query(
        'DELETE FROM login_attempts WHERE at < now() - make_interval(secs => $1)',
        [WINDOW_SECONDS],
      )
      return null
    })
  }

  /**
   * Forgets the attempts for an address whose owner signed in. Those of the place stay: an attacker
   * may have an account too.
   */
  async succeeded(email: string): Promise<void> {
    await this.pool.query('DELETE FROM login_attempts WHERE subject = $1', [
      this.addressSubject(email),
    ])
  }

  private addressSubject(email: string): string {
    return this.subject(`address ${email.toLowerCase()}`)
  }

  private subject(text: string): string {
    return createHmac('sha256', this.environment.secret).update(text).digest('base64url')
  }
}
