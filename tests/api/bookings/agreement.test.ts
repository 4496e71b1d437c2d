import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import type { AgreementView } from '../../../api/quotes/agreement.ts'
import { type ListeningApi, choose, listeningApi } from '../payments/listening-api.ts'
import { goToPay } from '../setup/book-over-http.ts'
import { book, someVisitor, twoNights } from '../setup/book.ts'
import { threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { staffOrder } from '../setup/staff-order.ts'

let api: ListeningApi
let staff: SignedIn
let asSupplied: string
beforeAll(async () => {
  api = await listeningApi()
  staff = await signedIn(api.app, api.url)
  const { rows } = await api.pool.query<{ body: string }>(
    `SELECT body FROM page_texts WHERE slug = 'algemene-voorwaarden'`,
  )
  asSupplied = rows[0]!.body
})
afterEach(async () => {
  await emptySetup(api.pool)
  await api.pool.query('DELETE FROM translations')
  await writeDutch(asSupplied)
})
afterAll(() => api.close())

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const TERMS = 'algemene-voorwaarden'
const booked = async (language: string) =>
  (await book(api.app, twoNights, { language, origin: api.url })).body.id
const agreed = async (id: string, noun = 'bookings') => {
  const { status, body } = await staff.get<AgreementView>(
    `/api/back-office/${noun}/${id}/agreement`,
  )
  expect(status).toBe(200)
  return body
}
const termsOf = ({ pages }: AgreementView) => pages.find(({ slug }) => slug === TERMS)
const writeDutch = (body: string) =>
  staff.put(`/api/back-office/page-texts/${TERMS}`, { title: 'AV', description: 'AV', body })
const translate = (text: string, language = 'de') =>
  staff.put(`/api/back-office/translations/page_texts.${TERMS}.body.${language}`, { text })

describe('What a guest agreed to who booked', () => {
  it('is what stood there then, in their language, whatever it is later', async () => {
    await translate('Unsere **AGB**.')
    const id = await booked('de')
    expect(termsOf(await agreed(id))).toMatchObject({
      title: expect.stringMatching(/./),
      language: 'de',
      text: 'Unsere **AGB**.',
      since: expect.stringMatching(/^2026-02-02T/),
      isCurrent: true,
    })
    await translate('Andere AGB.')
    expect(termsOf(await agreed(id))).toMatchObject({ text: 'Unsere **AGB**.', isCurrent: false })
    await staff.delete(`/api/back-office/translations/page_texts.${TERMS}.body.de`)
    expect(termsOf(await agreed(id))).toMatchObject({ text: 'Unsere **AGB**.', isCurrent: false })
    expect(await agreed(id)).toMatchObject({
      by: 'ordering',
      at: '2026-02-02T08:30:00.000Z',
      language: 'de',
      cancellation: [
        { when: 'Bis 7 Tage vor der Anreise', share: 'alles' },
        expect.anything(),
        expect.anything(),
      ],
    })
  })

  it('is Dutch where there was no translation, as it was supplied until staff wrote it anew', async () => {
    const id = await booked('en')
    const { pages, language } = await agreed(id)
    expect(pages.map((page) => [page.slug, page.language, page.since])).toEqual([
      [TERMS, 'nl', null],
      ['annuleringsvoorwaarden', 'nl', null],
      ['huisregels', 'nl', null],
      ['privacy', 'nl', null],
    ])
    expect(language).toBe('en')
    await writeDutch('Nieuwe voorwaarden.')
    await translate('New terms.', 'en')
    expect(termsOf(await agreed(id))).toMatchObject({
      language: 'nl',
      text: asSupplied,
      since: null,
      isCurrent: false,
    })
    expect(termsOf(await agreed(await booked('en')))).toMatchObject({ text: 'New terms.' })
  })

  it('is in the language in which they booked, whatever staff chose since', async () => {
    await translate('Unsere AGB.')
    const id = await booked('de')
    const edit = { requestId: randomUUID(), version: 1, language: 'en' }
    expect((await staff.post(`/api/back-office/bookings/${id}/acts/edit`, edit)).status).toBe(200)
    expect(await agreed(id)).toMatchObject({ language: 'de' })
    expect(termsOf(await agreed(id))).toMatchObject({ text: 'Unsere AGB.' })
  })

  it('is not known of before versions were stored, and says so where the words are gone', async () => {
    const id = await booked('nl')
    const { rows } = await api.pool.query(
      `SELECT terms.id, price_list -> 'agreedPages' AS versions FROM sale_terms terms JOIN folio_entries e ON terms_id = terms.id WHERE folio_id = $1`,
      [id],
    )
    const store = (versions: object | null) =>
      api.pool.query(
        `UPDATE sale_terms SET price_list = CASE WHEN $2::jsonb IS NULL THEN price_list - 'agreedPages' ELSE jsonb_set(price_list, '{agreedPages}', $2) END WHERE id = $1`,
        [rows[0].id, versions && JSON.stringify(versions)],
      )
    await store(null)
    expect(await agreed(id)).toMatchObject({ by: 'ordering', language: 'nl', pages: [] })
    await store({ [`${TERMS} nl`]: md5('Wat nergens meer staat.') })
    expect((await agreed(id)).pages).toMatchObject([{ slug: TERMS, text: null, isCurrent: false }])
    await store(rows[0].versions)
  })

  it('is unknown of what is no booking', async () => {
    const { status } = await staff.get(`/api/back-office/bookings/${randomUUID()}/agreement`)
    expect(status).toBe(404)
  })
})

describe('A booking that staff entered', () => {
  it('has nothing agreed to until the guest pays by the link: then what stood there at that moment', async () => {
    const order = staffOrder({ source: 'own-website' })
    const key = { staff: 'Marijke', key: 'entered-by-marijke' }
    const { id } = await api.app.get(StaffBookings).book(order, key)
    expect(await agreed(id)).toEqual({
      by: null,
      at: null,
      language: 'nl',
      cancellation: [],
      pages: [],
    })
    api.pass(60)
    await writeDutch('Wat er staat als de gast betaalt.')
    const answer = await fetch(`${api.url}/api/bookings/${id}/payments`, {
      method: 'POST',
      headers: { origin: api.url, 'content-type': 'application/json' },
      body: '{}',
    })
    const { paymentUrl } = (await answer.json()) as { paymentUrl: string }
    await choose(await goToPay(paymentUrl), 'paid')
    await api.app.get(PaymentSync).sync(id)
    expect(await agreed(id)).toMatchObject({ by: 'paying', language: 'nl' })
    api.pass(60)
    await writeDutch('Wat er later staat.')
    expect(termsOf(await agreed(id))).toMatchObject({ text: 'Wat er staat als de gast betaalt.' })
  })
})

describe('What a guest agreed to who ordered breakfast', () => {
  it('is the terms and the privacy page', async () => {
    await translate('Unsere AGB.')
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/breakfast-orders',
      headers: {
        origin: api.url,
        'accept-language': 'de',
        'x-forwarded-for': someVisitor(),
        'idempotency-key': randomUUID(),
      },
      payload: threeBoxes,
    })
    const view = await agreed(answer.json<{ id: string }>().id, 'breakfast-orders')
    expect(view).toMatchObject({ by: 'ordering', language: 'de', cancellation: [] })
    expect(view.pages.map(({ slug, language }) => [slug, language])).toEqual([
      [TERMS, 'de'],
      ['privacy', 'nl'],
    ])
  })
})
