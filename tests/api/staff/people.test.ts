import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type {
  MailedStaffView,
  StaffView,
  TwoStepSetupView,
} from '../../../api/staff/staff-shapes.ts'
import { totpCode, totpStep } from '../../../api/staff/totp.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type StaffBrowser, nobody, someStaff, staffBrowser } from '../setup/staff-browser.ts'

const STAFF = '/api/back-office/staff'
const PASSWORD = 'een lang wachtwoord'
const CHOSEN = 'drie woorden achter elkaar'
let setup: TestSetup
let mails: MailServer
let els: StaffBrowser
let elsId: string
beforeAll(async () => {
  mails = await startMailServer()
  setup = await openSetup({ variables: { DEMO: 'false', SMTP_URL: mails.url } })
})
afterAll(async () => {
  await setup.close()
  await mails.stop()
})
beforeEach(async () => {
  await nobody(setup.pool)
  elsId = await someStaff(setup.pool, { name: 'Els', email: 'els@example.com', password: PASSWORD })
  els = staffBrowser(setup.app)
  await els.signIn('els@example.com', PASSWORD)
})

let nth = 0
/** Nobody was mailed at it before. */
const someAddress = () => `jos${++nth}@example.com`
const invite = (asked: object = { name: ' Jos ', email: someAddress() }) =>
  els.send<MailedStaffView & ApiError>('POST', STAFF, asked)
const act = (id: string, what: string, who = els) =>
  who.send<MailedStaffView & ApiError>('POST', `${STAFF}/${id}/${what}`)
const remove = (id: string) => els.send<ApiError>('DELETE', `${STAFF}/${id}`)
const listed = async () => (await els.send<StaffView[]>('GET', STAFF)).body
const choose = (token: string, password = CHOSEN) =>
  staffBrowser(setup.app).send('PUT', '/api/staff/password', { token, password })

/** The links that were mailed to an address, the first first. */
const tokensTo = (email: string) =>
  mails.received
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ text }) => /wachtwoord-vergeten#([\w.-]+)/.exec(text ?? '')?.[1] ?? '')

/** Somebody who took an invitation up and signed in. */
async function colleague(): Promise<{ id: string; email: string; browser: StaffBrowser }> {
  const email = someAddress()
  const { id } = (await invite({ name: 'Jos', email })).body
  await choose(tokensTo(email)[0]!)
  const browser = staffBrowser(setup.app)
  expect((await browser.signIn(email, CHOSEN)).status).toBe(200)
  return { id, email, browser }
}

describe('Somebody who is invited', () => {
  it('reads the invitation in the words that staff gave it', async () => {
    const asked = { id: 'mailStaffInvitation.unknown', text: 'Vraag het gerust aan Els.' }
    await els.send('PUT', `/api/back-office/texts/${asked.id}`, { text: asked.text })
    const email = someAddress()
    await invite({ name: 'Jos', email })
    const mail = mails.received.find(({ to }) => to?.[0]?.address === email)
    expect(mail?.text).toContain(asked.text)
    expect(mail?.text).not.toContain('Kent u ons niet?')
    await setup.pool.query('DELETE FROM text_corrections')
  })

  it('chooses a password by the mailed link, signs in, and may do what everybody may', async () => {
    const email = someAddress()
    const { status, body } = await invite({ name: ' Jos ', email: ` ${email} ` })
    expect([status, body]).toMatchObject([
      201,
      { name: 'Jos', email, active: true, invitedAt: expect.any(String), mail: 'sent' },
    ])
    const mail = mails.received.find(({ to }) => to?.[0]?.address === email)
    expect(mail?.subject).toMatch(/^Uitnodiging voor het beheer/)
    expect(mail?.text).toContain('Els nodigt u uit')
    const before = await staffBrowser(setup.app).signIn(email, CHOSEN)
    expect(before.status).toBe(401)
    expect((await choose(tokensTo(email)[0]!)).status).toBe(204)
    const jos = staffBrowser(setup.app)
    expect((await jos.signIn(email, CHOSEN)).status).toBe(200)
    const row = (await jos.send<StaffView[]>('GET', STAFF)).body.find(({ id }) => id === body.id)
    expect(row).toMatchObject({
      invitedAt: null,
      lastSeenAt: expect.any(String),
      sessions: 1,
      twoSteps: false,
    })
  })

  it.each([
    ['without a name', { name: ' ', email: 'a@example.com' }, 'name', 'Vul een naam in.'],
    ['without an address', { name: 'Jos' }, 'email', 'Controlleer het e-mail adres!'],
    ['at no address', { name: 'Jos', email: 'jos@' }, 'email', 'Controlleer het e-mail adres!'],
    [
      'at an address of a colleague, however written',
      { name: 'Jos', email: 'ELS@example.com' },
      'email',
      'Dit e-mailadres heeft al een account.',
    ],
    [
      'with a name of 100 kB',
      { name: 'x'.repeat(100_000), email: 'a@example.com' },
      'name',
      'Gebruik hier hoogstens 80 tekens.',
    ],
  ])('%s is refused at the field, and nobody is added', async (_, asked, field, text) => {
    const { status, body } = await invite(asked)
    expect([status, body.error]).toMatchObject([400, { fields: [{ field, text }] }])
    expect(await listed()).toHaveLength(1)
  })

  it('again has one link that works, the last', async () => {
    const email = someAddress()
    const { id } = (await invite({ name: 'Jos', email })).body
    expect(await act(id, 'invite-again')).toMatchObject({ status: 200, body: { mail: 'sent' } })
    const [first, second] = tokensTo(email)
    expect((await choose(first!)).status).toBe(404)
    expect((await choose(second!)).status).toBe(204)
    expect((await choose(second!, 'nog een ander wachtwoord')).status).toBe(404)
    expect(await act(id, 'invite-again')).toMatchObject({
      status: 409,
      body: { error: { text: 'Deze persoon heeft de uitnodiging al aangenomen.' } },
    })
  })

  it('has a week, and not longer', async () => {
    const email = someAddress()
    await invite({ name: 'Jos', email })
    const token = tokensTo(email)[0]!
    const until = Number(token.split('.')[1])
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(7)
    vi.useFakeTimers({ now: until, toFake: ['Date'] })
    expect((await choose(token)).status).toBe(404)
    vi.useRealTimers()
  })

  it('and whose invitation is withdrawn, or switched off, chooses nothing', async () => {
    const [one, other] = [someAddress(), someAddress()]
    const { id } = (await invite({ name: 'Jos', email: one })).body
    const second = (await invite({ name: 'Ties', email: other })).body
    expect((await remove(id)).status).toBe(200)
    await act(second.id, 'deactivate')
    expect((await choose(tokensTo(one)[0]!)).status).toBe(404)
    expect((await choose(tokensTo(other)[0]!)).status).toBe(404)
    expect(await listed()).toHaveLength(2)
  })

  it('is there too when the mail could not be sent, and the answer says so', async () => {
    const alone = await openSetup({
      variables: { DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9' },
    })
    await someStaff(alone.pool, { name: 'Els', email: 'els@example.com', password: PASSWORD })
    const browser = staffBrowser(alone.app)
    await browser.signIn('els@example.com', PASSWORD)
    const asked = { name: 'Jos', email: 'jos@example.com' }
    const { status, body } = await browser.send<MailedStaffView>('POST', STAFF, asked)
    expect([status, body.mail]).toEqual([201, 'not-sent'])
    await alone.close()
  })
})

describe('Somebody who is switched off', () => {
  it('is signed out at once, cannot sign in, and can again when switched on', async () => {
    const { id, email, browser } = await colleague()
    expect(await act(id, 'deactivate')).toMatchObject({ status: 200, body: { active: false } })
    expect((await browser.send('GET', STAFF)).status).toBe(401)
    expect((await browser.signIn(email, CHOSEN)).status).toBe(401)
    expect(await act(id, 'activate')).toMatchObject({ status: 200, body: { active: true } })
    expect((await browser.send('GET', STAFF)).status).toBe(401)
    expect((await browser.signIn(email, CHOSEN)).status).toBe(200)
  })

  it('is never the last who can sign in: who is only invited counts for nobody', async () => {
    await invite()
    expect(await act(elsId, 'deactivate')).toMatchObject({
      status: 409,
      body: {
        error: {
          reason: 'staff-not-changeable',
          text: 'Dit is de enige die kan inloggen. Nodig eerst iemand anders uit.',
        },
      },
    })
    expect((await els.send('GET', STAFF)).status).toBe(200)
  })

  it('may be oneself, where another is left', async () => {
    const { browser } = await colleague()
    expect((await act(elsId, 'deactivate', browser)).status).toBe(200)
    expect((await els.send('GET', STAFF)).status).toBe(401)
  })

  it('leaves one, when two switch each other off at once', async () => {
    const { id, browser } = await colleague()
    const answers = await Promise.all([
      act(id, 'deactivate', els),
      act(elsId, 'deactivate', browser),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const { rows } = await setup.pool.query('SELECT FROM staff WHERE active')
    expect(rows).toHaveLength(1)
  })
})

describe('Somebody who is removed', () => {
  it('never did anything; who changed something stays, and is switched off instead', async () => {
    const quiet = await colleague()
    expect((await listed()).find(({ id }) => id === quiet.id)?.removable).toBe(true)
    const busy = await colleague()
    await busy.browser.send('POST', STAFF, { name: 'Ties', email: someAddress() })
    expect((await listed()).find(({ id }) => id === busy.id)?.removable).toBe(false)
    expect(await remove(busy.id)).toMatchObject({
      status: 409,
      body: { error: { text: expect.stringContaining('al iets gedaan') as unknown } },
    })
    expect((await remove(quiet.id)).status).toBe(200)
    expect((await quiet.browser.send('GET', STAFF)).status).toBe(401)
  })

  it('is not who acted before their id was kept', async () => {
    const { id } = await colleague()
    await setup.pool.query(
      `INSERT INTO presses (order_kind, order_id, request_id, act, by, at) VALUES ('booking', gen_random_uuid(), 'press', 'cancel', 'Jos', now())`,
    )
    expect((await remove(id)).status).toBe(409)
    await setup.pool.query('DELETE FROM presses')
    expect((await remove(id)).status).toBe(200)
  })

  it('is never oneself', async () => {
    expect(await remove(elsId)).toMatchObject({
      status: 409,
      body: { error: { text: 'Dit is uw eigen account.' } },
    })
  })

  it.each(['POST deactivate', 'POST activate', 'POST invite-again', 'POST reset-link', 'DELETE'])(
    'or changed (%s) while not there is said so',
    async (asked) => {
      const [method, what] = asked.split(' ') as ['POST', string | undefined]
      const url = `${STAFF}/${crypto.randomUUID()}${what ? `/${what}` : ''}`
      expect((await els.send(method, url)).status).toBe(404)
    },
  )
})

describe('A colleague', () => {
  it('is sent a link for a new password', async () => {
    const { id, email, browser } = await colleague()
    expect(await act(id, 'reset-link')).toMatchObject({ status: 200, body: { mail: 'sent' } })
    expect((await choose(tokensTo(email)[1]!, 'een heel ander wachtwoord')).status).toBe(204)
    expect((await browser.send('GET', STAFF)).status).toBe(401)
    expect((await browser.signIn(email, 'een heel ander wachtwoord')).status).toBe(200)
  })

  it('is sent none while only invited, or switched off', async () => {
    const { id } = (await invite()).body
    expect((await act(id, 'reset-link')).status).toBe(409)
    const other = await colleague()
    await act(other.id, 'deactivate')
    expect((await act(other.id, 'reset-link')).status).toBe(409)
  })

  it('is signed out everywhere by another', async () => {
    const { id, browser } = await colleague()
    expect(await act(id, 'end-sessions')).toMatchObject({ status: 200, body: { sessions: 0 } })
    expect((await browser.send('GET', STAFF)).status).toBe(401)
    expect((await els.send('GET', STAFF)).status).toBe(200)
    const { rows } = await setup.pool.query(
      `SELECT by, after -> 'sessions_ended_at' AS at FROM changes WHERE noun = 'staff' AND row_key = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    )
    expect(rows).toEqual([{ by: 'Els', at: expect.any(String) as unknown }])
  })
})

describe('Somebody who lost phone and recovery codes', () => {
  it('is helped by a colleague: signed out, mailed, in with the password, and it is written down', async () => {
    const { id, email, browser } = await colleague()
    const { body: begun } = await browser.send<TwoStepSetupView>(
      'POST',
      '/api/back-office/account/two-steps/setup',
      { password: CHOSEN },
    )
    const code = totpCode(begun.secret, totpStep(Date.now()))
    const on = { setup: begun.setup, code }
    expect((await browser.send('POST', '/api/back-office/account/two-steps/on', on)).status).toBe(
      200,
    )
    expect((await staffBrowser(setup.app).signIn(email, CHOSEN)).status).toBe(401)

    expect(await act(id, 'two-steps/off')).toMatchObject({
      status: 200,
      body: { twoSteps: false, sessions: 0, mail: 'sent' },
    })
    expect((await browser.send('GET', STAFF)).status).toBe(401)
    expect((await staffBrowser(setup.app).signIn(email, CHOSEN)).status).toBe(200)
    expect(mails.received.findLast(({ to }) => to?.[0]?.address === email)?.text).toContain(
      'Els heeft inloggen in twee stappen voor u uitgezet.',
    )
    const { rows } = await setup.pool.query(
      `SELECT by, before -> 'totp_since' AS was, after -> 'totp_since' AS is,
         (SELECT count(*)::int FROM staff_recovery_codes WHERE staff_id = $1) AS codes
       FROM changes WHERE noun = 'staff' AND row_key = $1::text ORDER BY id DESC LIMIT 1`,
      [id],
    )
    expect(rows).toEqual([{ by: 'Els', was: expect.any(String) as unknown, is: null, codes: 0 }])
  })

  it('cannot do it for themselves here, and nobody turns off what is not on', async () => {
    const { id } = await colleague()
    const text = async (whose: string) => {
      const { status, body } = await act(whose, 'two-steps/off')
      return [status, body.error.text]
    }
    expect(await text(elsId)).toEqual([409, 'Dit is uw eigen account.'])
    expect(await text(id)).toEqual([409, 'Deze persoon logt al in met alleen een wachtwoord.'])
  })
})

describe('What is done to people', () => {
  it('is written down: who, to whom, from what to what, and never a secret', async () => {
    const { id } = await colleague()
    await act(id, 'deactivate')
    const { rows } = await setup.pool.query<{ by: string; kept: string }>(
      `SELECT by, coalesce(before::text, '') || coalesce(after::text, '') AS kept FROM changes WHERE noun = 'staff' AND row_key = $1 ORDER BY id`,
      [id],
    )
    expect(rows.map(({ by }) => by)).toEqual(['Els', 'Jos', 'Els'])
    expect(rows.map(({ kept }) => kept).join(' ')).not.toMatch(/argon2|password_hash/)
  })
})
