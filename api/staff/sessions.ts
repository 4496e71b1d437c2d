import { createHash, randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { StaffSessions } from '../requests/staff-sessions.ts'
import type { StaffSessionView } from './staff-views.ts'

/**
 * A session ends this long after it was last used, seconds. By real time: a moved calendar signs
 * nobody out.
 */
export const SESSION_SECONDS = 12 * 60 * 60

/**
 * Sessions on the server: only a hash of the token is stored, and signing out ends it everywhere at
 * once.
 */
@Injectable()
export class Sessions extends StaffSessions {
  constructor(private readonly pool: Pool) {
    super()
  }

  /**
   * Begins a session and answers its token, which exists nowhere else. Sessions that ended are
   * cleared away.
   */
  async begin(staffId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await this.pool.query(
      `WITH ended AS (DELETE FROM staff_sessions WHERE expires_at <= now())
       INSERT INTO staff_sessions (token_hash, staff_id, created_at, expires_at) VALUES ($1, $2, now(), now() + make_interval(secs => $3))`,
      [hashOf(token), staffId, SESSION_SECONDS],
    )
    return token
  }

  /**
   * Who is signed in with this token; null when nobody is. Using it in its second half gives it its
   * full length again.
   */
  async find(token: string | undefined): Promise<StaffSessionView | null> {
    if (!token) return null
    const { rows } = await this.pool.query<StaffSessionView & { halfway: boolean }>({
      name: 'session',
      text: `SELECT s.id AS "staffId", s.name, s.email, x.expires_at < now() + make_interval(secs => $2) AS halfway
             FROM staff_sessions x JOIN staff s ON s.id = x.staff_id WHERE x.token_hash = $1 AND x.expires_at > now() AND s.active`,
      values: [hashOf(token), SESSION_SECONDS / 2],
    })
    if (!rows[0]) return null
    const { halfway, ...session } = rows[0]
    if (halfway)
      await this.pool.query(
        'UPDATE staff_sessions SET expires_at = now() + make_interval(secs => $2) WHERE token_hash = $1',
        [hashOf(token), SESSION_SECONDS],
      )
    return session
  }

  async end(token: string | undefined): Promise<void> {
    if (token)
      await this.pool.query('DELETE FROM staff_sessions WHERE token_hash = $1', [hashOf(token)])
  }
}

/**
 * How the cookie is set; over https it never travels in the clear. A browser keeps it until it is
 * closed: the server decides when it ends.
 */
export function cookieOptions(publicUrl: string): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: publicUrl.startsWith('https:') }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
