import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { TextView } from '../../../api/texts/text-shape.ts'
import {
  type GuestWords,
  type ScreenWords,
  guestWords,
  screenWords,
  words,
} from '../../../rules/texts/all-words.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const TEXTS = '/api/back-office/texts'

let setup: TestSetup
let jos: SignedIn
let els: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  jos = await signedIn(setup.app)
  els = await signedIn(setup.app)
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague WHERE created_at = (SELECT max(created_at) FROM staff_sessions)`,
  )
})
afterEach(async () => {
  await setup.pool.query('DELETE FROM text_corrections')
  await setup.app.inject({ url: '/api/property' })
})
afterAll(() => setup.close())

const read = async (id: string) => (await jos.get<TextView>(`${TEXTS}/${id}`)).body
const change = (id: string, text: string, more: { who?: SignedIn; version?: number } = {}) =>
  (more.who ?? jos).put<TextView & ApiError>(`${TEXTS}/${id}`, { text, version: more.version })
const found = async (filter: object) =>
  (await jos.get<TextView[]>(`${TEXTS}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
const script = async (address: string) => (await setup.app.inject({ url: address })).payload
/** The address of the script that a page of the guest site names. */
const wordsAddress = async () =>
  /<script defer src="(\/words\/[^"]+)"/.exec(await script('/home'))![1]!
const wordsOf = async (address: string) =>
  JSON.parse(/\{.*\}/.exec(await script(address))![0]) as GuestWords
/** What both scripts of the page of the contact form say. */
const siteWords = async () => {
  const page = await script('/contact')
  const addresses = [...page.matchAll(/<script defer src="(\/words\/[^"]+)"/g)]
  const parts = await Promise.all(addresses.map(([, address]) => wordsOf(address!)))
  return Object.assign({}, ...parts) as GuestWords
}
const stored = async () => (await setup.pool.query('SELECT id FROM text_corrections')).rows

describe('A text of the catalogue', () => {
  it('is shown with its literal words, its place in the documents and where it is read', async () => {
    expect(await read('stay.minimumNightsDate')).toEqual({
      id: 'stay.minimumNightsDate',
      area: 'stay',
      areaName: 'Verblijf',
      where: 'Gastensite en agenda: datums en personen',
      source: 'G §5',
      literal: 'Je moet op de {day}-ste minimaal {n} nachten boeken',
      text: 'Je moet op de {day}-ste minimaal {n} nachten boeken',
      corrected: false,
      refusal: '',
      version: 0,
    })
  })

  it('is found by its literal words, by its corrected ones, by its id and by its area', async () => {
    await change('stay.chooseDates', 'Kies je nachten')
    expect((await found({ q: 'SELECTEER DATUMS' })).map(({ id }) => id)).toEqual([
      'stay.chooseDates',
    ])
    expect((await found({ q: 'kies je nachten' })).map(({ id }) => id)).toEqual([
      'stay.chooseDates',
    ])
    expect((await found({ q: 'stay.chooseD' })).map(({ id }) => id)).toEqual(['stay.chooseDates'])
    expect((await found({ area: 'search' })).map(({ id }) => id)).toEqual([
      'search.invalidFields',
      'search.noRooms',
      'search.search',
    ])
    expect((await found({ corrected: true })).map(({ id }) => id)).toEqual(['stay.chooseDates'])
    expect(await found({ q: 'komt nergens voor' })).toEqual([])
  })

  it.each<[string, string, string, string]>([
    ['empty', 'stay.book', ' ', 'Vul een tekst in, of ga terug naar de letterlijke tekst.'],
    ['of 100 kB', 'stay.book', 'x'.repeat(100_000), 'Gebruik hier hoogstens 2000 tekens.'],
    [
      'without one of its placeholders',
      'stay.minimumNightsDate',
      'Minimaal {n} nachten',
      'Laat {day} in de tekst staan: daar wordt iets ingevuld.',
    ],
    [
      'with a placeholder that it does not have',
      'stay.book',
      'Boek {kamer}',
      'In deze tekst kan {kamer} niet worden ingevuld.',
    ],
    [
      'with a placeholder that is misspelt',
      'stay.minimumNightsDate',
      'Op {day} {n} nachten van {n n}',
      'In deze tekst kan {n n} niet worden ingevuld.',
    ],
    [
      'with a character that nobody types',
      'stay.book',
      'Boek\u0007',
      'Hier staat een teken dat we niet kunnen lezen.',
    ],
  ])(
    'that is corrected to one %s is refused at its field, and nothing is stored',
    async (_, id, text, said) => {
      const { status, body } = await change(id, text)
      expect([status, body.error]).toMatchObject([
        400,
        { reason: 'invalid-input', fields: [{ field: 'text', text: said }] },
      ])
      expect(await stored()).toEqual([])
    },
  )

  it('that is not in the catalogue is said so', async () => {
    for (const id of ['stay.nothing', 'stay', 'toString.length', 'x'.repeat(200)]) {
      expect((await jos.get(`${TEXTS}/${id}`)).status).toBe(404)
      expect((await change(id, 'x')).status).toBe(404)
      expect((await jos.delete(`${TEXTS}/${id}`)).status).toBe(404)
    }
  })

  it('is nobody’s to correct who is not signed in', async () => {
    const { statusCode } = await setup.app.inject({ url: TEXTS })
    expect(statusCode).toBe(401)
  })
})

describe('A corrected text', () => {
  it('stands at once in what the API refuses with', async () => {
    const refused = async () =>
      (
        await setup.app.inject({
          url: '/api/availability?arrival=x&departure=y&guests=2',
        })
      ).json<ApiError>().error
    expect(await refused()).toMatchObject({
      fields: expect.arrayContaining([
        { field: 'arrival', text: 'Je hebt niet alle zoek velden correct gevult' },
      ]) as object,
    })
    await change('search.invalidFields', 'Vul alle zoekvelden in.')
    expect(await refused()).toMatchObject({
      fields: expect.arrayContaining([
        { field: 'arrival', text: 'Vul alle zoekvelden in.' },
      ]) as object,
    })
  })

  it('stands at once in a refusal that no fact is asked for: a wrong password', async () => {
    await change('login.wrongPassword', 'Het wachtwoord klopt niet.')
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/api/staff/session',
      headers: { origin: ORIGIN },
      payload: { email: 'x@example.com' },
    })
    expect(answer.body).toContain('Het wachtwoord klopt niet.')
  })

  it('goes with the guest site’s pages, but not those of staff and mails', async () => {
    await change('stay.chooseDates', 'Kies je nachten')
    await change('booking.added', 'Toegevoegd!')
    const said = await siteWords()
    expect(said).toEqual(guestWords(words('nl', { 'stay.chooseDates': 'Kies je nachten' })))
    expect(said.stay.chooseDates).toBe('Kies je nachten')
    expect(said).not.toHaveProperty('booking')
    expect(said).not.toHaveProperty('mailStay')
  })

  it('has another address on the guest site: the script of before answers it too, and is not kept', async () => {
    const before = await wordsAddress()
    await change('stay.chooseDates', 'Kies je nachten')
    const after = await wordsAddress()
    expect(after).not.toBe(before)
    expect((await wordsOf(before)).stay.chooseDates).toBe('Kies je nachten')
    const cache = async (url: string) => (await setup.app.inject({ url })).headers['cache-control']
    expect([await cache(before), await cache(after)]).toEqual([
      'no-cache',
      'public, max-age=31536000, immutable',
    ])
  })

  it('is told to the screens of staff that are open', async () => {
    await change('login.signIn', 'Kom binnen')
    const { body } = await jos.get<ScreenWords>(`${TEXTS}/in-force`)
    expect(body).toEqual(screenWords(words('nl', { 'login.signIn': 'Kom binnen' })))
    expect(body.login.signIn).toBe('Kom binnen')
    expect(body).not.toHaveProperty('mailStay')
  })

  it('is literal again at once when it is taken away, or written as the literal words', async () => {
    await change('stay.book', 'Boek nu')
    const { status, body } = await jos.delete<TextView>(`${TEXTS}/stay.book`)
    expect([status, body.text, body.corrected]).toEqual([200, 'Boeken', false])
    expect(await siteWords()).toEqual(guestWords(words()))
    await change('stay.book', 'Boek nu')
    await change('stay.book', 'Boeken')
    expect(await stored()).toEqual([])
  })

  it('is not written over: the second is shown what the first changed; another text is nobody’s concern', async () => {
    const { version } = await read('stay.book')
    await change('stay.chooseDates', 'Kies', { who: els })
    expect((await change('stay.book', 'Boek nu', { version })).status).toBe(200)
    const mine = await read('stay.book')
    await change('stay.book', 'Reserveer', { who: els })
    const { status, body } = await change('stay.book', 'Boek!', { version: mine.version })
    expect([status, body.error]).toMatchObject([
      409,
      { reason: 'changed-meanwhile', changes: [{ from: 'Boek nu', to: 'Reserveer', by: 'Els' }] },
    ])
    expect((await read('stay.book')).text).toBe('Reserveer')
  })

  it('that is broken in the database takes nothing down: the literal text stands, and the list says why', async () => {
    await setup.pool.query(
      `INSERT INTO text_corrections VALUES ('stay.minimumNightsDate', 'Minimaal {nights}'), ('stay.gone', 'x'), ('stay.book', 'Boek nu')`,
    )
    expect(await siteWords()).toEqual(guestWords(words('nl', { 'stay.book': 'Boek nu' })))
    expect(await read('stay.minimumNightsDate')).toMatchObject({
      text: 'Minimaal {nights}',
      refusal: 'In deze tekst kan {nights} niet worden ingevuld.',
    })
    expect(await read('stay.gone')).toMatchObject({ refusal: 'Deze tekst bestaat niet meer.' })
    await jos.delete(`${TEXTS}/stay.gone`)
    expect((await jos.get(`${TEXTS}/stay.gone`)).status).toBe(404)
  })
})

describe('0091-facts-of-one-house.sql', () => {
  const migration = readFileSync(
    new URL('../../../api/database/migrations/0091-facts-of-one-house.sql', import.meta.url),
    'utf8',
  )

  it('keeps the sentences that guests of a house read, and gives a new house none', async () => {
    await setup.pool.query(migration)
    expect(await stored()).toEqual([])
    expect((await book(setup.app, twoNights)).status).toBe(201)
    await setup.pool.query(
      `INSERT INTO text_corrections VALUES ('breakfast.allergens', 'Zonder noten.')`,
    )
    await setup.pool.query(migration)
    const kept = await found({ corrected: true })
    expect(kept.map(({ id, refusal }) => [id, refusal])).toEqual(
      [
        'breakfast.allergens',
        'siteBreakfast.boxText',
        'siteBreakfast.stepBellText',
        'siteBreakfast.surpriseText',
        'siteForms.businessDay',
        'siteForms.businessIntro',
        'siteForms.contactIntro',
      ].map((id) => [id, '']),
    )
    expect((await read('breakfast.allergens')).text).toBe('Zonder noten.')
    expect((await read('siteBreakfast.boxText')).text).toContain('Limburgse vlaai')
  })
})
