import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { FirstStepsView, Tried } from '../../../api/first-steps/first-steps-view.ts'
import { hashPassword } from '../../../api/staff/passwords.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { type MollieServer, mollieServer } from '../../setup/mollie/mollie-server.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { book, twoNights } from '../setup/book.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import { furnish } from '../setup/furnish.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const STEPS = '/api/back-office/first-steps'
const login = { email: 'els@example.com', password: 'een lang wachtwoord' }

/** Where guests find the house: a live key is for https alone. */
const SITE = 'https://www.dekers.example'

const ideal = { id: 'ideal', description: 'iDEAL' }

let mollie: MollieServer
let mail: MailServer
beforeAll(async () => {
  mollie = await mollieServer({ methods: [ideal] })
  mail = await startMailServer()
})
afterAll(() => Promise.all([mollie.close(), mail.stop()]))

let house: TestSetup
let staff: SignedIn
afterEach(async () => {
  mollie.methods = [ideal]
  await house.close()
})

/** An empty house with an account, and what its server is told. */
async function begin(variables: Record<string, string> = {}) {
  house = await openEmptyHouse(variables)
  await house.pool.query(
    `INSERT INTO staff (id, email, name, password_hash) VALUES ($1, $2, 'Els', $3)`,
    [randomUUID(), login.email, await hashPassword(login.password)],
  )
  staff = await signedIn(house.app, variables['PUBLIC_URL'], login)
}
const withServices = () => ({
  PUBLIC_URL: SITE,
  MOLLIE_API_KEY: mollie.key,
  MOLLIE_URL: mollie.url,
  SMTP_URL: mail.url,
})

const aStay = { ...twoNights, totalCents: 19_000 }
const steps = async () => (await staff.get<FirstStepsView>(STEPS)).body
const stateOf = async (step: string) =>
  (await steps()).steps.find((each) => each.step === step)?.state
const tryIt = async (what: string) => (await staff.post<Tried>(`${STEPS}/try-${what}`)).body
const open = () => staff.post<FirstStepsView & ApiError>(`${STEPS}/open`)

const texts = async () =>
  (await steps()).steps.flatMap(({ found }) => found.map(({ text }) => text))

const fillCompany = () =>
  staff.put('/api/back-office/settings/company', {
    name: 'De Kers',
    address: 'Dorpsstraat 12',
    postcode: '6181 AB',
    city: 'Elsloo',
    phone: '046 123 45 67',
    email: 'hallo@example.nl',
    kvk: '12345678',
    vatId: 'NL001234567B01',
  })

describe('The guide of a new house', () => {
  it('finds how far it is from what is there, in whatever order that came', async () => {
    await begin(withServices())
    expect(await stateOf('rooms')).toBe('missing')
    await furnish(house.url)
    expect(await stateOf('rooms')).toBe('ready')
    expect(await stateOf('company')).toBe('missing')
    expect((await open()).body.error).toMatchObject({
      reason: 'not-ready',
      text: expect.stringMatching(/^Het huis kan nog niet open\. Vul nog in: adres/),
    })
    expect((await fillCompany()).status).toBe(200)
    expect(await steps()).toMatchObject({ isReal: true, isOpen: false, mayOpen: true })
  })

  it('opens the house: guests book from then on, and who opened it is written down', async () => {
    await begin(withServices())
    await furnish(house.url)
    await fillCompany()
    const refused = await book(house.app, aStay, { origin: SITE })
    expect(refused.body.error.reason).toBe('not-open')
    expect((await open()).body).toMatchObject({ isOpen: true })
    expect((await open()).body).toMatchObject({ isOpen: true })
    expect((await book(house.app, aStay, { origin: SITE })).status).toBe(201)
    const { rows } = await house.pool.query(
      `SELECT by FROM changes WHERE noun = 'settings' AND row_key = 'opening'`,
    )
    expect(rows).toEqual([{ by: 'Els' }])
  })

  it('opens only after tax, seasons and breakfast were answered: with none, or with rows', async () => {
    await begin(withServices())
    await furnish(house.url)
    await house.pool.query(`DELETE FROM settings WHERE key = 'price-answers'`)
    await fillCompany()
    const answer = (question: string, what: string) =>
      staff.post<FirstStepsView>(`${STEPS}/answers`, { question, answer: what })
    const refused = await open()
    expect([refused.status, refused.body.error]).toMatchObject([409, { reason: 'not-ready' }])
    expect(refused.body.error.text).toBe(
      'Het huis kan nog niet open. Heft uw gemeente toeristenbelasting? Er is nog geen tarief.',
    )
    expect((await answer('touristTax', 'none')).body.questions).toMatchObject([
      { question: 'touristTax', answer: 'none' },
      { question: 'seasons', answer: null },
      { question: 'breakfast', answer: null },
    ])
    expect((await open()).body.error.text).toContain('Er zijn nog geen seizoenen.')
    expect((await answer('seasons', 'documents')).status).toBe(200)
    // Twice is once.
    await answer('seasons', 'documents')
    expect((await answer('breakfast', 'documents')).body).toMatchObject({ mayOpen: true })
    const { rows } = await house.pool.query(
      `SELECT (SELECT count(*)::int FROM seasons) AS seasons, home_village AS village,
         (SELECT count(*)::int FROM changes WHERE by = 'Els' AND noun IN ('seasons', 'breakfast_tariffs')) AS noted
       FROM breakfast_tariffs`,
    )
    expect(rows).toEqual([{ seasons: 13, village: 'Elsloo', noted: 14 }])
    expect((await open()).body).toMatchObject({ isOpen: true })
  })

  it('sends who opens it a mail first, and stays shut where none goes out', async () => {
    await begin({ ...withServices(), SMTP_URL: 'smtp://127.0.0.1:1' })
    await furnish(house.url)
    await fillCompany()
    const refused = await open()
    expect([refused.status, refused.body.error]).toMatchObject([409, { reason: 'not-ready' }])
    expect(refused.body.error.text).toMatch(/^Het huis kan nog niet open\. De proefmail/)
    expect((await steps()).isOpen).toBe(false)
  })

  it('shuts the house again, which takes no more bookings, and opens it once more', async () => {
    await begin(withServices())
    await furnish(house.url)
    await fillCompany()
    await open()
    const shut = await staff.post<FirstStepsView>(`${STEPS}/close`)
    expect([shut.status, shut.body]).toMatchObject([200, { isOpen: false, mayOpen: true }])
    const refused = await book(house.app, aStay, { origin: SITE })
    expect(refused.body.error.reason).toBe('not-open')
    expect((await open()).body).toMatchObject({ isOpen: true })
  })

  it('warns of a breakfast that can be brought nowhere, until a postcode has its distance', async () => {
    await begin()
    await house.pool.query(
      `INSERT INTO breakfast_tariffs (valid_from, box_cents, delivery_cents, kids_box_cents, source)
       VALUES ('2026-01-01', 1650, 500, 695, 'eigen')`,
    )
    expect(await texts()).toContain(words().firstSteps.distancesMissing)
    const nearby = { postcode: '6181', place: 'Elsloo', kilometres: '1', estimated: true }
    expect((await staff.post('/api/back-office/delivery-distances', nearby)).status).toBe(201)
    expect(await texts()).not.toContain(words().firstSteps.distancesMissing)
  })

  it('is for staff alone', async () => {
    await begin()
    const answer = await house.app.inject({ url: STEPS })
    expect(answer.statusCode).toBe(401)
  })

  it('lets the first edits in while everything else is missing', async () => {
    await begin()
    expect((await fillCompany()).status).toBe(200)
    const season = {
      firstNight: '2026-07-01',
      lastDate: '2026-08-31',
      amount: '10,00',
      source: 'eigen',
    }
    expect((await staff.post('/api/back-office/seasons', season)).status).toBeLessThan(300)
  })
})

describe('Trying the payment provider', () => {
  it('asks it with one call for the ways to pay, and names those that guests are offered', async () => {
    await begin(withServices())
    mollie.calls = []
    const slow = { id: 'banktransfer', description: 'Overboeking' }
    mollie.methods = [ideal, slow, { id: 'bancontact', description: 'Bancontact' }]
    expect(await tryIt('payments')).toEqual({
      ok: true,
      text: 'Gasten betalen met: iDEAL en Bancontact.',
    })
    expect(mollie.calls.map(({ what }) => what)).toEqual(['GET /v2/methods'])
    expect(await stateOf('payments')).toBe('ready')
  })

  it.each([
    ['no key is given', () => ({}), words().firstSteps.paymentsMissing],
    [
      'the key is not known',
      () => ({ ...withServices(), MOLLIE_API_KEY: 'live_other' }),
      words().firstSteps.keyRefused,
    ],
    [
      'nothing answers there',
      () => ({ MOLLIE_API_KEY: 'live_x', MOLLIE_URL: 'http://127.0.0.1:9/v2' }),
      words().firstSteps.providerSilent,
    ],
  ])('says so where %s', async (_what, variables, text) => {
    await begin(variables())
    expect(await tryIt('payments')).toEqual({ ok: false, text })
    expect(await stateOf('payments')).toBe('missing')
  })

  it('says so where every way to pay is switched off', async () => {
    await begin(withServices())
    mollie.methods = []
    expect(await tryIt('payments')).toEqual({
      ok: false,
      text: words().firstSteps.paymentsWithoutMethods,
    })
  })
})

describe('Trying the mail server', () => {
  beforeEach(() => void (mail.received.length = 0))

  it('sends who asks a mail at their own address, from the house', async () => {
    await begin(withServices())
    await fillCompany()
    expect(await tryIt('mail')).toMatchObject({
      ok: true,
      text: expect.stringContaining(login.email),
    })
    expect(mail.received).toMatchObject([
      {
        subject: 'Proefmail van De Kers',
        from: { address: 'hallo@example.nl' },
        to: [{ address: login.email }],
      },
    ])
    expect((await steps()).senderDomain).toBe('example.nl')
  })

  it('says what the mail server said where it refuses', async () => {
    await begin(withServices())
    await fillCompany()
    mail.behaves('never-at-recipient')
    expect(await tryIt('mail')).toEqual({
      ok: false,
      text: expect.stringMatching(/^De proefmail ging niet weg\..*No such user/),
    })
  })

  it('says so where there is no server, and where there is no sender', async () => {
    await begin()
    expect(await tryIt('mail')).toEqual({ ok: false, text: words().firstSteps.mailMissing })
    await house.close()
    await begin(withServices())
    expect(await tryIt('mail')).toEqual({ ok: false, text: words().firstSteps.senderMissing })
  })
})

describe('A demo', () => {
  it('is open from the start, and no house to begin', async () => {
    house = await openSetup()
    staff = await signedIn(house.app)
    expect(await steps()).toMatchObject({ isReal: false, isOpen: true })
  })
})
