import { setTimeout as wait } from 'node:timers/promises'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'

/** What came of a request. */
export interface Answer {
  status: number
  location: string | null
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers of many routes, as they come
  json: any
}

/** Somebody with a browser. */
export interface Visitor {
  /** Asks once; null where no answer came. */
  ask(method: string, path: string, body?: unknown, headers?: object): Promise<Answer | null>
  /**
   * Asks the same again and again, as who presses once more, until the house answers at all; null
   * where it never did.
   */
  insist(method: string, path: string, body?: unknown, headers?: object): Promise<Answer | null>
}

/** Longer than the house ever lets somebody wait. */
const ANSWERED_WITHIN = 20_000
/** How long somebody goes on pressing. */
const PATIENCE = 60_000

/**
 * @param random gives the address it comes from, so that nobody is taken for another
 * @param cookie of a session of staff
 */
export function visitorOf({ origin, writes }: House, random: Random, cookie = ''): Visitor {
  const address = [10, random.whole(0, 255), random.whole(0, 255), random.whole(1, 254)].join('.')
  const ask: Visitor['ask'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof URLSearchParams
    try {
      const answer = await fetch(new URL(path, origin), {
        method,
        redirect: 'manual',
        headers: {
          origin,
          'x-forwarded-for': address,
          ...(cookie && { cookie }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWERED_WITHIN),
      })
      const text = await answer.text()
      if (method !== 'GET') writes[kindOf(answer.status)]++
      const isJson = answer.headers.get('content-type')?.includes('json') === true
      const location = answer.headers.get('location')
      return { status: answer.status, location, text, json: isJson ? JSON.parse(text) : null }
    } catch {
      return null
    }
  }
  return {
    ask,
    async insist(...request) {
      const end = performance.now() + PATIENCE
      for (;;) {
        const answer = await ask(...request)
        if (answer && answer.status < 500) return answer
        if (performance.now() > end) return null
        await wait(250)
      }
    },
  }
}

function kindOf(status: number): keyof House['writes'] {
  if (status < 400) return 'done'
  if (status < 500) return 'refused'
  return status === 503 ? 'unavailable' : 'failed'
}

/** Signs in as the demo's staff; answers the cookie. */
export async function signIn(house: House): Promise<string> {
  const answer = await fetch(`${house.origin}/api/staff/session`, {
    method: 'POST',
    headers: { origin: house.origin, 'content-type': 'application/json' },
    body: JSON.stringify(demoLogin),
  })
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
