import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { AccountView, SessionView } from '../../../api/staff/staff-shapes.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type StaffBrowser, nobody, someStaff, staffBrowser } from '../setup/staff-browser.ts'

const ACCOUNT = '/api/back-office/account'
const PASSWORD = 'een lang wachtwoord'
const CHOSEN = 'drie woorden achter elkaar'
let setup: TestSetup
let mails: MailServer
let els: StaffBrowser
let email: string
let staffId: string
let nth = 0
beforeAll(async () => {
  mails = await startMailServer()
  setup = await openSetup({ processes: 2, variables: { DEMO: 'false', SMTP_URL: mails.url } })
})
afterAll(async () => {
  await setup.close()
  await mails.stop()
})
beforeEach(async () => {
  await nobody(setup.pool)
  email = `els${++nth}@example.com`
  staffId = await someStaff(setup.pool, { name: 'Els', email, password: PASSWORD })
  els = await elsewhere('Mozilla/5.0 of the desk')
})

async function elsewhere(userAgent = 'a phone', process = 0): Promise<StaffBrowser> {
  const browser = staffBrowser(setup.processes[process]!.app, { userAgent })
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200)
  return browser
}
const isIn = async (browser: StaffBrowser) => (await browser.send('GET', ACCOUNT)).status === 200
const fieldsOf = ({ error }: ApiError) => (error.reason === 'invalid-input' ? error.fields : error)
const mailsTo = (address: string) => mails.received.filter(({ to }) => to?.[0]?.address === address)

describe('The own name', () => {
  it('is changed, and written down from what to what', async () => {
    const { body: before } = await els.send<AccountView>('GET', ACCOUNT)
    const asked = { name: ' Els de Vos ', version: before.version }
    const { status, body } = await els.send<AccountView>('PUT', ACCOUNT, asked)
    expect([status, body.name]).toEqual([200, 'Els de Vos'])
    const { rows } = await setup.pool.query(
      `SELECT before ->> 'name' AS was, after ->> 'name' AS became FROM changes WHERE row_key = $1`,
      [staffId],
    )
    expect(rows).toEqual([{ was: 'Els', became: 'Els de Vos' }])
  })

  it.each([
    ['nothing', ' ', 'Vul een naam in.'],
    ['100 kB long', 'x'.repeat(100_000), 'Gebruik hier hoogstens 80 tekens.'],
  ])('is not %s', async (_, name, text) => {
    const { status, body } = await els.send<ApiError>('PUT', ACCOUNT, { name })
    expect([status, fieldsOf(body)]).toEqual([400, [{ field: 'name', text }]])
  })
})

describe('The own password', () => {
  const change = (password: string, newPassword: string, who = els) =>
    who.send<ApiError>('PUT', `${ACCOUNT}/password`, { password, newPassword })

  it('is changed by who knows it; every other session ends, and a mail says so', async () => {
    const phone = await elsewhere()
    expect((await change(PASSWORD, CHOSEN)).status).toBe(204)
    expect(await isIn(els)).toBe(true)
    expect(await isIn(phone)).toBe(false)
    expect((await phone.signIn(email, PASSWORD)).status).toBe(401)
    expect((await phone.signIn(email, CHOSEN)).status).toBe(200)
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 10_000)
    expect(mailsTo(email)[0]!.subject).toBe('Uw manier van inloggen is gewijzigd')
  })

  it.each([
    ['not the one of now', 'gok', CHOSEN, 'password', 'Dit is niet uw huidige wachtwoord.'],
    [
      'too short',
      PASSWORD,
      'elf tekens!',
      'newPassword',
      'Kies een wachtwoord van minstens 12 tekens.',
    ],
  ])('is refused at its field when it is %s', async (_, password, chosen, field, text) => {
    const { status, body } = await change(password, chosen)
    expect([status, fieldsOf(body)]).toEqual([400, [{ field, text }]])
    expect((await staffBrowser(setup.app).signIn(email, PASSWORD)).status).toBe(200)
  })

  it('is not guessed on a screen that was left open, and guessing there shuts no other way in', async () => {
    const statuses: number[] = []
    for (let tried = 0; tried < 11; tried++) statuses.push((await change('gok', CHOSEN)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    expect((await staffBrowser(setup.app).signIn(email, PASSWORD)).status).toBe(200)
  })
})

describe('The own address', () => {
  const ask = (wanted: unknown, password = PASSWORD) =>
    els.send<ApiError & { mail: string }>('POST', `${ACCOUNT}/email`, { email: wanted, password })
  const confirm = (token: string) =>
    staffBrowser(setup.app).send<ApiError>('PUT', '/api/staff/email', { token })
  const tokensTo = (address: string) =>
    mailsTo(address).map(({ text }) => /e-mailadres-bevestigen#([\w.-]+)/.exec(text ?? '')![1]!)

  it('is another one after the press in a mail to it, and the old one is told', async () => {
    const wanted = `nieuw${nth}@example.com`
    expect((await ask(` ${wanted} `)).body).toEqual({ mail: 'sent' })
    expect((await els.send<AccountView>('GET', ACCOUNT)).body.email).toBe(email)
    expect((await confirm(tokensTo(wanted)[0]!)).status).toBe(204)
    expect((await els.send<AccountView>('GET', ACCOUNT)).body.email).toBe(wanted)
    expect((await staffBrowser(setup.app).signIn(email, PASSWORD)).status).toBe(401)
    expect((await staffBrowser(setup.app).signIn(wanted, PASSWORD)).status).toBe(200)
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 10_000)
    expect(mailsTo(email)[0]!.text).toContain(wanted)
  })

  it('is changed once by a link, within the hour, and by no link that was bent', async () => {
    const wanted = `ander${nth}@example.com`
    await ask(wanted)
    const token = tokensTo(wanted)[0]!
    const parts = token.split('.')
    const bent = [...parts.slice(0, 3), Buffer.from('boef@example.com').toString('base64url')]
    for (const wrong of [bent.join('.'), '', 'x', `${token}x`, parts.slice(0, 3).join('.')])
      expect((await confirm(wrong)).status).toBe(404)
    vi.useFakeTimers({ now: Number(parts[1]), toFake: ['Date'] })
    expect((await confirm(token)).status).toBe(404)
    vi.useRealTimers()
    const both = await Promise.all([confirm(token), confirm(token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  })

  it('is nobody else’s: refused when asked for, and when it was taken meanwhile', async () => {
    await someStaff(setup.pool, { name: 'Jos', email: 'jos@example.com', password: PASSWORD })
    const taken = [{ field: 'email', text: 'Dit e-mailadres heeft al een account.' }]
    expect(fieldsOf((await ask('JOS@example.com')).body)).toEqual(taken)
    const wanted = `straks${nth}@example.com`
    await ask(wanted)
    await someStaff(setup.pool, { name: 'Ties', email: wanted, password: PASSWORD })
    const late = await confirm(tokensTo(wanted)[0]!)
    expect([late.status, fieldsOf(late.body)]).toEqual([400, taken])
  })

  it.each([
    ['no address', 'els@', PASSWORD, 'email', 'Controlleer het e-mail adres!'],
    [
      'with a wrong password',
      'els@nieuw.nl',
      'gok',
      'password',
      'Dit is niet uw huidige wachtwoord.',
    ],
  ])('is not asked for with %s', async (_, wanted, password, field, text) => {
    expect(fieldsOf((await ask(wanted, password)).body)).toEqual([{ field, text }])
  })

  it('is not asked for anew', async () => {
    expect(fieldsOf((await ask(email.toUpperCase())).body)).toEqual([
      { field: 'email', text: 'Dit is al uw e-mailadres.' },
    ])
  })
})

describe('The own sessions', () => {
  const sessions = async (who = els) =>
    (await who.send<SessionView[]>('GET', `${ACCOUNT}/sessions`)).body

  it('are listed, the one of now first and marked, with the browser of each', async () => {
    await elsewhere('x'.repeat(3_000), 1)
    const [own, other] = await sessions()
    expect(own).toMatchObject({ isThis: true, userAgent: 'Mozilla/5.0 of the desk' })
    expect(other).toMatchObject({ isThis: false, userAgent: 'x'.repeat(400) })
  })

  it('are ended one by one, those of a colleague are not', async () => {
    const phone = await elsewhere()
    const [, other] = await sessions()
    expect((await els.send('DELETE', `${ACCOUNT}/sessions/${other!.id}`)).status).toBe(204)
    expect(await isIn(phone)).toBe(false)
    expect((await els.send('DELETE', `${ACCOUNT}/sessions/${other!.id}`)).status).toBe(404)
    expect((await els.send('DELETE', `${ACCOUNT}/sessions/none`)).status).toBe(404)
    await someStaff(setup.pool, { name: 'Jos', email: 'jos@example.com', password: PASSWORD })
    const jos = staffBrowser(setup.app)
    await jos.signIn('jos@example.com', PASSWORD)
    const [own] = await sessions()
    expect((await jos.send('DELETE', `${ACCOUNT}/sessions/${own!.id}`)).status).toBe(404)
    expect(await isIn(els)).toBe(true)
  })

  it('are ended all at once, but for the one of now', async () => {
    const [phone, tablet] = [await elsewhere(), await elsewhere('a tablet', 1)]
    expect((await els.send('POST', `${ACCOUNT}/sessions/end-others`)).status).toBe(204)
    expect([await isIn(els), await isIn(phone), await isIn(tablet)]).toEqual([true, false, false])
  })

  it('that were ended by oneself leave a line in the changes, as those that a colleague ended', async () => {
    const lines = async () => {
      const { rows } = await setup.pool.query<{ count: number }>(
        `SELECT count(*)::int FROM changes WHERE row_key = $1 AND by = 'Els'
           AND after ->> 'sessions_ended_at' IS DISTINCT FROM before ->> 'sessions_ended_at'`,
        [staffId],
      )
      return rows[0]!.count
    }
    await elsewhere()
    const [, other] = await sessions()
    await els.send('DELETE', `${ACCOUNT}/sessions/${other!.id}`)
    expect(await lines()).toBe(1)
    await els.send('DELETE', `${ACCOUNT}/sessions/${other!.id}`)
    expect(await lines()).toBe(1)
    await els.send('POST', `${ACCOUNT}/sessions/end-others`)
    expect(await lines()).toBe(2)
  })

  const age = (of: string) =>
    setup.pool.query(
      `UPDATE staff_sessions SET created_at = created_at - $1::interval, last_seen_at = last_seen_at - $1::interval`,
      [of],
    )
  const left = async () => {
    const { rows } = await setup.pool.query<{ hours: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM staff_sessions`,
    )
    return rows[0]!.hours
  }

  it('last 12 hours from when they were last used, and no longer than 30 days', async () => {
    await setup.pool.query(`UPDATE staff_sessions SET expires_at = now() + interval '1 hour'`)
    await age('2 hours')
    expect(await isIn(els)).toBe(true)
    expect(await left()).toBe(12)
    await age('29 days 18 hours')
    expect(await isIn(els)).toBe(true)
    expect(await left()).toBe(4)
    await age('4 hours 1 minute')
    expect(await isIn(els)).toBe(false)
    expect((await els.signIn(email, PASSWORD)).status).toBe(200)
  })
})
