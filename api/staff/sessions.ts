import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { isDiskFull } from '../errors/known-failures.ts'
import type { StaffSessionView } from './staff-views.ts'

/**
 * A session ends this long after it was last used, and this long after it began, seconds. By real
 * time: a moved calendar signs nobody out.
 */
const UNUSED_SECONDS = 12 * 60 * 60
const LONGEST_SECONDS = 30 * 24 * 60 * 60

/** When it was last used is known to within this, seconds: not every request writes. */
const SEEN_SECONDS = 5 * 60

/** A user agent is cut here: what is longer tells nothing more. */
const LONGEST_AGENT = 400

/** A session as its owner sees it. */
export interface OpenSession {
  id: string
  userAgent: string
  createdAt: Date
  lastSeenAt: Date
  isThis: boolean
}

/**
 * Sessions on the server: only a hash of the token is stored, and signing out ends it everywhere at
 * once.
 */
@Injectable()
export class Sessions {
  constructor(private readonly pool: Pool) {}

  /**
   * Begins a session and answers its token, which exists nowhere else. Sessions that ended are
   * cleared away.
   */
  async begin(staffId: string, userAgent: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await this.pool.query(
      `WITH ended AS (DELETE FROM staff_sessions WHERE expires_at <= now()),
         seen AS (UPDATE staff SET last_seen_at = now() WHERE id = $2)
       INSERT INTO staff_sessions (token_hash, staff_id, created_at, expires_at, last_seen_at, user_agent)
       VALUES ($1, $2, now(), now() + make_interval(secs => $3), now(), $4)`,
      [hashOf(token), staffId, UNUSED_SECONDS, userAgent.slice(0, LONGEST_AGENT)],
    )
    return token
  }

  /**
   * Who is signed in with this token; null when nobody is. Using it gives it its full length again,
   * up to its end.
   */
  async find(token: string | undefined): Promise<StaffSessionView | null> {
    if (!token) return null
    const { rows } = await this.pool.query<StaffSessionView & { quiet: boolean }>({
      name: 'session',
      text: `SELECT s.id AS "staffId", s.name, s.email, x.last_seen_at < now() - make_interval(secs => $2) AS quiet
             FROM staff_sessions x JOIN staff s ON s.id = x.staff_id
             WHERE x.token_hash = $1 AND x.expires_at > now() AND x.created_at > now() - make_interval(secs => $3) AND s.active`,
      values: [hashOf(token), SEEN_SECONDS, LONGEST_SECONDS],
    })
    if (!rows[0]) return null
    const { quiet, ...session } = rows[0]
    // Where nothing can be written, staff still read; the session then ends a little sooner.
    if (quiet)
      await this.seen(token).catch((error: unknown) => {
        if (!isDiskFull(error)) throw error
      })
    return session
  }

  private async seen(token: string): Promise<void> {
    await this.pool.query(
      `WITH seen AS (
         UPDATE staff_sessions SET last_seen_at = now(),
           expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3))
         WHERE token_hash = $1 RETURNING staff_id)
       UPDATE staff SET last_seen_at = now() FROM seen WHERE staff.id = seen.staff_id`,
      [hashOf(token), UNUSED_SECONDS, LONGEST_SECONDS],
    )
  }

  async end(token: string | undefined): Promise<void> {
    if (token)
      await this.pool.query('DELETE FROM staff_sessions WHERE token_hash = $1', [hashOf(token)])
  }

  /** Those of a member of staff that still run, the one of this token first. */
  async of(staffId: string, token: string | undefined): Promise<OpenSession[]> {
    const { rows } = await this.pool.query<OpenSession>(
      `SELECT id, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt", token_hash = $2 AS "isThis"
       FROM staff_sessions WHERE staff_id = $1 AND expires_at > now() AND created_at > now() - make_interval(secs => $3)
       ORDER BY token_hash = $2 DESC, last_seen_at DESC, id`,
      [staffId, hashOf(token ?? ''), LONGEST_SECONDS],
    )
    return rows
  }

  /** Ends one of somebody's sessions; false where there is no such one. */
  async endOne(staffId: string, id: string): Promise<boolean> {
    const ended = await this.pool.query(
      'DELETE FROM staff_sessions WHERE staff_id = $1 AND id = $2',
      [staffId, id],
    )
    return ended.rowCount === 1
  }

  /** Ends all of somebody's sessions but the one of this token. */
  async endOthers(staffId: string, token: string | undefined): Promise<void> {
    await this.pool.query('DELETE FROM staff_sessions WHERE staff_id = $1 AND token_hash <> $2', [
      staffId,
      hashOf(token ?? ''),
    ])
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
