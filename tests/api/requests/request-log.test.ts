import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
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
    await app.inject({
      method: 'POST',
      url: '/api/bookings/4711?email=anna@example.com',
      headers: { cookie: 'kamersleutel_session=geheim', 'x-forwarded-for': '203.0.113.9' },
      payload: { phone: '0612345678' },
    })
    await app.close()
    expect(said).toContain('"route":"/api/bookings/:id"')
    expect(said).toContain('"status":200')
    for (const secret of ['4711', 'anna@', 'geheim', '203.0.113', '0612345678', '127.0.0.1'])
      expect(said).not.toContain(secret)
  })
})
