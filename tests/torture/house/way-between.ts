import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../random.ts'

const WEBHOOK = '/api/payments/webhook'
/** A webhook that the house does not take is called again after this time, ms. */
const AGAIN_AFTER = 300

/**
 * The network between the house and its payment provider, both ways: the house is told that the
 * provider is here, and the provider that the house is.
 */
export interface WayBetween {
  /** For `INTERNAL_URL`. */
  url: string
  /** What the house gets from the provider. */
  provider: 'answers' | 'fails' | 'is-silent'
  /** What came through: how often each way. */
  counts: { asked: number; failed: number; called: number; delivered: number; late: number }
  /**
   * From now on each webhook is delivered once to five times in no order, and a fifth is kept back.
   */
  mixWebhooks(random: Random): void
  /** Delivers what was kept back, and webhooks come straight again. Resolves when all are taken. */
  deliverAll(): Promise<void>
  close(): Promise<void>
}

/** @param housePort where the house serves */
export async function wayBetween(housePort: number): Promise<WayBetween> {
  let mixing: Random | null = null
  let late: string[] = []
  const underWay = new Set<Promise<void>>()
  const counts = { asked: 0, failed: 0, called: 0, delivered: 0, late: 0 }

  const deliver = (body: string, after: number) => {
    const work = (async () => {
      await wait(after)
      while (!(await taken(housePort, body))) await wait(AGAIN_AFTER)
      counts.delivered++
    })().finally(() => underWay.delete(work))
    underWay.add(work)
  }
  const mix = (random: Random, body: string) => {
    counts.called++
    if (random.chance(20)) {
      counts.late++
      late.push(body)
    } else
      for (let times = random.whole(1, 5); times > 0; times--) deliver(body, random.whole(0, 2_000))
  }

  const server = http.createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      if (request.url === WEBHOOK && mixing) {
        mix(mixing, body.toString())
        return answer.writeHead(200).end()
      }
      if (request.url?.startsWith('/sandbox/')) {
        counts.asked++
        if (way.provider !== 'answers') counts.failed++
        if (way.provider === 'is-silent') return
        if (way.provider === 'fails') return answer.writeHead(500).end('{"status":500}')
      }
      pass(housePort, request, body, answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const way: WayBetween = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    provider: 'answers',
    counts,
    mixWebhooks(random) {
      mixing = random
    },
    async deliverAll() {
      mixing = null
      for (const body of late.splice(0)) deliver(body, 0)
      late = []
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return way
}

async function taken(port: number, body: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}${WEBHOOK}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(15_000),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

function pass(
  port: number,
  { method, url, headers }: http.IncomingMessage,
  body: Buffer,
  answer: http.ServerResponse,
): void {
  const onward = http.request(
    { host: 'localhost', port, method, path: url, headers, agent: false },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    },
  )
  // As a network does: who asked is hung up on.
  onward.on('error', () => answer.destroy())
  onward.end(body)
}
