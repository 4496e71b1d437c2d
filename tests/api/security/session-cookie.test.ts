import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

const ORIGIN = 'https://kamersleutel.example'
const NAME = '__Host-kamersleutel_session'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ variables: { PUBLIC_URL: ORIGIN } })
})
afterAll(() => setup.close())

async function signIn() {
  const answer = await setup.app.inject({
    method: 'POST',
    url: '/api/staff/session',
    headers: { origin: ORIGIN },
    payload: demoLogin,
  })
  return answer.cookies
}
const current = async (cookies: Record<string, string>) =>
  (await setup.app.inject({ url: '/api/staff/session', cookies })).statusCode

describe('The cookies of a site that is served over https', () => {
  it('are for this host alone, over https alone, for no script and no other site', async () => {
    const [session, device] = await signIn()
    expect(session).toMatchObject({
      name: NAME,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect(session).not.toHaveProperty('domain')
    expect(device).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' })
    expect(await current({ [NAME]: session!.value })).toBe(200)
  })

  it('are not taken under the name that a sibling of the domain could set', async () => {
    const [session] = await signIn()
    expect(await current({ kamersleutel_session: session!.value })).toBe(401)
  })

  it('are taken away under their own name when staff sign out', async () => {
    const [session] = await signIn()
    const answer = await setup.app.inject({
      method: 'DELETE',
      url: '/api/staff/session',
      headers: { origin: ORIGIN },
      cookies: { [NAME]: session!.value },
    })
    expect(answer.cookies).toMatchObject([{ name: NAME, value: '', secure: true, path: '/' }])
    expect(await current({ [NAME]: session!.value })).toBe(401)
  })
})

describe('A session', () => {
  it('has another token after each sign-in, and the one before is worth nothing', async () => {
    const [first] = await signIn()
    const again = await setup.app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { origin: ORIGIN },
      cookies: { [NAME]: first!.value },
      payload: demoLogin,
    })
    expect(again.cookies[0]!.value).not.toBe(first!.value)
    expect(await current({ [NAME]: first!.value })).toBe(401)
  })

  it.each([
    ['twelve hours after it was last used', `expires_at = now() - interval '1 second'`],
    ['thirty days after it began', `created_at = now() - interval '30 days'`],
  ])('ends %s', async (_, change) => {
    const [session] = await signIn()
    expect(await current({ [NAME]: session!.value })).toBe(200)
    const { rows } = await setup.pool.query<{ hours: number }>(
      `SELECT max(extract(epoch FROM expires_at - last_seen_at) / 3600)::int AS hours FROM staff_sessions`,
    )
    expect(rows[0]!.hours).toBe(12)
    await setup.pool.query(`UPDATE staff_sessions SET ${change}`)
    expect(await current({ [NAME]: session!.value })).toBe(401)
  })
})
