import { describe, expect, it } from 'vitest'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { demoLoginWorks } from '../../../api/staff/demo-login-works.ts'
import { hashPassword } from '../../../api/staff/passwords.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { openSetup } from '../setup/open-setup.ts'

describe('a property without staff', () => {
  it('is given the demo login once, by whichever process is first', async () => {
    const setup = await openSetup({ processes: 2 })
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { origin: ORIGIN },
      payload: demoLogin,
    })
    expect(answer.statusCode).toBe(200)
    expect((await setup.pool.query('SELECT 1 FROM staff')).rowCount).toBe(1)
    expect(await demoLoginWorks(setup.pool)).toBe(true)
    await setup.close()
  })

  it('shows the demo login only while it opens the property', async () => {
    const setup = await openSetup()
    await setup.pool.query('UPDATE staff SET password_hash = $1', [
      await hashPassword('een eigen wachtwoord'),
    ])
    expect(await demoLoginWorks(setup.pool)).toBe(false)
    await setup.pool.query('UPDATE staff SET password_hash = $1, active = false', [
      await hashPassword(demoLogin.password),
    ])
    expect(await demoLoginWorks(setup.pool)).toBe(false)
    await setup.pool.query('DELETE FROM staff_sessions; DELETE FROM staff')
    expect(await demoLoginWorks(setup.pool)).toBe(false)
    await setup.close()
  })

  it('in production mode has only the login it was given, over a cookie that never travels in the clear', async () => {
    const login = { STAFF_EMAIL: 'els@example.com', STAFF_PASSWORD: 'een lang wachtwoord' }
    const setup = await openSetup({
      variables: {
        HOUSE_MODE: 'production',
        PUBLIC_URL: 'https://kamersleutel.example',
        SANDBOX_PAYMENTS: 'true',
        ...login,
      },
    })
    const signIn = (payload: object) =>
      setup.app.inject({
        method: 'POST',
        url: '/api/staff/session',
        headers: { origin: 'https://kamersleutel.example' },
        payload,
      })
    expect((await signIn(demoLogin)).statusCode).toBe(401)
    const answer = await signIn({ email: login.STAFF_EMAIL, password: login.STAFF_PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies[0]).toMatchObject({ secure: true, httpOnly: true })
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=/)
    await setup.close()
  })
})
