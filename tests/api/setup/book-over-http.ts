import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type Booked, someVisitor } from './book.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Asks for a booking over the network, as the guest's page does. */
export function bookOverHttp(
  url: string,
  body: unknown,
  from: { key?: string; visitor?: string } = {},
): Promise<Booked> {
  const payload = JSON.stringify(body)
  const headers = {
    origin: url,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    'idempotency-key': from.key ?? randomUUID(),
    'x-forwarded-for': from.visitor ?? someVisitor(),
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const asked = request(`${url}/api/bookings`, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          body: JSON.parse(text) as Booked['body'],
          ms: performance.now() - began,
        }),
      )
    })
    asked.on('error', reject)
    asked.end(payload)
  })
}

/**
 * Goes the way to pay as a browser does. Answers the address it ends at: the provider's page, or
 * the one that says why there is none.
 */
export async function goToPay(paymentUrl: string): Promise<string> {
  const page = await fetch(paymentUrl)
  await page.body?.cancel()
  return page.url
}
