import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Place } from './answers.ts'
import { FAULTS, type Fault, Faults } from './faults.ts'
import { Idempotency } from './idempotency.ts'
import { Levers } from './levers.ts'
import { type HeldMethod, type HeldPayment, USUAL_METHODS } from './memory.ts'
import { payPage } from './pay-page.ts'
import { refusalAnswer } from './refusals.ts'
import { type Asked, answerTo } from './requests.ts'

/** A request that reached it. */
export interface Call {
  /** Such as `POST /v2/payments`, without what follows the question mark. */
  what: string
  search: string
  key: string | null
  body: Record<string, unknown>
  /** By the real time, ms. */
  at: number
}

/**
 * Mollie at the other end of the network: its v2 API built from the types of its own client and the
 * field notes, with the page where guests pay. What is known from memory only is marked so.
 */
export interface MollieServer extends Levers {
  /** For `MOLLIE_URL`. */
  url: string
  /** The key it knows; any other is refused. */
  key: string
  methods: HeldMethod[]
  /** Each call, the oldest first. */
  calls: Call[]
  /** The next calls that fit go wrong, so many of them. */
  goesWrong(fault: Fault, times?: number, on?: RegExp): void
  /** No call goes wrong any more. */
  goesRight(): void
  close(): Promise<void>
}

export async function mollieServer({
  key = 'live_local',
  methods = USUAL_METHODS,
  hosts = new Map<string, string>(),
  now = () => new Date(),
}: {
  key?: string
  methods?: HeldMethod[]
  hosts?: Map<string, string>
  now?: () => Date
} = {}): Promise<MollieServer> {
  const payments = new Map<string, HeldPayment>()
  const faults = new Faults()
  const idempotency = new Idempotency(now)
  const server = http.createServer((request, answer) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => receive(request, text, answer))
  })

  function receive(request: http.IncomingMessage, text: string, answer: http.ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith('/v2/')) return payPage(request, payments, mollie, answer)
    const { method } = request
    const what = `${method} ${pathname}`
    const idempotencyKey = request.headers['idempotency-key']?.toString() ?? null
    const body = bodyIn(text)
    mollie.calls.push({ what, search, key: idempotencyKey, body: body ?? {}, at: Date.now() })
    const say = (status: number, told: object, headers: http.OutgoingHttpHeaders = {}) =>
      void answer
        .writeHead(status, { 'content-type': 'application/hal+json', ...headers })
        .end(JSON.stringify(told))
    const fault = faults.next(what)
    if (fault && FAULTS[fault.kind] === 'before') return faults.happen(fault, answer, say)
    const asked: Asked = {
      method: method === 'GET' || method === 'POST' ? method : 'other',
      parts: pathname.slice('/v2/'.length).split('/').map(decodeURIComponent),
      search: new URLSearchParams(search),
      body: body ?? {},
    }
    const told =
      request.headers.authorization !== `Bearer ${mollie.key}`
        ? { status: 401, detail: 'Missing authentication, or failed to authenticate' }
        : body === null
          ? { status: 400, detail: 'The request body is not JSON' }
          : idempotency.once(idempotencyKey, `${what} ${text}`, () =>
              answerTo(asked, { payments, methods: mollie.methods }, place(), now()),
            )
    if (fault?.kind === 'slow') return void idempotency.runs(idempotencyKey, fault.ms).then(tell)
    if (fault) return faults.happen(fault, answer, say)
    tell()
    function tell() {
      if ('detail' in told) say(told.status, refusalAnswer(told))
      else say(told.status, told.body)
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const pages = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const place = (): Place => ({
    api: mollie.url,
    pages,
    mode: mollie.key.startsWith('test_') ? 'test' : 'live',
  })
  const mollie: MollieServer = Object.assign(new Levers(payments, hosts, now), {
    url: `${pages}/v2`,
    key,
    methods,
    payments,
    calls: [],
    goesWrong: (fault: Fault, times = 1, on = /./) => faults.add(fault, times, on),
    goesRight: () => faults.clear(),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
  return mollie
}

/** Null where it is not JSON. */
function bodyIn(text: string): Record<string, unknown> | null {
  if (text === '') return {}
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}
