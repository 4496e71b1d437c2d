import type { LightMyRequestResponse } from 'fastify'
import type { House } from './open-house.ts'

/** What is asked of an operation. */
export interface Asked {
  /** The parts of the address, by their names. */
  parts?: Record<string, string>
  query?: Record<string, string | string[]>
  /** Objects go out as JSON, text and bytes as they are. */
  body?: unknown
  headers?: Record<string, string>
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

export interface Answered {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** The address of an operation with its parts and its question filled in. */
export function addressOf(path: string, { parts = {}, query = {} }: Asked): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(parts[name] ?? ''))
  const questions = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => `${encoded(name)}=${encoded(value)}`),
  )
  return questions.length === 0 ? filled : `${filled}?${questions.join('&')}`
}

/** Lone surrogates have no bytes of their own: they go out as the mark for what cannot be read. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

/** Asks as a browser on the house's own page does. */
export async function ask(
  house: House,
  method: Method,
  path: string,
  asked: Asked,
  session: string | null,
): Promise<Answered> {
  const { body, headers = {} } = asked
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const answer = await house.app.inject({
    method,
    url: addressOf(path, asked),
    ...(session !== null && { cookies: { kamersleutel_session: session } }),
    headers: {
      origin: house.api.url,
      'x-forwarded-for': `10.${house.next() % 200}.${house.next() % 250}.7`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: isRaw ? body : JSON.stringify(body) }),
    // What is never over, as a stream of events, is read as far as its head.
    payloadAsStream: path.endsWith('/live'),
  })
  if (!path.endsWith('/live'))
    return { status: answer.statusCode, headers: answer.headers, text: answer.body }
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream')
  const text = isStream ? '' : await readAll(answer)
  if (isStream) answer.stream().destroy()
  return { status: answer.statusCode, headers: answer.headers, text }
}

async function readAll(answer: LightMyRequestResponse): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of answer.stream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
