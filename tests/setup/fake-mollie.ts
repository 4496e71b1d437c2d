import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface FakePayment {
  id: string
  status: 'open' | 'paid'
  amount: { currency: string; value: string }
  redirectUrl: string
}

/** Mollie at the other end of the network: what a house asks of it, and a page where guests pay. */
export interface FakeMollie {
  /** For `MOLLIE_URL`. */
  url: string
  /** The key it knows; any other is refused. */
  key: string
  /** The names of the ways to pay that are switched on. */
  methods: { id: string; description: string }[]
  /** Each call, such as `GET /v2/methods`. */
  calls: string[]
  close(): Promise<void>
}

export async function fakeMollie(key = 'live_fake'): Promise<FakeMollie> {
  const payments = new Map<string, FakePayment>()
  const fake: Omit<FakeMollie, 'url' | 'close'> = {
    key,
    methods: [{ id: 'ideal', description: 'iDEAL' }],
    calls: [],
  }
  const server = http.createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const json = (status: number, body: object) =>
      answer.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body))
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const [, part, id = ''] = /^\/(?:v2\/)?(\w+)\/?([\w-]*)/.exec(pathname) ?? []
      if (part === 'pay') return pay(request.method ?? '', payments.get(id), answer)
      fake.calls.push(`${request.method} ${pathname}`)
      if (request.headers.authorization !== `Bearer ${fake.key}`)
        return json(401, { status: 401, title: 'Unauthorized Request' })
      if (part === 'methods') return json(200, { _embedded: { methods: fake.methods } })
      if (request.method === 'POST') {
        const made = { ...JSON.parse(body), id: `tr_${randomUUID()}`, status: 'open' }
        payments.set(made.id, made as FakePayment)
        return json(201, told(made as FakePayment))
      }
      const known = payments.get(id)
      return known ? json(200, told(known)) : json(404, { status: 404 })
    })
  })
  const told = ({ id, status, amount }: FakePayment) => ({
    id,
    status,
    amount,
    method: 'ideal',
    _links: status === 'open' ? { checkout: { href: `${origin}/pay/${id}` } } : {},
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(fake, {
    url: `${origin}/v2`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

/** The page of the provider: one button, after which the guest is sent back. */
function pay(method: string, payment: FakePayment | undefined, answer: http.ServerResponse) {
  if (!payment) return answer.writeHead(404).end()
  if (method === 'POST') {
    payment.status = 'paid'
    return answer.writeHead(303, { location: payment.redirectUrl }).end()
  }
  answer
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      '<!doctype html><html lang="nl"><title>Betalen</title><link rel="icon" href="data:,"><form method="post"><button>Betaal</button></form></html>',
    )
}
