import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DashboardView } from '../../../api/dashboard/dashboard-view.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { PublicAddress } from '../../../api/environment/public-address.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { FirstStepsView, Tried } from '../../../api/first-steps/first-steps-view.ts'
import { followSettings } from '../../../api/settings/settings-follower.ts'
import { hashPassword } from '../../../api/staff/passwords.ts'
import { log } from '../../../api/telemetry/log.ts'
import { freePort } from '../../../launch/free-port.mjs'
import { words } from '../../../rules/texts/all-words.ts'
import { type MollieServer, mollieServer } from '../../setup/mollie/mollie-server.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { ORIGIN, startApi } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import { furnish } from '../setup/furnish.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'

const STEPS = '/api/back-office/first-steps'
const SITE = 'https://www.dekers.example'
const login = { email: 'els@example.com', password: 'een lang wachtwoord' }
const PLAIN = 'kamersleutel_session'
const SECURED = `__Host-${PLAIN}`

let mollie: MollieServer
let mail: MailServer
beforeAll(async () => {
  mollie = await mollieServer({ methods: [{ id: 'ideal', description: 'iDEAL' }] })
  mail = await startMailServer()
})
afterAll(() => Promise.all([mollie.close(), mail.stop()]))

let house: TestSetup
let cookies: Record<string, string>
afterEach(async () => {
  vi.restoreAllMocks()
  await house.close()
})

/** An empty house that nobody gave an address, with an account that is signed in. */
async function begin(variables: Record<string, string> = {}) {
  house = await openEmptyHouse(variables)
  await house.pool.query(
    `INSERT INTO staff (id, email, name, password_hash) VALUES ($1, $2, 'Els', $3)`,
    [randomUUID(), login.email, await hashPassword(login.password)],
  )
  const { PORT = 3000, PUBLIC_URL = `http://localhost:${PORT}` } = variables
  ;({ cookies } = await signedIn(house.app, PUBLIC_URL, login))
}

/** As the browser of who works on the machine of the house: whatever address is set meanwhile. */
async function ask<Body>(url: string, payload?: object, method: 'POST' | 'PUT' = 'POST') {
  const answer = await house.app.inject({
    url,
    cookies,
    ...(payload && {
      method,
      payload,
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    }),
  })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const setAddress = (url: string) => ask<FirstStepsView & ApiError>(`${STEPS}/address`, { url })
const tryAddress = async () => (await ask<Tried>(`${STEPS}/try-address`, {})).body
const steps = async () => (await ask<FirstStepsView>(STEPS)).body
const stateOfAddress = async () =>
  (await steps()).steps.find(({ step }) => step === 'address')?.state
const textOf = async (url: string) => (await house.app.inject({ url })).body

/** A server that is not the house; answers its port. */
const others: http.Server[] = []
afterEach(async () => {
  for (const server of others.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
async function listening(server: http.Server): Promise<number> {
  others.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
async function answering(listener: http.RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listening(http.createServer(listener))}`
}

/** What is found when the house tries this address. */
async function triedAt(url: string): Promise<Tried> {
  expect((await setAddress(url)).status).toBe(200)
  return tryAddress()
}

describe('The house asks itself through its public address, and', () => {
  it('knows itself by a proof that no other answer has', async () => {
    const port = await freePort()
    await begin({ PORT: String(port) })
    await house.app.listen(port, '127.0.0.1')
    const url = `http://127.0.0.1:${port}`
    expect(await triedAt(`${url}/`)).toEqual({ ok: true, text: `Het huis antwoordt op ${url}.` })
  })

  it('is known behind a proxy, and not where another house answers', async () => {
    const port = await freePort()
    await begin({ PORT: String(port) })
    await house.app.listen(port, '127.0.0.1')
    const proxy = await answering((request, answer) => {
      const onward = `http://127.0.0.1:${port}${request.url}`
      void fetch(onward).then(async (got) => answer.end(await got.text()))
    })
    expect((await triedAt(proxy)).ok).toBe(true)
    const neighbour = await answering((_, answer) => answer.end('{"proof":"of the neighbours"}'))
    expect(await triedAt(neighbour)).toEqual({
      ok: false,
      text: `Op ${neighbour} antwoordt een andere site, en niet dit huis.`,
    })
  })

  it.each([
    ['a page', (_: unknown, answer: http.ServerResponse) => void answer.end('<h1>Welkom</h1>')],
    ['no page', (_: unknown, answer: http.ServerResponse) => void answer.writeHead(404).end()],
    [
      'a page without an end, of which little is read',
      (_: unknown, answer: http.ServerResponse) => {
        const more = () => answer.destroyed || (answer.write('x'.repeat(500)), setImmediate(more))
        more()
      },
    ],
  ])('says that another site answers with %s', async (_what, listener) => {
    await begin()
    const url = await answering(listener)
    expect(await triedAt(url)).toEqual({
      ok: false,
      text: `Op ${url} antwoordt een andere site, en niet dit huis.`,
    })
  })

  it('follows nobody elsewhere, and says where to', async () => {
    await begin()
    const asked: string[] = []
    const elsewhere = await answering((request, answer) => {
      asked.push(request.url!)
      answer.end()
    })
    const url = await answering((request, answer) => {
      answer.writeHead(301, { location: `${elsewhere}${request.url}` }).end()
    })
    expect(await triedAt(url)).toEqual({
      ok: false,
      text: `${url} stuurt door naar ${elsewhere}. Is dat uw huis, vul dan dat adres in.`,
    })
    expect(asked).toEqual([])
  })

  it('says that a proxy does not reach it', async () => {
    await begin()
    const url = await answering((_, answer) => answer.writeHead(502).end('Bad Gateway'))
    expect(await triedAt(url)).toEqual({
      ok: false,
      text: `Op ${url} antwoordt een webserver die dit huis niet bereikt (foutcode 502).`,
    })
  })

  it('says that the name is not there, that nothing listens, that the connection broke off', async () => {
    await begin()
    expect((await triedAt('https://huis.invalid')).text).toMatch(
      /^De naam huis\.invalid is niet te vinden\./,
    )
    const shut = `http://127.0.0.1:${await freePort()}`
    expect((await triedAt(shut)).text).toMatch(
      `Op ${shut} neemt niets de verbinding aan. Controleer of`,
    )
    const broken = await answering((request) => request.socket.destroy())
    expect((await triedAt(broken)).text).toMatch(`De verbinding met ${broken} brak af (`)
  })

  it('says after five seconds that nothing answers', async () => {
    await begin()
    const url = await answering(() => {})
    const began = Date.now()
    const { ok, text } = await triedAt(url)
    expect([ok, Math.floor((Date.now() - began) / 5_000)]).toEqual([false, 1])
    expect(text).toMatch(`Op ${url} kwam geen antwoord binnen 5 seconden.`)
  })

  it('says that the certificate is not valid, and that something speaks no https', async () => {
    await begin()
    const server = https.createServer(ownCertificate(), (_, answer) => answer.end())
    const url = `https://127.0.0.1:${await listening(server)}`
    expect((await triedAt(url)).text).toMatch(`Het certificaat van ${url} is niet geldig`)
    const plain = (await answering((_, answer) => answer.end())).replace('http:', 'https:')
    expect(await triedAt(plain)).toEqual({
      ok: false,
      text: `Op ${plain} antwoordt iets dat geen https spreekt.`,
    })
  })

  it('does so for staff alone', async () => {
    await begin()
    cookies = {}
    expect((await ask(`${STEPS}/try-address`, {})).status).toBe(401)
    expect((await setAddress(SITE)).status).toBe(401)
  })
})

describe('The address that staff set', () => {
  it('is an origin alone, and is forgotten where the field is emptied', async () => {
    await begin()
    expect((await steps()).address).toEqual({ url: null, isFromStart: false })
    const refused = await setAddress('https://els:geheim@www.dekers.example/boeken')
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'url', text: words().firstSteps.addressWrong }] },
    ])
    expect((await setAddress('www.dekers.example')).body.address.url).toBe(SITE)
    expect((await setAddress('')).body.address.url).toBeNull()
    const { rows } = await house.pool.query(
      `SELECT by FROM changes WHERE noun = 'settings' AND row_key = 'public-address'`,
    )
    expect(rows).toEqual([{ by: 'Els' }, { by: 'Els' }])
  })

  it('does not count where the start gives one', async () => {
    await begin({ PUBLIC_URL: SITE })
    expect((await steps()).address).toEqual({ url: SITE, isFromStart: true })
    const refused = await setAddress('https://www.elders.example')
    expect(refused.body.error).toMatchObject({
      fields: [{ field: 'url', text: words().firstSteps.addressFromStart }],
    })
    await house.pool.query(
      `INSERT INTO settings (key, value) VALUES ('public-address', '{"url": "https://www.elders.example"}')`,
    )
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  })

  it('counts at once: for search engines, the code for phones, headers and links in mails', async () => {
    await begin({ SMTP_URL: mail.url, MAIL_FROM: 'huis@example.nl' })
    const before = await textOf('/api/app-code.svg')
    const usual = await house.app.inject({ url: '/api/property' })
    expect(usual.headers['strict-transport-security']).toBeUndefined()
    await setAddress(SITE)
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
    expect(await textOf('/api/app-code.svg')).not.toBe(before)
    const now = await house.app.inject({ url: '/api/property' })
    expect(now.headers['strict-transport-security']).toBe('max-age=31536000')
    mail.received.length = 0
    await ask('/api/back-office/staff', { name: 'Bo', email: 'bo@example.com' })
    expect(mail.received[0]!.text).toContain(`${SITE}/`)
  })

  it('is known to other processes: one that asks the facts, and one that follows the settings', async () => {
    await begin()
    const other = await startApi(house.url, { HOUSE_MODE: 'production' }, () => house.time.now)
    const address = new PublicAddress({ publicUrl: null, port: 3000 })
    const clock = new Clock({ movable: false, today: null })
    const follower = await followSettings({ clock, address }, house.pool, house.url)
    expect(address.url).toBe('http://localhost:3000')
    await setAddress(SITE)
    await expect.poll(() => address.url).toBe(SITE)
    await expect
      .poll(async () => (await other.app.inject({ url: '/robots.txt' })).body)
      .toContain(SITE)
    await follower.close()
    await other.close()
  })

  it('is that of the pages, where guests come back to from paying, and where the provider calls', async () => {
    await begin({ MOLLIE_API_KEY: mollie.key, MOLLIE_URL: mollie.url })
    await furnish(house.url)
    await house.pool.query(
      `INSERT INTO settings (key, value) VALUES ('opening', '{"since": "2026-01-01T00:00:00.000Z"}')`,
    )
    await setAddress(SITE)
    expect(await textOf('/home')).toContain(`<link rel="canonical" href="${SITE}/home"`)
    expect(await textOf('/sitemap.xml')).toContain(`<loc>${SITE}/home</loc>`)
    const booked = await book(house.app, { ...twoNights, totalCents: 19_000 }, { origin: SITE })
    expect(booked.body.paymentUrl).toMatch(`${SITE}/api/bookings/`)
    mollie.calls = []
    await house.app.inject({ url: new URL(booked.body.paymentUrl!).pathname })
    const [payment] = mollie.calls.filter(({ what }) => what === 'POST /v2/payments')
    expect(payment!.body).toMatchObject({
      redirectUrl: expect.stringMatching(`${SITE}/`),
      webhookUrl: `${SITE}/api/payments/webhook`,
    })
  })
})

describe('Who works at another address than the one that was set', () => {
  const signIn = (origin: string, host: string) =>
    house.app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { origin, host, 'sec-fetch-site': 'same-origin' },
      payload: login,
    })
  const isSignedIn = async (given: Record<string, string>, host: string) =>
    (await house.app.inject({ url: '/api/staff/session', cookies: given, headers: { host } }))
      .statusCode === 200

  it('stays signed in, signs in anew and goes on changing things', async () => {
    await begin()
    await setAddress(SITE)
    expect(await stateOfAddress()).toBe('ready')
    const again = await signIn(ORIGIN, 'localhost:3000')
    expect(again.cookies[0]).toMatchObject({ name: PLAIN })
    expect(again.cookies[0]!.secure).toBeUndefined()
    expect(await isSignedIn({ [PLAIN]: again.cookies[0]!.value }, 'localhost:3000')).toBe(true)
    expect((await setAddress('https://www.anders.example')).status).toBe(200)
  })

  it('has a cookie for https alone at the address that was set, under a name that no sibling sets', async () => {
    await begin()
    await setAddress(SITE)
    const { cookies: given } = await signIn(SITE, 'www.dekers.example')
    expect(given[0]).toMatchObject({ name: SECURED, secure: true, path: '/' })
    expect(given[1]).toMatchObject({ secure: true })
    const { value } = given[0]!
    expect(await isSignedIn({ [SECURED]: value }, 'www.dekers.example')).toBe(true)
    expect(await isSignedIn({ [PLAIN]: value }, 'www.dekers.example')).toBe(false)
  })

  it('is no other site: neither its origin nor its name in the request opens anything', async () => {
    await begin()
    await setAddress(SITE)
    const foreign = await house.app.inject({
      method: 'POST',
      url: `${STEPS}/address`,
      cookies,
      headers: { origin: 'https://kwaad.example', host: 'kwaad.example' },
      payload: { url: 'https://kwaad.example' },
    })
    expect([foreign.statusCode, foreign.json<ApiError>().error.reason]).toEqual([
      403,
      'wrong-origin',
    ])
  })
})

describe('A live key of the payment provider', () => {
  const services = (key = mollie.key) => ({
    MOLLIE_API_KEY: key,
    MOLLIE_URL: mollie.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'huis@example.nl',
  })
  async function beginComplete(variables: Record<string, string>) {
    await begin(variables)
    await furnish(house.url)
    const company = {
      name: 'De Kers',
      address: 'Dorpsstraat 12',
      postcode: '6181 AB',
      city: 'Elsloo',
      phone: '046 123 45 67',
      email: 'hallo@example.nl',
    }
    expect((await ask('/api/back-office/settings/company', company, 'PUT')).status).toBe(200)
  }
  const open = () => ask<FirstStepsView & ApiError>(`${STEPS}/open`, {})
  const onDashboard = async () =>
    (await ask<DashboardView>('/api/back-office/dashboard')).body.attention.address

  it('keeps the house shut at http or localhost, and says why in guide and dashboard', async () => {
    await beginComplete(services())
    for (const url of ['', 'http://www.dekers.example', 'https://localhost']) {
      await setAddress(url)
      const why = `Gasten betalen hier met echt geld. Dat kan pas op een adres met https dat overal werkt, en niet op ${url || 'http://localhost:3000'}.`
      expect(await onDashboard()).toBe(why)
      expect(await stateOfAddress()).toBe('missing')
      const refused = await open()
      expect([refused.status, refused.body.error]).toMatchObject([
        409,
        { reason: 'not-ready', text: `Het huis kan nog niet open. ${why}` },
      ])
    }
    await setAddress(SITE)
    expect(await onDashboard()).toBeNull()
    expect((await open()).body.isOpen).toBe(true)
  })

  it('is warned of in the log where the house was open before', async () => {
    await beginComplete(services())
    await setAddress(SITE)
    expect((await open()).body.isOpen).toBe(true)
    const warnings = vi.spyOn(log, 'warn')
    const start = () => startApi(house.url, { HOUSE_MODE: 'production', ...services() })
    await (await start()).close()
    expect(warnings).not.toHaveBeenCalled()
    await setAddress('http://www.dekers.example')
    await (await start()).close()
    expect(warnings).toHaveBeenCalledWith(
      expect.stringMatching(/^address: Gasten betalen hier met echt geld\./),
    )
  })

  it('is not one for tests, with which a house opens wherever it is tried', async () => {
    const tests = await mollieServer({
      key: 'test_local',
      methods: [{ id: 'ideal', description: 'iDEAL' }],
    })
    await beginComplete({ ...services(tests.key), MOLLIE_URL: tests.url })
    expect(await stateOfAddress()).toBe('warning')
    expect((await open()).body.isOpen).toBe(true)
    expect(await onDashboard()).toBeNull()
    await tests.close()
  })
})

/** A certificate that nobody vouches for, of this minute. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-certificate-'))
  const [keyFile, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', file]
  execFileSync('openssl', ['req', '-x509', '-subj', '/CN=huis.example', '-days', '1', ...made], {
    stdio: 'ignore',
  })
  const pair = { key: fs.readFileSync(keyFile), cert: fs.readFileSync(file) }
  fs.rmSync(folder, { recursive: true })
  return pair
}
