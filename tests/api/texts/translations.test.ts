import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OccupancyView } from '../../../api/availability/availability-shapes.ts'
import type { BookingStatusView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { BreakfastOrderStatusView } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import { Mails } from '../../../api/mail/mails.ts'
import type { PageTextView } from '../../../api/pages/page-content.ts'
import type { RoomTypeView } from '../../../api/rooms/room-type-shape.ts'
import type { TranslationView } from '../../../api/texts/translation-shape.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { addLanguage } from '../setup/second-language.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const TRANSLATIONS = '/api/back-office/translations'

let setup: TestSetup
let jos: SignedIn
let removeLanguage: () => void
beforeAll(async () => {
  removeLanguage = addLanguage()
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 2 },
      { slug: 'tuinkamer', rooms: 1 },
    ],
  })
  jos = await signedIn(setup.app)
  await setup.pool.query(
    `INSERT INTO settings (key, value) VALUES ('property', '{"email": "huis@example.com"}') ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
  )
  await setup.pool.query(
    `WITH wifi AS (INSERT INTO room_type_facilities (room_type_id, name) SELECT id, 'Gratis wifi' FROM room_types)
     INSERT INTO room_type_images (room_type_id, url, alt, cover) SELECT min(id), '/art/kamer.svg', 'Een bed met een lappendeken', true FROM room_types`,
  )
})
afterEach(async () => {
  await setup.pool.query('DELETE FROM translations')
  await setup.pool.query('DELETE FROM text_corrections')
  // A refusal is in the words of the last look at the property: the next test begins without these.
  await setup.app.inject({ url: '/api/property' })
})
afterAll(async () => {
  await setup.close()
  removeLanguage()
})

const found = async (filter: object = {}) => {
  const question = encodeURIComponent(JSON.stringify({ language: 'eo', ...filter }))
  const range = encodeURIComponent('[0,999]')
  return (await jos.get<TranslationView[]>(`${TRANSLATIONS}?filter=${question}&range=${range}`))
    .body
}
const toDo = async () => (await found({ which: 'to-do' })).map(({ id }) => id)
const read = async (id: string) => (await jos.get<TranslationView>(`${TRANSLATIONS}/${id}`)).body
const put = (id: string, text: string, version?: number) =>
  jos.put<TranslationView & ApiError>(`${TRANSLATIONS}/${id}`, { text, version })
const asGuest = async <T>(url: string, language = 'eo') =>
  (await setup.app.inject({ url, headers: { 'accept-language': language } })).json<T>()
const rooms = (language?: string) => asGuest<RoomTypeView[]>('/api/room-types', language)
const property = (language?: string) => asGuest<PropertyView>('/api/property', language)
const stored = async () => (await setup.pool.query('SELECT * FROM translations')).rows

describe('What staff typed', () => {
  it('is listed beside its Dutch for each that a guest reads, and is still to be translated', async () => {
    const all = await found({ which: 'to-do' })
    const [room] = await rooms('nl')
    expect(all.find(({ id }) => id === `room_types.${room!.id}.name.eo`)).toEqual({
      id: `room_types.${room!.id}.name.eo`,
      language: 'eo',
      noun: 'room_types',
      key: String(room!.id),
      field: 'name',
      where: room!.name,
      dutch: room!.name,
      literal: '',
      text: '',
      state: 'missing',
      refusal: '',
      version: 0,
    })
    const kinds = new Set(all.map(({ noun, field }) => `${noun}.${field}`))
    expect([...kinds].toSorted()).toEqual([
      'page_texts.body',
      'page_texts.description',
      'page_texts.title',
      'products.name',
      'room_type_facilities.name',
      'room_type_images.alt',
      'room_types.description',
      'room_types.name',
    ])
    await jos.put('/api/back-office/settings/banner', { text: 'De tuin is open.' })
    expect(await toDo()).toContain('settings.banner.text.eo')
    await jos.put('/api/back-office/settings/banner', { text: '' })
    expect(await toDo()).not.toContain('settings.banner.text.eo')
  })

  it('is read in the language of the guest, and nowhere else; what is missing is Dutch and marked', async () => {
    const [room] = await rooms('nl')
    const before = [await rooms('nl'), await property('nl')]
    const { status, body } = await put(`room_types.${room!.id}.name.eo`, ' Cosy room ')
    expect([status, body]).toMatchObject([200, { text: 'Cosy room', state: 'translated' }])
    const [translated] = await rooms()
    expect(translated).toMatchObject({ name: 'Cosy room', description: room!.description })
    const { untranslated } = await property()
    expect(untranslated).not.toContain(room!.name)
    expect(untranslated).toEqual(expect.arrayContaining([room!.description, ...room!.facilities]))
    expect([await rooms('nl'), await property('nl')]).toMatchObject([
      before[0],
      { untranslated: [], pages: (before[1] as PropertyView).pages },
    ])
    const { roomTypes } = await asGuest<OccupancyView>('/api/occupancy')
    expect(roomTypes[0]!.name).toBe('Cosy room')
    expect((await asGuest<OccupancyView>('/api/occupancy', 'nl')).roomTypes[0]!.name).toBe(
      room!.name,
    )
  })

  it('is translated once where several rooms have it, and keeps its drawing', async () => {
    const wifi = (await found()).find(({ dutch }) => dutch === 'Gratis wifi')!
    await put(wifi.id, 'Free wifi')
    const having = (await rooms('nl')).filter(({ facilities }) =>
      facilities.includes('Gratis wifi'),
    )
    expect(having.length).toBeGreaterThan(1)
    for (const { slug } of having) {
      const room = await asGuest<RoomTypeView>(`/api/room-types/${slug}`)
      const place = room.facilitiesInDutch.indexOf('Gratis wifi')
      expect(room.facilities[place]).toBe('Free wifi')
    }
  })

  it('names what is sold in quotes, and on the page of who booked; the sale keeps the Dutch', async () => {
    const type = (await rooms('nl')).find(({ slug }) => slug === twoNights.roomType)!
    await put(`room_types.${type.id}.name.eo`, 'Cosy room')
    const { roomType: room, arrival, departure } = twoNights
    const request = `/api/quotes?room=${room}&arrival=${arrival}&departure=${departure}&persons=2`
    expect(await asGuest(request)).toMatchObject({ quote: { roomTypeName: 'Cosy room' } })
    expect(await asGuest(request, 'nl')).toMatchObject({ quote: { roomTypeName: type.name } })
    const { id } = (await book(setup.app, twoNights)).body
    const status = `/api/bookings/${id}/status`
    expect((await asGuest<BookingStatusView>(status)).quote.roomTypeName).toBe('Cosy room')
    expect((await asGuest<BookingStatusView>(status, 'nl')).quote.roomTypeName).toBe(type.name)
    const { rows } = await setup.pool.query('SELECT quote FROM folio_entries WHERE folio_id = $1', [
      id,
    ])
    expect(rows[0].quote.roomTypeName).toBe(type.name)
    // A new name in Dutch takes nothing from who booked under the former one.
    await setup.pool.query(`UPDATE room_types SET name = 'Fijne kamer' WHERE id = $1`, [type.id])
    expect((await asGuest<BookingStatusView>(status)).quote.roomTypeName).toBe('Cosy room')
    await setup.pool.query(`UPDATE room_types SET name = $2 WHERE id = $1`, [type.id, type.name])
  })

  it('names what is sold in the mails of who reads that language, and to the house in Dutch', async () => {
    const type = (await rooms('nl')).find(({ slug }) => slug === twoNights.roomType)!
    await put(`room_types.${type.id}.name.eo`, 'Cosy room')
    const stay = { ...twoNights, arrival: '2026-03-23', departure: '2026-03-25' }
    const { id } = (await book(setup.app, stay)).body
    await setup.pool.query(`UPDATE bookings SET language = 'eo' WHERE id = $1`, [id])
    const mails = setup.app.get(Mails)
    await mails.write({ kind: 'booking', id }, 'confirmation')
    await mails.write({ kind: 'booking', id }, 'new-booking')
    const { rows } = await setup.pool.query<{ kind: string; text: string }>(
      'SELECT kind, text FROM mails WHERE subject_id = $1 ORDER BY kind',
      [id],
    )
    expect(rows.map(({ kind, text }) => [kind, text.includes('Cosy room')])).toEqual([
      ['confirmation', true],
      ['new-booking', false],
    ])
    expect(rows[1]!.text).toContain(type.name)
  })

  it('of a room that guests are not shown is told to nobody, but to who booked it', async () => {
    const description = 'Met een deur naar de tuin.'
    const { rows } = await setup.pool.query<{ id: number; name: string }>(
      `UPDATE room_types SET description = $1 WHERE slug = 'tuinkamer' RETURNING id, name`,
      [description],
    )
    const type = rows[0]!
    const stay = { ...twoNights, roomType: 'tuinkamer' }
    const { id } = (
      await book(setup.app, { ...stay, arrival: '2026-04-06', departure: '2026-04-08' })
    ).body
    const set = (active: boolean) =>
      setup.pool.query('UPDATE room_types SET active = $2 WHERE id = $1', [type.id, active])
    const its = [type.name, description]
    expect((await property()).untranslated).toEqual(expect.arrayContaining(its))
    await set(false)
    const { untranslated } = await property()
    expect(its.filter((text) => untranslated.includes(text))).toEqual([])
    await set(true)
    await put(`room_types.${type.id}.name.eo`, 'Garden room')
    await set(false)
    const { quote } = await asGuest<BookingStatusView>(`/api/bookings/${id}/status`)
    expect(quote.roomTypeName).toBe('Garden room')
    await set(true)
  })

  it('of the box is the word of the catalogue, as long as staff call it by that', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    const labels = async () => {
      const address = `/api/breakfast-orders/${id}/status`
      const { lines } = await asGuest<BreakfastOrderStatusView>(address)
      return lines.slice(0, 2).map(({ label }) => label)
    }
    expect(await labels()).toEqual(['Matenmanĝa skatolo', 'Skatolo por infanoj'])
    expect((await property()).untranslated).not.toContain('Ontbijtbox')
    await put('products.breakfast-box.name.eo', 'Nia skatolo')
    expect(await labels()).toEqual(['Nia skatolo', 'Skatolo por infanoj'])
  })

  it('is asked for again once its Dutch is another one, and is read meanwhile', async () => {
    await jos.put('/api/back-office/settings/banner', { text: 'De tuin is open.' })
    const id = 'settings.banner.text.eo'
    await put(id, 'The garden is open.')
    expect(await toDo()).not.toContain(id)
    await jos.put('/api/back-office/settings/banner', { text: 'De tuin is dicht.' })
    expect(await read(id)).toMatchObject({ state: 'outdated', text: 'The garden is open.' })
    expect((await property()).banner).toBe('The garden is open.')
    await put(id, 'The garden is closed.')
    expect(await read(id)).toMatchObject({ state: 'translated' })
    await jos.put('/api/back-office/settings/banner', { text: '' })
    expect((await property()).banner).toBe('')
  })

  it.each([
    ['room_types.1.name.eo', ' ', 'Vul de vertaling in, of laat de Nederlandse tekst staan.'],
    ['room_types.1.name.eo', 'x'.repeat(81), 'Gebruik hier hoogstens 80 tekens.'],
    ['page_texts.over-ons.title.eo', '', 'Geef de pagina een titel.'],
    [
      'page_texts.over-ons.body.eo',
      'We <b>are</b>',
      'HTML kan hier niet. Haal <b> weg, of schrijf het als gewone tekst.',
    ],
    [
      'page_texts.over-ons.body.eo',
      'Call {phone}',
      '{phone} kan hier niet worden ingevuld. Wat wel kan, staat onder de tekst.',
    ],
  ])('is judged in another language as its own form judges it: %s', async (id, text, says) => {
    const { status, body } = await put(id, text)
    expect([status, body.error]).toMatchObject([
      400,
      { reason: 'invalid-input', fields: [{ field: 'text', text: says }] },
    ])
    expect(await stored()).toEqual([])
  })

  it('goes with its row, and comes back with it', async () => {
    const add = (more: object = {}) =>
      jos.post<{ id: number; code: string }>('/api/back-office/products', {
        ...{ name: 'Picknickmand', price: '15,00', unit: 'piece', vatCategory: 'food' },
        ...{ stock: '', minimumPersons: '1', minimumNights: '0', active: true, ...more },
      })
    const { id, code } = (await add()).body
    await put(`products.${code}.name.eo`, 'Picnic basket')
    await jos.delete(`/api/back-office/products/${id}`)
    expect([await stored(), (await put(`products.${code}.name.eo`, 'x')).status]).toEqual([[], 404])
    await add({ code })
    expect(await stored()).toMatchObject([{ key: code, text: 'Picnic basket' }])
    // What staff took away themselves stays away.
    await jos.delete(`${TRANSLATIONS}/products.${code}.name.eo`)
    const again = (await jos.get<{ id: number; code: string }[]>('/api/back-office/products')).body
    await jos.delete(`/api/back-office/products/${again.find((one) => one.code === code)!.id}`)
    await add({ code })
    expect(await stored()).toEqual([])
  })

  it('takes its translation along where its own words name it', async () => {
    const [type] = await rooms('nl')
    const facilities = `/api/back-office/room-types/${type!.id}/facilities`
    const { facilities: all } = (
      await jos.post<{ facilities: { id: number; name: string }[] }>(facilities, { name: 'Klius' })
    ).body
    const { id } = all.find(({ name }) => name === 'Klius')!
    const its = (await found({ q: 'Klius' }))[0]!
    await put(its.id, 'Safe')
    await jos.put(`${facilities}/${id}`, { name: 'Kluis' })
    expect(await read(its.id)).toMatchObject({ key: 'Kluis', text: 'Safe', state: 'outdated' })
    await jos.delete(`${facilities}/${id}`)
    expect(await stored()).toEqual([])
  })

  it('is written down, is not written over, and is as it was when it is taken away', async () => {
    const id = 'page_texts.over-ons.title.eo'
    const { body } = await put(id, 'About us')
    const [change] = (await jos.get<ChangeView[]>('/api/back-office/changes')).body
    expect(change).toMatchObject({
      noun: 'translations',
      key: 'page_texts over-ons title eo',
      action: 'added',
    })
    expect((await property()).pages['over-ons']).toBe('About us')
    const gone = await jos.delete<TranslationView>(`${TRANSLATIONS}/${id}?version=${body.version}`)
    expect(gone.body).toMatchObject({ text: '', state: 'missing' })
    expect((await property()).pages['over-ons']).not.toBe('About us')
  })

  it('is nothing in Dutch, in a language that the site has not, or of what no guest reads', async () => {
    for (const id of [
      'room_types.1.name.nl',
      'room_types.1.name.fr',
      'room_types.1.slug.eo',
      'room_types.9999.name.eo',
      'texts.agenda.title.eo',
      'x',
    ])
      expect((await put(id, 'x')).status).toBe(404)
    expect((await setup.app.inject({ url: TRANSLATIONS })).statusCode).toBe(401)
  })
})

describe('An information page', () => {
  const page = (language?: string) => asGuest<PageTextView>('/api/pages/over-ons', language)

  it('is there in a language once its words are, field by field', async () => {
    const dutch = await page('nl')
    expect(dutch.languages).toEqual(['nl'])
    expect(await page()).toEqual(dutch)
    await put('page_texts.over-ons.title.eo', 'About us')
    expect(await page()).toEqual({ ...dutch, title: 'About us' })
    await put('page_texts.over-ons.body.eo', 'We are **us**.')
    expect(await page()).toMatchObject({ languages: ['nl', 'eo'], description: dutch.description })
    expect(JSON.stringify((await page()).blocks)).toContain('We are ')
    expect(await page('nl')).toEqual({ ...dutch, languages: ['nl', 'eo'] })
    const map = (await setup.app.inject({ url: '/sitemap.xml' })).body
    expect([map.includes('/eo/over-ons<'), map.includes('/eo/contact<')]).toEqual([true, true])
    expect(map.includes('/eo/huisregels<')).toBe(false)
  })
})

describe('A sentence of the catalogue', () => {
  const id = 'texts.stay.unknownRoomType.text.eo'
  const sentence = async (language?: string) =>
    (await asGuest<ApiError>('/api/room-types/nowhere', language)).error.text

  it('is corrected in another language, and guests of that language read it at once', async () => {
    expect(await sentence()).toBe('Tia ĉambro ne ekzistas.')
    expect(await toDo()).not.toContain(id)
    await put(id, 'We have no such room.')
    expect([await sentence(), await sentence('nl')]).toEqual([
      'We have no such room.',
      'Deze kamer bestaat niet.',
    ])
    expect((await found({ which: 'sentences' })).map((one) => one.id)).toEqual([id])
    await put(id, 'Tia ĉambro ne ekzistas.')
    expect([await stored(), await read(id)]).toMatchObject([[], { state: 'literal' }])
  })

  it('with other blanks is refused at its field', async () => {
    const its = 'texts.stay.minimumNightsDate.text.eo'
    const { status, body } = await put(its, 'Restu {n} noktojn')
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ text: 'Laat {day} in de tekst staan: daar wordt iets ingevuld.' }] },
    ])
  })

  it('whose Dutch was corrected is to be looked at until its translation is right', async () => {
    await jos.put('/api/back-office/texts/stay.unknownRoomType', { text: 'Die kamer is er niet.' })
    expect(await read(id)).toMatchObject({
      state: 'outdated',
      dutch: 'Die kamer is er niet.',
      text: 'Tia ĉambro ne ekzistas.',
    })
    expect(await toDo()).toContain(id)
    // That the translation is right as it is, is an answer too.
    await put(id, 'Tia ĉambro ne ekzistas.')
    expect(await toDo()).not.toContain(id)
    await jos.delete('/api/back-office/texts/stay.unknownRoomType')
    expect(await toDo()).toContain(id)
    expect(await sentence()).toBe('Tia ĉambro ne ekzistas.')
  })

  it('that is broken in the database is not shown, and says why', async () => {
    await setup.pool.query(
      `INSERT INTO translations VALUES ('texts', 'stay.unknownRoomType', 'text', 'eo', 'Tia {x} ne ekzistas.', 'Deze kamer bestaat niet.'), ('texts', 'stay.gone', 'text', 'eo', 'x', 'x'), ('texts', 'stay.book', 'text', 'fr', 'x', 'x')`,
    )
    expect(await read(id)).toMatchObject({
      text: 'Tia ĉambro ne ekzistas.',
      state: 'outdated',
      refusal: 'In deze tekst kan {x} niet worden ingevuld.',
    })
    expect((await property()).open).toBe(true)
    expect(await sentence()).toBe('Tia ĉambro ne ekzistas.')
  })

  it('of a number has the forms of its language, each beside the Dutch', async () => {
    expect(await read('texts.price.nights_one.text.eo')).toMatchObject({
      dutch: '1 nacht',
      literal: '{n} nokto',
    })
  })
})

describe('Whatever is translated', () => {
  it('the Dutch stays as it is, and a guest reads the translation or the Dutch', async () => {
    const all = (await found()).filter(({ noun, field }) => noun !== 'texts' && field !== 'body')
    const before = [await rooms('nl'), await property('nl')]
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((one) => /^[\w ]*\w$/.test(one))
    const some = fc.dictionary(fc.constantFrom(...all.map(({ id }) => id)), text, { maxKeys: 6 })
    await fc.assert(
      fc.asyncProperty(some, async (translations) => {
        await setup.pool.query('DELETE FROM translations')
        for (const [id, its] of Object.entries(translations))
          expect([id, (await put(id, its)).status]).toEqual([id, 200])
        expect([await rooms('nl'), withoutNow(await property('nl'))]).toEqual([
          before[0],
          withoutNow(before[1] as PropertyView),
        ])
        const { untranslated } = await property()
        for (const room of await rooms()) {
          const dutch = (before[0] as RoomTypeView[]).find(({ id }) => id === room.id)!
          const its = translations[`room_types.${room.id}.name.eo`]
          expect(room.name).toBe(its?.trim() ?? dutch.name)
          if (its === undefined) expect(untranslated).toContain(room.name)
        }
      }),
      { numRuns: 12 },
    )
  })
})

const withoutNow = (view: PropertyView) => ({ ...view, now: '' })

describe('The words of the pages that a guest agrees to', () => {
  it('are known by what was sold, in each language, whatever they are later', async () => {
    const agreed = async (arrival: string, departure: string) => {
      const { id } = (await book(setup.app, { ...twoNights, arrival, departure })).body
      const { rows } = await setup.pool.query<{ agreed: Record<string, string> }>(
        `SELECT price_list -> 'agreedPages' AS agreed FROM folio_entries JOIN sale_terms terms ON terms.id = terms_id WHERE folio_id = $1`,
        [id],
      )
      return rows[0]!.agreed
    }
    const md5 = (text: string) => createHash('md5').update(text).digest('hex')
    const { rows } = await setup.pool.query<{ body: string }>(
      `SELECT body FROM page_texts WHERE slug = 'algemene-voorwaarden'`,
    )
    await put('page_texts.algemene-voorwaarden.body.eo', 'Niaj **kondiĉoj**.')
    const first = await agreed('2026-03-09', '2026-03-11')
    expect(first).toMatchObject({
      'algemene-voorwaarden nl': md5(rows[0]!.body),
      'algemene-voorwaarden eo': md5('Niaj **kondiĉoj**.'),
    })
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['annuleringsvoorwaarden nl', 'huisregels nl', 'privacy nl']),
    )
    await put('page_texts.algemene-voorwaarden.body.eo', 'Aliaj **kondiĉoj**.')
    expect(await agreed('2026-03-16', '2026-03-18')).toEqual({
      ...first,
      'algemene-voorwaarden eo': md5('Aliaj **kondiĉoj**.'),
    })
    // Which words they were, the changes tell.
    const { rows: written } = await setup.pool.query(
      `SELECT after ->> 'text' AS text FROM changes WHERE noun = 'translations' AND md5(after ->> 'text') = $1`,
      [first['algemene-voorwaarden eo']],
    )
    expect(written).toEqual([{ text: 'Niaj **kondiĉoj**.' }])
  })
})
