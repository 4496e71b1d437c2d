import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Readiness } from '../../../api/operation/readiness.ts'
import { openOperationServer } from '../../../api/operation/operation-server.ts'
import type { Missing } from '../../../api/operation/readiness.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ variables: { REQUESTS_PER_MINUTE: '20' } })
})
afterAll(() => setup.close())

const ask = async (url: string) => {
  const { statusCode, body } = await setup.app.inject({ url })
  return { status: statusCode, body: JSON.parse(body) as unknown }
}
const ok = { status: 200, body: { status: 'ok' } }
const lacks = (missing: Missing) => ({ status: 503, body: { status: 'unavailable', missing } })

describe('Health', () => {
  it('of a process that serves and has its database is told as often as it is asked for', async () => {
    for (let times = 0; times < 30; times++) expect(await ask('/health/ready')).toEqual(ok)
    expect(await ask('/health/live')).toEqual(ok)
    expect((await ask('/health/other')).status).toBe(404)
  })

  it('is no readiness while a migration has not run, or while none has', async () => {
    await setup.pool.query(
      `UPDATE migrations SET name = 'of another release' WHERE id = (SELECT max(id) FROM migrations)`,
    )
    expect(await ask('/health/ready')).toEqual(lacks('migrations'))
    await setup.pool.query('ALTER TABLE migrations RENAME TO elsewhere')
    expect(await ask('/health/ready')).toEqual(lacks('migrations'))
    expect(await ask('/health/live')).toEqual(ok)
    await setup.pool.query('ALTER TABLE elsewhere RENAME TO migrations')
  })

  it('is no readiness once the process is ending, though it lives', async () => {
    setup.app.get(Readiness).end()
    expect(await ask('/health/ready')).toEqual(lacks('ending'))
    expect(await ask('/health/live')).toEqual(ok)
  })

  it('of a process without a site is told on a port of its own, and nothing else is', async () => {
    let missing: Missing | null = 'temporal'
    const server = await openOperationServer(
      { host: 'localhost', port: 0 },
      {
        missing: async () => missing,
        gauges: { look: async () => {} },
        environment: { metricsToken: null, trustProxy: false, production: false },
      },
    )
    const get = async (path: string, method = 'GET') => {
      const answer = await fetch(`http://localhost:${server.port}${path}`, { method })
      return { status: answer.status, body: await answer.text() }
    }
    expect(await get('/health/live')).toEqual({ status: 200, body: '{"status":"ok"}' })
    expect(await get('/health/ready')).toEqual({
      status: 503,
      body: '{"status":"unavailable","missing":"temporal"}',
    })
    missing = null
    expect((await get('/health/ready')).status).toBe(200)
    expect(await get('/health/ready', 'POST')).toEqual({ status: 404, body: '' })
    expect(await get('/api/property')).toEqual({ status: 404, body: '' })
    await server.close()
  })
})
