import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** One call to the provider as it goes over the wire. */
export interface ProviderCall {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** How long all of it may take, ms. */
  timeoutMs: number
}

/** What came back. */
export interface ProviderAnswer {
  status: number
  text: string
  /** The `Retry-After` header; null where there is none. */
  retryAfter: string | null
}

/** The most an answer may be long; a payment is a few kB, and a page of a list has 250 of them. */
const MOST_BYTES = 2_000_000

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
}

/**
 * Calls the provider over a connection that stays open. Every booking makes such a call, and Node's
 * `fetch` costs several times as much of the processor. Rejects when no whole answer came in time.
 */
export function callProvider({
  method,
  url,
  headers,
  body,
  timeoutMs,
}: ProviderCall): Promise<ProviderAnswer> {
  const address = new URL(url)
  const secure = address.protocol === 'https:'
  const sent =
    body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const options = {
    method,
    headers: sent,
    agent: agents[secure ? 'https:' : 'http:'],
    signal: AbortSignal.timeout(timeoutMs),
  }
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
        if (text.length > MOST_BYTES) answer.destroy(new Error('the answer is too long'))
      })
      const { statusCode: status = 0, headers: told } = answer
      const retryAfter = told['retry-after'] ?? null
      answer.on('end', () => resolve({ status, text, retryAfter }))
      answer.on('error', reject)
    }
    const call = secure ? httpsRequest(address, options, read) : httpRequest(address, options, read)
    call.on('error', reject)
    call.end(body)
  })
}
