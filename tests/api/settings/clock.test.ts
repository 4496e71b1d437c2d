import { describe, expect, it } from 'vitest'
import { Clock } from '../../../api/environment/clock.ts'
import { demoLogin } from '../../../api/staff/demo-login.ts'
import { MONDAY, ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

const at = (text: string) => Date.parse(text)
const clockAt = (now: number, options: Partial<{ movable: boolean; today: string }> = {}) =>
  new Clock({ movable: options.movable ?? true, today: options.today ?? null, realNow: () => now })

describe('the clock of the property', () => {
  it('is the real one until it is moved', () => {
    const clock = clockAt(at('2026-02-02T09:30:15.250+01:00'))
    expect([clock.now(), clock.today(), clock.moved]).toEqual([
      at('2026-02-02T09:30:15.250+01:00'),
      '2026-02-02',
      false,
    ])
  })

  it('keeps the time on the wall on another day, over a change to summer time too', () => {
    const clock = clockAt(at('2026-02-02T09:30:15.250+01:00'), { today: '2026-07-01' })
    expect(clock.now()).toBe(at('2026-07-01T09:30:15.250+02:00'))
    expect(clock.moment().minuteOfDay).toBe(9 * 60 + 30)
  })

  it('goes on from the day it was moved to, and back when the setting is gone', () => {
    let now = at('2026-02-02T23:59:00+01:00')
    const clock = new Clock({ movable: true, today: null, realNow: () => now })
    clock.follow(clock.settingFor('2025-07-05'))
    expect(clock.today()).toBe('2025-07-05')
    now += 120_000
    expect(clock.today()).toBe('2025-07-06')
    clock.follow(null)
    expect(clock.today()).toBe('2026-02-03')
  })

  it('does not move in production mode, whoever asks', () => {
    const clock = clockAt(MONDAY, { movable: false, today: '2030-01-01' })
    clock.follow({ today: '2031-01-01', since: '2026-02-02' })
    expect(clock.today()).toBe('2026-02-02')
  })
})

async function signIn({ app }: TestSetup, origin = ORIGIN): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/staff/session',
    headers: { origin },
    payload: demoLogin,
  })
  return answer.cookies[0]!.value
}

describe('moving the clock', () => {
  it('moves today for every process at once, their calendars and their holds, and writes nothing for each booking', async () => {
    const setup = await openSetup({ processes: 2 })
    const cookies = { kamersleutel_session: await signIn(setup) }
    await book(setup.app, twoNights)
    const move = (today: string | null) =>
      setup.app.inject({
        method: 'PUT',
        url: '/api/back-office/settings/clock',
        headers: { origin: ORIGIN },
        cookies,
        payload: { today },
      })
    expect((await move('2025-07-04')).json()).toEqual({ today: '2025-07-04', movable: true })
    const other = setup.processes[1]!.app
    expect((await other.inject({ url: '/api/property' })).json()).toMatchObject({
      today: '2025-07-04',
      clockMoved: true,
    })
    const quote = await other.inject({
      url: '/api/quotes?room=knusse-kamer&arrival=2025-07-07&departure=2025-07-09&persons=2',
    })
    expect(quote.json()).toMatchObject({ ok: true })
    const { rows } = await setup.pool.query('SELECT topic FROM outbox')
    expect(rows).toEqual([{ topic: 'booking-held' }])
    expect((await move(null)).json()).toEqual({ today: null, movable: true })
    expect((await other.inject({ url: '/api/property' })).json()).toMatchObject({
      today: '2026-02-02',
      clockMoved: false,
    })
    expect((await move('2025-02-30')).statusCode).toBe(400)
    await setup.close()
  })

  it('is refused in production mode', async () => {
    const login = { email: 'els@example.com', password: 'een lang wachtwoord' }
    const setup = await openSetup({
      variables: {
        HOUSE_MODE: 'production',
        STAFF_EMAIL: login.email,
        STAFF_PASSWORD: login.password,
        SANDBOX_PAYMENTS: 'true',
        CLOCK_TODAY: '2025-01-01',
      },
    })
    const session = await setup.app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { origin: ORIGIN },
      payload: login,
    })
    const cookies = { kamersleutel_session: session.cookies[0]!.value }
    expect(
      (await setup.app.inject({ url: '/api/back-office/settings/clock', cookies })).json(),
    ).toEqual({
      today: null,
      movable: false,
    })
    const answer = await setup.app.inject({
      method: 'PUT',
      url: '/api/back-office/settings/clock',
      headers: { origin: ORIGIN },
      cookies,
      payload: { today: '2025-07-04' },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.reason).toBe('clock-fixed')
    await setup.close()
  })
})
