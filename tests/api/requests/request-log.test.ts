import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { requestIdOf } from '../../../api/telemetry/request-id.ts'
import { logRequests, loggerOptions } from '../../../api/requests/request-log.ts'
import { readEnvironment } from '../../../api/environment/environment.ts'

describe('the log', () => {
  it('says which route was asked and how it went, but not by whom, for whom or with what', async () => {
    const environment = readEnvironment({
      DATABASE_URL: 'postgres://none',
      SECRET: 'only the tests know',
      LOG_LEVEL: 'debug',
    })
    const stream = new PassThrough()
    let said = ''
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const app = fastify({ logger: { ...loggerOptions(environment), stream } })
    logRequests(app, environment)
    app.post('/api/bookings/:id', () => ({ guest: 'Anna' }))
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/bookings/4711?email=anna@example.com',
      headers: { cookie: 'kamersleutel_session=geheim', 'x-forwarded-for': '203.0.113.9' },
      payload: { phone: '0612345678' },
    })
    await app.close()
    expect(said).toContain('"route":"/api/bookings/:id"')
    expect(said).toContain('"status":200')
    const line = said.split('\n').find((one) => one.includes('"route"'))!
    // One name of the request, in its line and in its answer; no second one of the framework.
    expect(JSON.parse(line)).toMatchObject({
      part: 'api',
      level: 'info',
      requestId: headers['x-request-id'],
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/)
    expect(line.match(/requestId|reqId/g)).toEqual(['requestId'])
    for (const secret of ['4711', 'anna@', 'geheim', '203.0.113', '0612345678', '127.0.0.1'])
      expect(said).not.toContain(secret)
  })
})

describe('The id of a request', () => {
  it('is the trusted proxy’s where that is well-formed, and a new one otherwise', () => {
    expect(requestIdOf('7f3a-Proxy_01', true)).toBe('7f3a-Proxy_01')
    const made = /^[0-9a-f]{12}$/
    expect(requestIdOf('7f3a-Proxy_01', false)).toMatch(made)
    for (const odd of [undefined, '', 'short', 'two words here', 'a\nsecond line', 'x'.repeat(65)])
      expect(requestIdOf(odd, true)).toMatch(made)
    expect(requestIdOf(undefined, true)).not.toBe(requestIdOf(undefined, true))
  })
})
