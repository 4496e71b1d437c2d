import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { ORIGIN } from './api-process.ts'

/** Staff of a property, a demo unless said otherwise: what they ask, signed in. */
export interface SignedIn {
  cookies: Record<string, string>
  get<T>(url: string): Promise<{ status: number; body: T; headers: Record<string, unknown> }>
  post<T>(url: string, payload?: object): Promise<{ status: number; body: T }>
  put<T>(url: string, payload: object): Promise<{ status: number; body: T }>
  delete<T>(url: string): Promise<{ status: number; body: T }>
}

export async function signedIn(
  app: NestFastifyApplication,
  origin: string = ORIGIN,
  login: { email: string; password: string } = demoLogin,
): Promise<SignedIn> {
  const session = await app.inject({
    method: 'POST',
    url: '/api/staff/session',
    headers: { origin },
    payload: login,
  })
  // Over https its name has `__Host-` before it.
  const { name, value } = session.cookies[0]!
  return asking(app, { [name]: value }, origin)
}

/** The same of a session that is there already. */
export function asking(
  app: NestFastifyApplication,
  cookies: Record<string, string>,
  origin: string = ORIGIN,
): SignedIn {
  async function write<T>(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const answer = await app.inject({
      method,
      url,
      cookies,
      headers: { origin },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: (answer.body ? answer.json() : undefined) as T }
  }
  return {
    cookies,
    async get<T>(url: string) {
      const answer = await app.inject({ url, cookies })
      return { status: answer.statusCode, body: answer.json<T>(), headers: answer.headers }
    },
    post: <T>(url: string, payload: object = {}) => write<T>('POST', url, payload),
    put: <T>(url: string, payload: object) => write<T>('PUT', url, payload),
    delete: <T>(url: string) => write<T>('DELETE', url),
  }
}
