import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type pg from 'pg'
import { hashPassword } from '../../../api/staff/passwords.ts'
import { ORIGIN } from './api-process.ts'
import { someVisitor } from './book.ts'

/** A browser of staff: it keeps its cookies, and comes from one place. */
export interface StaffBrowser {
  cookies: Record<string, string>
  place: string
  send<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: T; headers: Record<string, unknown> }>
  signIn<T>(
    email: string,
    password: string,
    code?: string,
  ): Promise<{ status: number; body: T; headers: Record<string, unknown> }>
}

export function staffBrowser(
  app: NestFastifyApplication,
  { place = someVisitor(), userAgent = 'a browser of a test' } = {},
): StaffBrowser {
  const cookies: Record<string, string> = {}
  const send: StaffBrowser['send'] = async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await app.inject({
      method,
      url,
      cookies,
      headers: { origin: ORIGIN, 'x-forwarded-for': place, 'user-agent': userAgent },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies)
      if (value === '') delete cookies[name]
      else cookies[name] = value
    const body = (answer.body === '' ? null : answer.json<T>()) as T
    return { status: answer.statusCode, body, headers: answer.headers }
  }
  return {
    cookies,
    place,
    send,
    signIn: (email, password, code) =>
      send('POST', '/api/staff/session', { email, password, ...(code && { code }) }),
  }
}

/** Puts a member of staff in, with a password that works; answers their id. */
export async function someStaff(
  pool: pg.Pool,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), $1, $2, $3) RETURNING id',
    [email, name, await hashPassword(password)],
  )
  return rows[0]!.id
}

/** Takes everybody away, and what they tried. */
export async function nobody(pool: pg.Pool): Promise<void> {
  for (const table of ['login_attempts', 'staff_sessions', 'staff_recovery_codes', 'staff'])
    await pool.query(`DELETE FROM ${table}`)
}
