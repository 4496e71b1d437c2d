import type { Readings } from '../../../rules/readings/readings.ts'
import { type Answer, answerRead } from './answer.ts'

/**
 * How one call answers in a scene: as given, never (`hangs`), or with no answer at all (`down`).
 */
export type SceneAnswer =
  | Answer
  | 'hangs'
  | 'down'
  | ((request: { path: string; body: unknown; key: string | null }) => Answer)

/**
 * The calls of a scene that do not answer as the house would: `'GET /api/quotes'`, `'POST
 * /api/bookings'`, or `'GET *'` for every read.
 */
export type SceneAnswers = Record<string, SceneAnswer>

/**
 * Puts the house of the stories where the browser would ask the API; returns what puts it back. The
 * only thing a story replaces.
 */
export function answerFetch(scene: {
  answers: SceneAnswers
  readings: Partial<Readings>
}): () => void {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    const { pathname } = new URL(path, location.origin)
    if (!pathname.startsWith('/api/')) return real(input, init)
    const method = init?.method ?? 'GET'
    const special = scene.answers[`${method} ${pathname}`] ?? scene.answers[`${method} *`]
    return respond(special ?? answerRead(path, scene.readings), path, init)
  }
  return () => {
    globalThis.fetch = real
  }
}

async function respond(
  answer: SceneAnswer,
  path: string,
  init: RequestInit | undefined,
): Promise<Response> {
  if (answer === 'hangs') return new Promise(() => {})
  if (answer === 'down') throw new TypeError('Failed to fetch')
  const { status, body } =
    typeof answer === 'function'
      ? answer({
          path,
          body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
          key: new Headers(init?.headers).get('idempotency-key'),
        })
      : answer
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}
