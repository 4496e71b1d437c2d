import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from '../../../api/api-document.ts'
import { BACK_OFFICE } from '../../../api/requests/routes.ts'
import { WEBHOOK } from '../../../api/requests/entrances.ts'
import { FORM_TYPE } from '../../../api/errors/shown-form.ts'
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
  const socket: Socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  const lines = Object.entries({ host: 'localhost', 'content-length': String(MOST_BYTES), ...head })
  const written = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`${method} ${url} HTTP/1.1\r\n${written}\r\n{`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString('latin1'))?.[1])
}

/** One after the other, each with every type of body at once: what was answered otherwise. */
async function othersOf(
  routes: readonly { method: string; url: string }[],
  origin: string,
  allowed: (url: string) => readonly number[],
): Promise<string[]> {
  const others: string[] = []
  for (const { method, url } of routes)
    await Promise.all(
      ['application/json', 'multipart/form-data; boundary=x', FORM_TYPE].map(async (type) => {
        const status = await statusOf(method, url, { origin, 'content-type': type })
        if (!allowed(url).includes(status)) others.push(`${method} ${url} ${type}: ${status}`)
      }),
    )
  return others
}

const isStaff = (url: string) => url.startsWith(`${BACK_OFFICE}/`)
const isSandboxApi = (url: string) => url.startsWith('/sandbox/v2/')
/** These are asked from elsewhere, and take little. */
const isOpen = (url: string) =>
  url === WEBHOOK || isOldCall(url) || url.startsWith('/sandbox/checkout/')

describe('Before a byte of a large body is read', { timeout: 300_000 }, () => {
  it('every operation of staff asks for a session', async () => {
    const operations = describedOperations(await apiDocument(api.app))
      .filter((operation) => operation.isStaff)
      .map(({ method, path }) => ({ method, url: path.replaceAll(/\{\w+\}/g, '1') }))
    expect(operations.length).toBeGreaterThan(180)
    expect(await othersOf(operations, api.url, () => [401])).toEqual([])
  })

  it('every route that changes something turns away another site', async () => {
    const routes = writingRoutes(api.app)
    expect(routes.length).toBeGreaterThan(150)
    const allowed = (url: string) => (isOpen(url) ? [413, 415] : isSandboxApi(url) ? [401] : [403])
    expect(await othersOf(routes, 'https://evil.example', allowed)).toEqual([])
  })

  it('every route of everyone asks how much it is', async () => {
    const routes = writingRoutes(api.app).filter(({ url }) => !isStaff(url) && !isSandboxApi(url))
    expect(routes.length).toBeGreaterThan(30)
    expect(await othersOf(routes, api.url, () => [413, 415])).toEqual([])
  })

  it('what is nowhere is not found', async () => {
    const urls = ['/api/back-office/nothing', '/api/nothing', '/nothing', '//api/bookings']
    const routes = urls.map((url) => ({ method: 'POST', url }))
    expect(await othersOf(routes, api.url, () => [404])).toEqual([])
  })
})
