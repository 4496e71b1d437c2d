import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  BookingDetailView,
  BookingStatusView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import type { BookingEnteredView } from '../../../api/bookings/booking-entry-shapes.ts'
import type { BreakfastOrderDetailView } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { issueTicket } from '../../../api/forms/form-ticket.ts'
import type { SaleView } from '../../../api/sales/sale-shape.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { formPages } from '../../../screens/form-pages.ts'
import { addressIn } from '../../../screens/page-language.ts'
import { screens } from '../../../screens/screen-routes.ts'
import { goodForms } from '../../rules/forms/good-forms.ts'
import { book, someVisitor, twoNights } from '../setup/book.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { threeBoxes } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { propertyIds } from '../setup/stay-wish.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterEach(async () => {
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

const languageOf = async (table: string, id: string) =>
  (await setup.pool.query(`SELECT language FROM ${table} WHERE id = $1`, [id])).rows[0]?.language
const booked = async (language?: string) =>
  (await book(setup.app, twoNights, language === undefined ? {} : { language })).body.id

/** Posts as a guest's page does, by script or as a form of the browser. */
async function posted(
  url: string,
  body: Record<string, unknown>,
  { language, asForm = false }: { language: string; asForm?: boolean },
) {
  const answer = await setup.app.inject({
    method: 'POST',
    url,
    headers: {
      origin: ORIGIN,
      'accept-language': language,
      'x-forwarded-for': someVisitor(),
      'idempotency-key': randomUUID(),
      'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(asForm && { accept: 'text/html' }),
    },
    payload: asForm
      ? new URLSearchParams(body as Record<string, string>).toString()
      : JSON.stringify(body),
  })
  return { status: answer.statusCode, text: answer.body }
}

describe('The language of a guest who books', () => {
  it.each([
    ['de-DE,de;q=0.9,en;q=0.5', 'de'],
    ['fr,en;q=0.5', 'en'],
    ['fr', 'nl'],
    [undefined, 'nl'],
  ])('is that of the page: with %s it is %s', async (preferred, language) => {
    const id = await booked(preferred)
    expect(await languageOf('bookings', id)).toBe(language)
    const { body } = await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)
    expect(body.language).toBe(language)
  })

  it.each([
    ['en', 'Anna'],
    ['de', 'Anna van den Berg'],
  ])('is that of the page that greets them: in %s %s', async (language, guestName) => {
    const url = `/api/bookings/${await booked('nl')}/status`
    const answer = await setup.app.inject({ url, headers: { 'accept-language': language } })
    expect(answer.json<BookingStatusView>().guestName).toBe(guestName)
  })

  it('makes no other order: the same key in another language is the same booking, as it was', async () => {
    const [key, visitor] = [randomUUID(), someVisitor()]
    const first = await book(setup.app, twoNights, { key, visitor, language: 'de' })
    const again = await book(setup.app, twoNights, { key, visitor, language: 'en' })
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
    expect(await languageOf('bookings', first.body.id)).toBe('de')
  })
})

describe('The language of a booking that staff enter', () => {
  const entered = async (changes: object) => {
    const { types } = await propertyIds(setup.pool)
    const entry = bookingEntry({ roomTypeId: types['knusse-kamer']!, ...changes })
    return staff.post<BookingEnteredView & ApiError>('/api/back-office/bookings', entry)
  }

  it('is what they choose, Dutch where they say nothing', async () => {
    const german = await entered({ language: 'de' })
    const silent = await entered({ name: 'Piet Jansen' })
    expect(await languageOf('bookings', german.body.id)).toBe('de')
    expect(await languageOf('bookings', silent.body.id)).toBe('nl')
    const guests = await staff.get<object[]>('/api/back-office/known-guests?q=hermans')
    expect(guests.body).toMatchObject([{ name: 'Jos Hermans', language: 'de' }])
  })

  it.each(['fr', 'DE', '', null, 7])('is refused at its field where it is %s', async (language) => {
    const { status, body } = await entered({ language })
    expect([status, body.error]).toMatchObject([
      400,
      { fields: [{ field: 'language', text: 'Kies een taal uit de lijst.' }] },
    ])
  })
})

describe('Another language', () => {
  const change = (id: string, body: object) =>
    staff.post<BookingDetailView & ApiError>(`/api/back-office/bookings/${id}/acts/edit`, {
      requestId: randomUUID(),
      ...body,
    })
  const changesOf = async (kind: string, id: string) =>
    (await staff.get<TimelineStep[]>(`/api/back-office/timelines/${kind}/${id}`)).body.flatMap(
      ({ data }) => data.changes ?? [],
    )

  it('is written over a booking by staff, and stands in the timeline', async () => {
    const id = await booked('de')
    const { status, body } = await change(id, { version: 1, language: 'en' })
    expect([status, body.language]).toEqual([200, 'en'])
    expect(await changesOf('booking', id)).toEqual([{ field: 'language', from: 'de', to: 'en' }])
    expect(body.fieldChanges).toMatchObject([{ field: 'language', from: 'de', to: 'en' }])
    expect((await change(id, { version: body.version, language: 'fr' })).status).toBe(400)
    expect((await change(id, { version: body.version, notes: 'Laat' })).body.language).toBe('en')
  })

  it('is written over a breakfast order the same way', async () => {
    const { text } = await posted('/api/breakfast-orders', threeBoxes, { language: 'en' })
    const { id } = JSON.parse(text)
    const edited = (language: string) =>
      staff.post<BreakfastOrderDetailView>(`/api/back-office/breakfast-orders/${id}/acts/edit`, {
        requestId: randomUUID(),
        version: 1,
        language,
      })
    expect((await edited('de')).body.language).toBe('de')
    await edited('de')
    expect(await changesOf('breakfast-order', id)).toEqual([
      { field: 'language', from: 'en', to: 'de' },
    ])
  })
})

describe('The language of who orders, asks or buys', () => {
  it('is that of the page of a breakfast order, with script and without', async () => {
    const { text } = await posted('/api/breakfast-orders', threeBoxes, { language: 'de' })
    expect(await languageOf('breakfast_orders', JSON.parse(text).id)).toBe('de')
    const form = { ...threeBoxes, receiver: 'Zonder script', key: randomUUID() }
    const sent = await posted(addressIn('en', screens.breakfastCheckout.path), form, {
      language: 'nl',
      asForm: true,
    })
    expect(sent.status).toBe(303)
    const { rows } = await setup.pool.query(
      `SELECT language FROM breakfast_orders WHERE receiver = 'Zonder script'`,
    )
    expect(rows).toEqual([{ language: 'en' }])
  })

  it('is chosen at the desk for an order there', async () => {
    const order = { ...threeBoxes, requestId: randomUUID(), language: 'de' }
    const { body } = await staff.post<{ id: string }>('/api/back-office/desk-orders', order)
    expect(await languageOf('breakfast_orders', body.id)).toBe('de')
  })

  it('is that of the page of a form; those of the municipality are in Dutch', async () => {
    const { secret } = setup.processes[0]!.environment
    const filled = (form: keyof typeof goodForms) => ({
      ...goodForms[form],
      ticket: issueTicket(secret, setup.time.now - 60_000),
      website: '',
    })
    await posted('/api/forms/contact', filled('contact'), { language: 'de' })
    await posted('/api/forms/vendor', filled('vendor'), { language: 'de' })
    await posted(addressIn('en', formPages.business.path), filled('business'), {
      language: 'nl',
      asForm: true,
    })
    const { rows } = await setup.pool.query(
      'SELECT form, language FROM form_messages ORDER BY form',
    )
    expect(rows).toEqual([
      { form: 'business', language: 'en' },
      { form: 'contact', language: 'de' },
      { form: 'vendor', language: 'nl' },
    ])
  })

  it('is that in which a text that is too long is refused', async () => {
    const filled = { ...goodForms.contact, name: 'x'.repeat(5_001) }
    const { status, text } = await posted('/api/forms/contact', filled, { language: 'en' })
    expect([status, (JSON.parse(text) as ApiError).error]).toMatchObject([
      400,
      { fields: expect.arrayContaining([{ field: 'name', text: 'This text is too long.' }]) },
    ])
  })

  it('is chosen with the address that a receipt is mailed to', async () => {
    const products = [
      { code: 'flowers', pieces: 2 },
      { code: 'child-seat', pieces: 1 },
    ]
    const sale = { id: randomUUID(), products, totalCents: 3000 }
    const { body } = await staff.post<SaleView & ApiError>('/api/back-office/sales', sale)
    expect(body.error).toBeUndefined()
    const act = async (name: string, request: object) =>
      (await staff.post<SaleView>(`/api/back-office/sales/${sale.id}/acts/${name}`, request)).body
    await act('choose', { method: 'pin' })
    const mailed = { receivedCents: null, receiptEmail: 'max@example.de' }
    expect(await act('settle', mailed)).toMatchObject({ receiptLanguage: 'nl' })
    await act('no', {})
    await act('choose', { method: 'pin' })
    const { version, ...settled } = await act('settle', { ...mailed, receiptLanguage: 'de' })
    expect(settled).toMatchObject({ receiptLanguage: 'de' })
    await act('yes', { version })
    const requestId = randomUUID()
    await act('mail', { requestId, email: 'max@example.de', language: 'en' })
    const { rows } = await setup.pool.query(
      'SELECT language FROM sale_mailings WHERE sale_id = $1 ORDER BY language',
      [sale.id],
    )
    expect(rows).toEqual([{ language: 'de' }, { language: 'en' }])
  })
})
