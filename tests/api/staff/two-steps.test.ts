import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../api/database/open-database.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type {
  AccountView,
  RecoveryCodesView,
  TwoStepSetupView,
} from '../../../api/staff/staff-shapes.ts'
import { totpCode, totpStep } from '../../../api/staff/totp.ts'
import { turnSecondStepOff } from '../../../api/staff/turn-second-step-off.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type StaffBrowser, nobody, someStaff, staffBrowser } from '../setup/staff-browser.ts'

const ELS = 'els@example.com'
const PASSWORD = 'een lang wachtwoord'
const ACCOUNT = '/api/back-office/account'
/** Real time stands still in these tests, in the middle of a half minute. */
const NOW = Date.parse('2026-11-22T12:00:15Z')

let setup: TestSetup
let els: StaffBrowser
let staffId: string
beforeAll(async () => {
  setup = await openSetup({ processes: 2, variables: { DEMO: 'false' } })
})
afterAll(() => setup.close())
beforeEach(async () => {
  await nobody(setup.pool)
  staffId = await someStaff(setup.pool, { name: 'Els', email: ELS, password: PASSWORD })
  els = staffBrowser(setup.app)
  await els.signIn(ELS, PASSWORD)
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const codeOf = (secret: string, halfMinutes = 0) =>
  totpCode(secret, totpStep(Date.now()) + halfMinutes)
const later = (halfMinutes: number) => vi.setSystemTime(Date.now() + halfMinutes * 30_000)
const begun = async (who = els) =>
  (await who.send<TwoStepSetupView>('POST', `${ACCOUNT}/two-steps/setup`, { password: PASSWORD }))
    .body
const confirm = (setup: string, code: string, who = els) =>
  who.send<RecoveryCodesView & ApiError>('POST', `${ACCOUNT}/two-steps/on`, { setup, code })
const account = async () => (await els.send<AccountView>('GET', ACCOUNT)).body
const fieldOf = ({ error }: ApiError) => (error.reason === 'invalid-input' ? error.fields : error)

/** Turns it on; a new code is good half a minute later. */
async function turnedOn() {
  const { secret, setup: sealed } = await begun()
  const { body } = await confirm(sealed, codeOf(secret))
  later(1)
  return { secret, codes: body.recoveryCodes }
}

/** Signs in on a device that nobody knows. */
const fresh = (code?: string, process = 0) =>
  staffBrowser(setup.processes[process]!.app).signIn<ApiError & { name?: string }>(
    ELS,
    PASSWORD,
    code,
  )

describe('Signing in with a code', () => {
  it('is turned on by the first code of an app that read the picture or the key', async () => {
    expect(await account()).toMatchObject({ twoStepsSince: null, recoveryCodesLeft: 0 })
    const { secret, picture, setup: sealed } = await begun()
    expect(picture).toMatch(/^<svg /)
    const { status, body } = await confirm(sealed, ` ${codeOf(secret).replace(/^.../, '$& ')} `)
    expect([status, body.recoveryCodes.length]).toEqual([200, 10])
    expect(await account()).toMatchObject({
      twoStepsSince: '2026-11-22T12:00:15.000Z',
      recoveryCodesLeft: 10,
    })
    const { rows } = await setup.pool.query(
      'SELECT row_to_json(s)::text AS kept FROM staff s UNION ALL SELECT code_hash FROM staff_recovery_codes UNION ALL SELECT after::text FROM changes',
    )
    for (const { kept } of rows)
      for (const said of [secret, ...body.recoveryCodes]) expect(kept).not.toContain(said)
  })

  it('asks for the code after the password, and for nothing more', async () => {
    const { secret } = await turnedOn()
    const first = await fresh()
    expect([first.status, first.body]).toMatchObject([
      401,
      {
        error: { login: 'code-needed', text: 'Vul de code van uw authenticator-app in.' },
      },
    ])
    expect(await fresh(codeOf(secret))).toMatchObject({ status: 200, body: { name: 'Els' } })
  })

  it('says nothing of the second step to who has not the password', async () => {
    const { secret } = await turnedOn()
    const { body } = await staffBrowser(setup.app).signIn<ApiError>(ELS, 'gok', codeOf(secret))
    expect(body.error).toMatchObject({ login: 'wrong-password' })
  })

  it('takes a code once, on whichever process, also of many at once', async () => {
    const { secret } = await turnedOn()
    const code = codeOf(secret)
    const answers = await Promise.all([0, 1, 0, 1].map((process) => fresh(code, process)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401,
    ])
    // One of before the used one is over too.
    expect((await fresh(codeOf(secret, -1))).status).toBe(401)
  })

  it('takes the code that turned it on for nothing else', async () => {
    const { secret, setup: sealed } = await begun()
    await confirm(sealed, codeOf(secret))
    expect((await fresh(codeOf(secret))).body.error).toMatchObject({ login: 'wrong-code' })
  })

  it('takes the code of half a minute ago or ahead, and none of a minute', async () => {
    const { secret } = await turnedOn()
    later(10)
    expect((await fresh(codeOf(secret, -2))).status).toBe(401)
    expect((await fresh(codeOf(secret, 2))).status).toBe(401)
    expect((await fresh(codeOf(secret, -1))).status).toBe(200)
    expect((await fresh(codeOf(secret, 1))).status).toBe(200)
  })

  it('takes a recovery code instead, however it is typed, and each once', async () => {
    const { codes } = await turnedOn()
    expect((await fresh(codes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await fresh(codes[0])).status).toBe(401)
    const twice = await Promise.all([fresh(codes[1]), fresh(codes[1], 1)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await account()).recoveryCodesLeft).toBe(8)
  })

  it('takes no recovery code of somebody else', async () => {
    const { codes } = await turnedOn()
    await someStaff(setup.pool, { name: 'Jos', email: 'jos@example.com', password: PASSWORD })
    const jos = staffBrowser(setup.app)
    await jos.signIn('jos@example.com', PASSWORD)
    const { secret, setup: sealed } = await begun(jos)
    await confirm(sealed, codeOf(secret), jos)
    const { status } = await staffBrowser(setup.app).signIn('jos@example.com', PASSWORD, codes[0])
    expect(status).toBe(401)
  })

  it('still takes recovery codes where the SECRET of the server was lost, and no code', async () => {
    const { secret, codes } = await turnedOn()
    await setup.pool.query(
      `UPDATE staff SET totp_secret = 'c2VhbGVkIHdpdGggYW5vdGhlciBzZWNyZXQgb2YgYmVmb3Jl'`,
    )
    expect((await fresh(codeOf(secret))).status).toBe(401)
    expect((await fresh(codes[0])).status).toBe(200)
  })
})

describe('Somebody who has the password and guesses the code', () => {
  it('has five tries in a quarter of an hour and twenty a day, and locks the owner out nowhere', async () => {
    const { secret } = await turnedOn()
    const tries = async () => {
      for (let tried = 0; ; tried++) {
        await setup.pool.query(`DELETE FROM login_attempts WHERE at < now() - interval '1 day'`)
        const { body } = await fresh(String(tried).padStart(6, '1'))
        if (body.error.reason === 'login-refused' && body.error.login === 'throttled') return tried
      }
    }
    const inQuarters: number[] = []
    for (let quarter = 0; quarter < 5; quarter++) {
      inQuarters.push(await tries())
      await setup.pool.query(`UPDATE login_attempts SET at = at - interval '15 minutes'`)
    }
    expect(inQuarters).toEqual([5, 5, 5, 5, 0])
    // With the right code too, from where nobody knows; the owner's own device opens.
    expect((await fresh(codeOf(secret))).status).toBe(429)
    expect((await els.signIn(ELS, PASSWORD, codeOf(secret))).status).toBe(200)
  })

  it('is not made a known device by the password alone', async () => {
    await turnedOn()
    const guesser = staffBrowser(setup.app)
    await guesser.signIn(ELS, PASSWORD)
    await guesser.signIn(ELS, PASSWORD, '000000')
    expect(Object.keys(guesser.cookies)).toEqual([])
  })
})

describe('Turning the second step on', () => {
  it('asks for the password, and stores nothing before a code is right', async () => {
    const wrong = await els.send<ApiError>('POST', `${ACCOUNT}/two-steps/setup`, {
      password: 'gok',
    })
    expect([wrong.status, fieldOf(wrong.body)]).toEqual([
      400,
      [{ field: 'password', text: 'Dit is niet uw huidige wachtwoord.' }],
    ])
    const { setup: sealed } = await begun()
    const { status, body } = await confirm(sealed, '000000')
    expect([status, fieldOf(body)]).toMatchObject([400, [{ field: 'code' }]])
    expect((await account()).twoStepsSince).toBeNull()
  })

  it('takes no setup that is made up, of a colleague, or older than a quarter of an hour', async () => {
    const { secret, setup: sealed } = await begun()
    await someStaff(setup.pool, { name: 'Jos', email: 'jos@example.com', password: PASSWORD })
    const jos = staffBrowser(setup.app)
    await jos.signIn('jos@example.com', PASSWORD)
    expect((await confirm(sealed, codeOf(secret), jos)).status).toBe(409)
    expect((await confirm('verzonnen', codeOf(secret))).status).toBe(409)
    later(30)
    const late = await confirm(sealed, codeOf(secret))
    expect([late.status, late.body.error.text]).toEqual([
      409,
      'Het instellen duurde te lang. Begin opnieuw.',
    ])
  })

  it('again, while it is on, is refused: another app takes the place of none', async () => {
    const { secret, codes } = await turnedOn()
    const other = await begun()
    const { status, body } = await confirm(other.setup, codeOf(other.secret))
    expect([status, body.error.text]).toEqual([
      409,
      'Inloggen in twee stappen staat al aan. Zet het eerst uit.',
    ])
    expect((await fresh(codeOf(other.secret))).status).toBe(401)
    expect((await fresh(codeOf(secret))).status).toBe(200)
    expect((await fresh(codes[0])).status).toBe(200)
  })

  it('and off again is written down without a secret, who and when', async () => {
    const { codes } = await turnedOn()
    await els.send('POST', `${ACCOUNT}/two-steps/off`, { password: PASSWORD, code: codes[0] })
    const { rows } = await setup.pool.query(
      `SELECT by, before -> 'totp_since' AS was, after -> 'totp_since' AS is, before ? 'totp_secret' OR before ? 'password_hash' AS secret
       FROM changes WHERE noun = 'staff' AND row_key = $1 ORDER BY id`,
      [staffId],
    )
    const at = expect.stringContaining('2026-11-22') as unknown
    expect(rows).toEqual([
      { by: 'Els', was: null, is: at, secret: false },
      { by: 'Els', was: at, is: null, secret: false },
    ])
  })
})

describe('Turning the second step off', () => {
  const off = (password: string, code: string) =>
    els.send<ApiError>('POST', `${ACCOUNT}/two-steps/off`, { password, code })

  it('asks for the password and a code of now', async () => {
    const { secret } = await turnedOn()
    expect(fieldOf((await off('gok', codeOf(secret))).body)).toMatchObject([{ field: 'password' }])
    expect(fieldOf((await off(PASSWORD, '000000')).body)).toMatchObject([{ field: 'code' }])
    expect((await account()).twoStepsSince).not.toBeNull()
    expect((await off(PASSWORD, codeOf(secret))).status).toBe(204)
    expect(await account()).toMatchObject({ twoStepsSince: null, recoveryCodesLeft: 0 })
    expect((await fresh()).status).toBe(200)
  })

  it('and guessing on a screen that was left open is slowed', async () => {
    await turnedOn()
    const statuses: number[] = []
    for (let tried = 0; tried < 11; tried++) statuses.push((await off('gok', '0')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

describe('Turning it off from the server', () => {
  const turnedOff = (email: string) =>
    inTransaction(setup.pool, (client) => turnSecondStepOff(client, email))

  it('lets the only one of staff in who lost phone and codes, and is written down', async () => {
    const { codes } = await turnedOn()
    expect(await turnedOff(' ELS@example.com ')).toBe(true)
    expect((await els.send('GET', ACCOUNT)).status).toBe(401)
    expect((await fresh()).status).toBe(200)
    const { rows } = await setup.pool.query(
      `SELECT by, after -> 'totp_since' AS since FROM changes WHERE noun = 'staff' AND row_key = $1 ORDER BY id DESC LIMIT 1`,
      [staffId],
    )
    expect(rows).toEqual([{ by: 'De beheerder van de server', since: null }])
    expect((await els.signIn(ELS, PASSWORD, codes[0])).status).toBe(200)
    expect((await account()).recoveryCodesLeft).toBe(0)
  })

  it('says so where there is nothing to turn off', async () => {
    expect([await turnedOff(ELS), await turnedOff('niemand@example.com')]).toEqual([false, false])
  })
})

describe('New recovery codes', () => {
  const renew = (password: string, code: string) =>
    els.send<RecoveryCodesView & ApiError>('POST', `${ACCOUNT}/recovery-codes`, { password, code })

  it('come for the password and a code of now, and end those of before', async () => {
    const { secret, codes } = await turnedOn()
    expect(fieldOf((await renew('gok', codes[0]!)).body)).toMatchObject([{ field: 'password' }])
    expect(fieldOf((await renew(PASSWORD, '000000')).body)).toMatchObject([{ field: 'code' }])
    const { body } = await renew(PASSWORD, codeOf(secret))
    expect(new Set([...codes, ...body.recoveryCodes]).size).toBe(20)
    expect((await fresh(codes[0])).status).toBe(401)
    expect((await fresh(body.recoveryCodes[0])).status).toBe(200)
  })

  it('come for a recovery code too, and are written down', async () => {
    const { codes } = await turnedOn()
    expect((await renew(PASSWORD, codes[3]!)).status).toBe(200)
    const { rows } = await setup.pool.query(
      `SELECT by, before -> 'recovery_codes_renewed_at' AS was, after -> 'recovery_codes_renewed_at' AS is
       FROM changes WHERE noun = 'staff' AND row_key = $1 ORDER BY id DESC LIMIT 1`,
      [staffId],
    )
    expect(rows).toEqual([
      { by: 'Els', was: null, is: expect.stringContaining('2026-11-22') as unknown },
    ])
  })

  it('are for who signs in with a code only', async () => {
    expect((await renew(PASSWORD, '000000')).status).toBe(409)
  })
})
