import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** The most an answer may be long; a payment is a few kB, and a page of a list has 250 of them. */
const MOST_BYTES = 2_000_000

/** Connections that stay open. */
const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
}

/**
 * Calls the provider over a connection that stays open. Every booking makes such a call, and Node's
 * `fetch` costs several times as much of the processor. Rejects when no whole answer came in time.
 *
 * @param timeoutMs how long all of it may take
 * @returns with the `Retry-After` header; undefined where there is none
 */
export function callProvider(
  address: URL,
  options: { method: 'GET' | 'POST'; headers: Record<string, string> },
  body: string | undefined,
  timeoutMs: number,
): Promise<{ status: number; text: string; retryAfter: string | undefined }> {
  const isSecure = address.protocol === 'https:'
  const request = isSecure ? httpsRequest : httpRequest
  const agent = agents[isSecure ? 'https:' : 'http:']
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
        if (text.length > MOST_BYTES) answer.destroy(new Error('the answer is too long'))
      })
      const { statusCode: status = 0, headers } = answer
      answer.on('end', () => resolve({ status, text, retryAfter: headers['retry-after'] }))
      answer.on('error', reject)
    }
    const call = request(address, { ...options, agent, signal }, read)
    call.on('error', reject)
    call.end(body)
  })
}
