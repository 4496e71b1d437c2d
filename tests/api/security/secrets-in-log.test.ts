import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { type ApiChild, startApiChild } from '../setup/api-child.ts'
import { twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

/** What the house knows and nobody may read in its log. */
const SECRETS = {
  SECRET: 'recognisable-secret-0001',
  SMTP_URL: 'smtp://post:recognisable-smtp-0002@127.0.0.1:1',
  MOLLIE_API_KEY: 'test_recognisablemollie0003',
  S3_SECRET_ACCESS_KEY: 'recognisable-s3-0004',
}
const TYPED = ['recognisable-password-0005', 'recognisable-token-0006', 'Herkenbaarstra']

let setup: TestSetup
let api: ApiChild
beforeAll(async () => {
  setup = await openSetup()
  const variables = { ...SECRETS, LOG_LEVEL: 'debug', MOLLIE_URL: 'http://127.0.0.1:1/v2' }
  api = await startApiChild(setup.url, variables, { isQuiet: true })
}, 240_000)
afterAll(async () => {
  await api.stop()
  await setup.close()
})

async function ask(method: string, path: string, body?: unknown, headers: object = {}) {
  const answer = await fetch(api.url + path, {
    method,
    redirect: 'manual',
    headers: { origin: api.url, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    text: await answer.text(),
    cookies: answer.headers.getSetCookie(),
  }
}
const key = () => ({ 'idempotency-key': randomUUID() })

describe('The log of an API', { timeout: 60_000 }, () => {
  it('holds no key, password, token or name, whatever fails', async () => {
    const [password, token, name] = TYPED
    const signedIn = await ask('POST', '/api/staff/session', demoLogin)
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.cookies.map((each) => each.split(';')[0]).join('; ')
    const session = /kamersleutel_session=([^;]+)/.exec(cookie)![1]!
    const guest = { ...twoNights, lastName: name, email: `${name}@example.com` }
    const booked = await ask('POST', '/api/bookings', guest, key())
    expect(booked.status).toBe(201)
    const { id } = JSON.parse(booked.text) as { id: string }
    await ask('POST', '/api/staff/session', { email: 'a@example.com', password })
    await ask('PUT', '/api/staff/password', { token, password: 'drie woorden achter elkaar' })
    await ask('POST', '/api/bookings', `{"name":"${name}`, key())
    await ask('GET', `/api/bookings/${id}/checkout?token=${token}`)
    await ask('GET', `/api/back-office/bookings?token=${token}`, undefined, {
      authorization: `Bearer ${token}`,
      cookie,
    })
    // Neither Mollie nor the mail server is there.
    for (const trial of ['try-payments', 'try-mail'])
      await ask('POST', `/api/back-office/first-steps/${trial}`, undefined, {
        cookie,
        'content-type': '',
      })
    await setup.pool.query('ALTER TABLE bookings RENAME TO bookings_away')
    const broken = await ask('POST', '/api/bookings', { ...guest, persons: 1 }, key())
    const unreadable = await ask('GET', `/api/bookings/${id}/status`)
    await setup.pool.query('ALTER TABLE bookings_away RENAME TO bookings')
    expect([broken.status, unreadable.status]).toEqual([500, 500])
    // It is the log: what failed stands in it, the last of it a moment after the answer.
    await vi.waitFor(() => expect(api.said()).toContain('/api/bookings/:id/status'), 30_000)
    const said = api.said()
    expect(said).toContain('unexpected error')
    const database = new URL(setup.url).password
    const passwords = [demoLogin.password, database, 'recognisable-smtp-0002']
    for (const secret of [...Object.values(SECRETS), ...TYPED, ...passwords, session])
      expect([secret, said.includes(secret)]).toEqual([secret, false])
  })
})
