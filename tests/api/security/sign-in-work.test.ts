import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SignIn } from '../../../api/staff/sign-in.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { someVisitor } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { nobody, someStaff } from '../setup/staff-browser.ts'

const PASSWORD = 'een lang wachtwoord'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ variables: { DEMO: 'false' } })
})
beforeEach(async () => {
  await nobody(setup.pool)
  await someStaff(setup.pool, { name: 'Els', email: 'els@example.com', password: PASSWORD })
  const gone = await someStaff(setup.pool, { name: 'Jos', email: 'jos@example.com', password: 'x' })
  await setup.pool.query('UPDATE staff SET active = false WHERE id = $1', [gone])
  // Invited, without a password yet.
  await setup.pool.query(
    `INSERT INTO staff (id, email, name, invited_at) VALUES (gen_random_uuid(), 'piet@example.com', 'Piet', now())`,
  )
})
afterAll(() => setup.close())

const signIn = (email: string, password: string) =>
  setup.app.inject({
    method: 'POST',
    url: '/api/staff/session',
    headers: { origin: ORIGIN, 'x-forwarded-for': someVisitor() },
    payload: { email, password },
  })

describe('Signing in costs the same work', () => {
  it.each([
    ['with an unknown address', 'niemand@example.com', 'iets anders'],
    ['with a wrong password', 'els@example.com', 'iets anders'],
    ['with the address of somebody who may no longer', 'jos@example.com', 'iets anders'],
    ['with the address of somebody who has no password yet', 'piet@example.com', 'iets anders'],
    ['with the right password', 'els@example.com', PASSWORD],
  ])('%s: one password is verified', async (_, email, password) => {
    const verified = vi.spyOn(setup.app.get(SignIn), 'isPassword')
    const { statusCode } = await signIn(email, password)
    expect(statusCode).toBe(password === PASSWORD ? 200 : 401)
    expect(verified).toHaveBeenCalledTimes(1)
    verified.mockRestore()
  })
})
