import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../api/staff/passwords.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { someVisitor } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

const password = 'een lang wachtwoord'
let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ processes: 2, variables: { DEMO: 'false' } })
  const hash = await hashPassword(password)
  await setup.pool.query(
    `INSERT INTO staff (id, email, name, password_hash, active) VALUES (gen_random_uuid(), 'Els@example.com', 'Els', $1, true), (gen_random_uuid(), 'weg@example.com', 'Weg', $1, false)`,
    [hash],
  )
})
afterAll(() => setup.close())
beforeEach(async () => {
  await setup.pool.query('DELETE FROM login_attempts')
  await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
})

async function signIn(
  email: unknown,
  secret: unknown,
  { visitor = someVisitor(), process = 0, cookie = '' } = {},
) {
  const answer = await setup.processes[process]!.app.inject({
    method: 'POST',
    url: '/api/staff/session',
    headers: { origin: ORIGIN, 'x-forwarded-for': visitor, cookie },
    payload: { email, password: secret } as object,
  })
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookie: answer.cookies[0],
    headers: answer.headers,
  }
}

function session(token: string | undefined, process = 0) {
  return setup.processes[process]!.app.inject({
    url: '/api/staff/session',
    cookies: token ? { kamersleutel_session: token } : {},
  })
}

describe('staff who sign in', () => {
  it('have a session on every process, in a cookie that scripts cannot read', async () => {
    const { status, body, cookie } = await signIn(' els@example.com ', password)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Els', email: 'Els@example.com' })
    expect(cookie).toMatchObject({
      name: 'kamersleutel_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
    expect(cookie).not.toHaveProperty('secure')
    expect((await session(cookie!.value, 1)).json()).toMatchObject({ name: 'Els' })
    const { rows } = await setup.pool.query('SELECT token_hash FROM staff_sessions')
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(cookie!.value)
  })

  it.each([
    ['geen adres', password, 'invalid-email', 'Controlleer het e-mail adres!'],
    ['wie@example.com', password, 'unknown-email', 'E-mail adres is niet bekend!'],
    ['els@example.com', 'iets anders', 'wrong-password', 'Controlleer het wachtwoord!'],
    ['weg@example.com', password, 'other', 'Het e-mail adres is niet bekend, probeer het opnieuw'],
  ])('as %s with %s hear what is wrong (%s)', async (email, secret, login, text) => {
    expect(await signIn(email, secret)).toMatchObject({
      status: 401,
      body: { error: { reason: 'login-refused', login, text } },
    })
  })

  it('hear one message for all where the reading asks for it', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"login.errors": "one-for-all"}')`,
    )
    const texts = [
      await signIn('wie@example.com', password),
      await signIn('els@example.com', 'iets anders'),
    ].map(({ body }) => body.error.text)
    expect(new Set(texts)).toEqual(new Set(['Het e-mailadres of het wachtwoord klopt niet.']))
  })

  it.each([
    [undefined, password],
    ['els@example.com', undefined],
    [7, password],
    ['els@example.com', { $gt: '' }],
    ['x'.repeat(400), password],
  ])('with %j and %j are told it cannot be read', async (email, secret) => {
    expect((await signIn(email, secret)).status).toBe(400)
  })

  it('end the session they had before', async () => {
    const first = await signIn('els@example.com', password)
    await signIn('els@example.com', password, {
      cookie: `kamersleutel_session=${first.cookie!.value}`,
    })
    expect((await session(first.cookie!.value)).statusCode).toBe(401)
  })

  it('and out again have no session any more, on no process', async () => {
    const { cookie } = await signIn('els@example.com', password)
    const out = await setup.app.inject({
      method: 'DELETE',
      url: '/api/staff/session',
      headers: { origin: ORIGIN },
      cookies: { kamersleutel_session: cookie!.value },
    })
    expect(out.statusCode).toBe(204)
    expect((await session(cookie!.value, 1)).statusCode).toBe(401)
  })

  it('are signed out when their session has run out or their account is closed', async () => {
    const { cookie } = await signIn('els@example.com', password)
    await setup.pool.query(`UPDATE staff_sessions SET expires_at = now() - interval '1 second'`)
    expect((await session(cookie!.value)).statusCode).toBe(401)
    const again = await signIn('els@example.com', password)
    await setup.pool.query(`UPDATE staff SET active = false WHERE name = 'Els'`)
    expect((await session(again.cookie!.value)).statusCode).toBe(401)
    await setup.pool.query(`UPDATE staff SET active = true WHERE name = 'Els'`)
  })
})

describe('who tries too often', () => {
  it('for one address is told to wait, wherever they try from and whichever process they ask, even with the right password', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        signIn('els@example.com', `gok ${i}`, { process: i % 2 }),
      ),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect({ wrong: count(401), waiting: count(429) }).toEqual({ wrong: 10, waiting: 14 })
    const locked = await signIn('ELS@example.com', password)
    expect(locked).toMatchObject({ status: 429, body: { error: { login: 'throttled' } } })
    expect(locked.body.error.text).toMatch(/^Te veel pogingen.*15 min/)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
  })

  it('from one place is told to wait, whatever the address', async () => {
    const visitor = '203.0.113.77'
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        signIn(`gast${i}@example.com`, 'gok', { visitor, process: i % 2 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await signIn('els@example.com', password)).status).toBe(200)
  })

  it('may try again after a quarter of an hour, and at once after signing in', async () => {
    for (let i = 0; i < 9; i++) await signIn('els@example.com', 'gok')
    expect((await signIn('els@example.com', password)).status).toBe(200)
    for (let i = 0; i < 10; i++) expect((await signIn('els@example.com', 'gok')).status).toBe(401)
    expect((await signIn('els@example.com', password)).status).toBe(429)
    await setup.pool.query(`UPDATE login_attempts SET at = at - interval '15 minutes'`)
    expect((await signIn('els@example.com', password)).status).toBe(200)
  })
})

describe('without a session', () => {
  it.each([
    ['GET', '/api/back-office/bookings'],
    ['GET', '/api/back-office/bookings/00000000-0000-4000-8000-000000000000'],
    ['POST', '/api/back-office/bookings/00000000-0000-4000-8000-000000000000/acts/cancel'],
    ['POST', '/api/back-office/bookings/00000000-0000-4000-8000-000000000000/acts/mark-paid'],
    [
      'POST',
      '/api/back-office/bookings/00000000-0000-4000-8000-000000000000/acts/resend-confirmation',
    ],
    ['GET', '/api/back-office/agenda?from=2026-02-02&until=2026-02-09'],
    ['GET', '/api/back-office/settings/clock'],
    ['PUT', '/api/back-office/settings/clock'],
    ['GET', '/api/back-office/live'],
    ['GET', '/api/staff/session'],
  ] as const)('%s %s is refused', async (method, url) => {
    const answer = await setup.app.inject({
      method,
      url,
      headers: { origin: ORIGIN, cookie: 'kamersleutel_session=verzonnen' },
      ...(method === 'GET' ? {} : { payload: {} }),
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error.reason).toBe('not-signed-in')
  })
})
