import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from '../../../api/api-document.ts'
import { BACK_OFFICE } from '../../../api/requests/back-office.ts'
import { WEBHOOK } from '../../../api/requests/entrances.ts'
import { isOldCall } from '../../../screens/old-calls.ts'
import { describedOperations } from '../every-operation/described-operations.ts'
import { type ListeningApi, listeningApi } from '../payments/listening-api.ts'
import { writingRoutes } from '../setup/writing-routes.ts'

/** The largest body that any route takes. */
const MOST_BYTES = 24 * 1024 * 1024

let api: ListeningApi
beforeAll(async () => {
  api = await listeningApi({ SANDBOX_PAYMENTS: 'true' })
})
afterAll(() => api.close())

type Head = Record<string, string>

/** Sends all but the body of a request, of which one byte, and waits for the answer all the same. */
async function statusOf(method: string, url: string, head: Head): Promise<number> {
  const socket: Socket = connect(Number(new URL(api.url).port), 'localhost')
  const lines = Object.entries({ host: 'localhost', 'content-length': String(MOST_BYTES), ...head })
  const written = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`${method} ${url} HTTP/1.1\r\n${written}\r\n{`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString('latin1'))?.[1])
}

const TYPES = [
  'application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
]
const bringing = (origin: string) => TYPES.map((type): Head => ({ origin, 'content-type': type }))

describe('Before a byte of a large body is read', () => {
  it('every operation of staff asks for a session', { timeout: 120_000 }, async () => {
    const operations = describedOperations(await apiDocument(api.app)).filter(
      ({ isStaff }) => isStaff,
    )
    expect(operations.length).toBeGreaterThan(180)
    const others: string[] = []
    for (const { id, method, path } of operations)
      for (const head of bringing(api.url)) {
        const status = await statusOf(method, path.replaceAll(/\{\w+\}/g, '1'), head)
        if (status !== 401) others.push(`${id} ${head['content-type']}: ${status}`)
      }
    expect(others).toEqual([])
  })

  it(
    'every route that changes something turns away another site',
    { timeout: 120_000 },
    async () => {
      const routes = writingRoutes(api.app)
      expect(routes.length).toBeGreaterThan(150)
      const others: string[] = []
      for (const { method, url } of routes)
        for (const head of bringing('https://evil.example')) {
          const status = await statusOf(method, url, head)
          // These are asked from elsewhere, and take little; the sandbox asks for the house's key.
          const isOpen = url === WEBHOOK || isOldCall(url) || url.startsWith('/sandbox/checkout/')
          const allowed = isOpen ? [413, 415] : url.startsWith('/sandbox/') ? [401] : [403]
          if (!allowed.includes(status))
            others.push(`${method} ${url} ${head['content-type']}: ${status}`)
        }
      expect(others).toEqual([])
    },
  )

  it('every route of everyone asks how much it is', { timeout: 120_000 }, async () => {
    const others: string[] = []
    for (const { method, url } of writingRoutes(api.app)) {
      if (url.startsWith(`${BACK_OFFICE}/`) || url.startsWith('/sandbox/v2/')) continue
      for (const head of bringing(api.url)) {
        const status = await statusOf(method, url, head)
        if (status !== 413 && status !== 415) others.push(`${method} ${url}: ${status}`)
      }
    }
    expect(others).toEqual([])
  })

  it('what is nowhere is not found', async () => {
    for (const url of ['/api/back-office/nothing', '/api/nothing', '/nothing', '//api/bookings'])
      for (const head of bringing(api.url))
        expect([url, await statusOf('POST', url, head)]).toEqual([url, 404])
  })
})
