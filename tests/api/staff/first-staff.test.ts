import { describe, expect, it } from 'vitest'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { demoLoginWorks } from '../../../api/staff/demo-login-works.ts'
import { hashPassword } from '../../../api/staff/passwords.ts'
import { ORIGIN } from '../house/api-process.ts'
import { openHouse } from '../house/open-house.ts'

describe('a house without staff', () => {
  it('is given the demo login once, by whichever process is first', async () => {
    const house = await openHouse({ processes: 2 })
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { origin: ORIGIN },
      payload: demoLogin,
    })
    expect(answer.statusCode).toBe(200)
    expect((await house.pool.query('SELECT 1 FROM staff')).rowCount).toBe(1)
    expect(await demoLoginWorks(house.pool)).toBe(true)
    await house.close()
  })

  it('shows the demo login only while it opens the house', async () => {
    const house = await openHouse()
    await house.pool.query('UPDATE staff SET password_hash = $1', [
      await hashPassword('een eigen wachtwoord'),
    ])
    expect(await demoLoginWorks(house.pool)).toBe(false)
    await house.pool.query('UPDATE staff SET password_hash = $1, active = false', [
      await hashPassword(demoLogin.password),
    ])
    expect(await demoLoginWorks(house.pool)).toBe(false)
    await house.pool.query('DELETE FROM staff_sessions; DELETE FROM staff')
    expect(await demoLoginWorks(house.pool)).toBe(false)
    await house.close()
  })

  it('in production mode has only the login it was given, over a cookie that never travels in the clear', async () => {
    const login = { STAFF_EMAIL: 'els@example.com', STAFF_PASSWORD: 'een lang wachtwoord' }
    const house = await openHouse({
      variables: {
        HOUSE_MODE: 'production',
        PUBLIC_URL: 'https://kamersleutel.example',
        SANDBOX_PAYMENTS: 'true',
        ...login,
      },
    })
    const signIn = (payload: object) =>
      house.app.inject({
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
    await house.close()
  })
})
