import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type StaffBrowser, nobody, someStaff, staffBrowser } from '../setup/staff-browser.ts'

const ELS = 'els@example.com'
const PASSWORD = 'een lang wachtwoord'
let setup: TestSetup
let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
  setup = await openSetup({ variables: { DEMO: 'false', SMTP_URL: mails.url } })
})
afterAll(async () => {
  await setup.close()
  await mails.stop()
})
beforeEach(async () => {
  mails.received.length = 0
  await nobody(setup.pool)
  await someStaff(setup.pool, { name: 'Els', email: ELS, password: PASSWORD })
})

const browser = (place?: string) => staffBrowser(setup.app, place ? { place } : {})

/** Tries a wrong password until told to wait; answers how often that was let through. */
async function triesOf(someone: () => StaffBrowser, email = ELS): Promise<number> {
  for (let tried = 0; tried < 60; tried++) {
    const { status } = await someone().signIn(email, `gok ${tried}`)
    if (status === 429) return tried
  }
  return Infinity
}

describe('Somebody who guesses the password of another', () => {
  it('never locks its owner out of a device on which they signed in before', async () => {
    const owner = browser()
    expect((await owner.signIn(ELS, PASSWORD)).status).toBe(200)
    expect(await triesOf(() => browser())).toBe(10)
    // Not after signing out, and not from the network of the guesser either.
    await owner.send('DELETE', '/api/staff/session')
    expect((await owner.signIn(ELS, PASSWORD)).status).toBe(200)
    const guest = browser('203.0.113.9')
    await triesOf(() => guest, 'wie@example.com')
    const home = browser('203.0.113.9')
    Object.assign(home.cookies, owner.cookies)
    expect((await home.signIn(ELS, PASSWORD)).status).toBe(200)
    // And the guesser is still told to wait: the owner's signing in forgives nobody else.
    expect((await browser().signIn(ELS, 'gok')).status).toBe(429)
  })

  it('never locks its owner out of the link for a new password, after which any device opens', async () => {
    await triesOf(() => browser())
    const stranger = browser('203.0.113.10')
    for (let time = 0; time < 5; time++)
      await stranger.send('POST', '/api/staff/password', { email: ELS })
    for (let time = 0; time < 12; time++)
      await stranger.send('PUT', '/api/staff/password', { token: `x${time}`, password: PASSWORD })
    // The owner, on a new device and in the same network, has the mails that the stranger asked for.
    const owner = browser('203.0.113.10')
    expect((await owner.signIn(ELS, PASSWORD)).status).toBe(429)
    const token = await vi.waitFor(() => {
      const link = /wachtwoord-vergeten#([\w.-]+)/.exec(mails.received.at(-1)?.text ?? '')
      expect(link).not.toBeNull()
      return link![1]!
    }, 10_000)
    const chosen = 'drie woorden achter elkaar'
    const used = await owner.send('PUT', '/api/staff/password', { token, password: chosen })
    expect(used.status).toBe(204)
    expect((await owner.signIn(ELS, chosen)).status).toBe(200)
  })

  it('is slowed on a device of theirs too, and one device not by another', async () => {
    const [one, other] = [browser(), browser()]
    await one.signIn(ELS, PASSWORD)
    await other.signIn(ELS, PASSWORD)
    expect(await triesOf(() => one)).toBe(10)
    expect((await one.signIn(ELS, PASSWORD)).status).toBe(429)
    expect((await other.signIn(ELS, PASSWORD)).status).toBe(200)
  })

  it('gains nothing by a cookie that is forged, too old, or of another account', async () => {
    await someStaff(setup.pool, { name: 'Jos', email: 'jos@example.com', password: PASSWORD })
    const jos = browser()
    await jos.signIn('jos@example.com', PASSWORD)
    const els = browser()
    await els.signIn(ELS, PASSWORD)
    await triesOf(() => browser())
    const nameOf = (cookies: Record<string, string>) =>
      Object.keys(cookies).find((name) => name.startsWith('kamersleutel_device_'))!
    const [name, ofEls] = [nameOf(els.cookies), els.cookies[nameOf(els.cookies)]!]
    const [device, since, signature] = ofEls.split('.')
    for (const forged of [
      jos.cookies[nameOf(jos.cookies)]!,
      `${device}.${Number(since) + 1}.${signature}`,
      `${crypto.randomUUID()}.${since}.${signature}`,
      `${device}.${since}.${'a'.repeat(43)}`,
      'x',
    ]) {
      const guesser = browser()
      guesser.cookies[name] = forged
      expect((await guesser.signIn(ELS, PASSWORD)).status).toBe(429)
    }
    vi.useFakeTimers({ now: Number(since) + 401 * 24 * 60 * 60_000, toFake: ['Date'] })
    expect((await els.signIn(ELS, PASSWORD)).status).toBe(429)
    vi.useRealTimers()
    expect((await els.signIn(ELS, PASSWORD)).status).toBe(200)
  })

  it('learns from being told to wait nothing of who has an account', async () => {
    const known = await triesOf(() => browser(), ELS)
    const unknown = await triesOf(() => browser(), 'wie@example.com')
    expect(unknown).toBe(known)
    const [one, other] = [
      await browser().signIn<ApiError>(ELS, 'gok'),
      await browser().signIn<ApiError>('wie@example.com', 'gok'),
    ]
    expect(one.body).toEqual(other.body)
  })

  it('is slowed in one place whatever the address, and by IPv6 whatever the last 64 bits', async () => {
    let nth = 0
    const anyone = () => browser(`2001:db8:7:7::${(++nth).toString(16)}`)
    let tried = 0
    while ((await anyone().signIn(`gast${tried}@example.com`, 'gok')).status !== 429) tried++
    expect(tried).toBe(30)
  })
})
