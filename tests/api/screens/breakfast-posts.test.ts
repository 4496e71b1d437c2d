import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PaymentMethods } from '../../../api/payments/payment-methods.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptied } from '../setup/emptied.ts'
import { visibleIn } from '../setup/visible-in.ts'

const REVIEW = '/online-afrekenen-ontbijt'

let setup: TestSetup
beforeAll(async () => {
  // Its today is Monday 2 February 2026.
  setup = await openSetup()
  vi.spyOn(setup.app.get(PaymentProvider), 'methods').mockResolvedValue([
    { id: 'ideal', name: 'iDEAL', minCents: 1, maxCents: null },
    { id: 'bancontact', name: 'Bancontact', minCents: 2, maxCents: null },
  ])
  await setup.app.get(PaymentMethods).offered()
})
afterAll(() => setup.close())
afterEach(() => emptied(setup.pool, 'breakfast_orders'))

const typed = {
  name: 'Sanne Hoekstra',
  email: 'sanne@example.com',
  phone: '06 12345678',
  receiver: 'Bram',
  day: '2026-02-05',
  slot: '2',
  street: 'Kerkstraat',
  houseNumber: '4',
  postcode: '6171 AB',
  city: 'Stein',
  adults: '2',
  kids: '1',
  bookingNumber: '',
}

async function post(content: Record<string, string>, origin = ORIGIN) {
  const answer = await setup.app.inject({
    method: 'POST',
    url: REVIEW,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(content).toString(),
  })
  // React parts a text from what it fills in.
  return { ...answer, status: answer.statusCode, body: answer.body.replaceAll('<!-- -->', '') }
}

const hidden = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  )
const orders = async () =>
  (await setup.pool.query<{ id: string; receiver: string }>('SELECT * FROM breakfast_orders')).rows

describe('A breakfast order without script', () => {
  it('is shown again with each line and its total, and nothing is ordered yet', async () => {
    const { status, headers, body } = await post(typed)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    for (const words of ['Bram', 'Kerkstraat 4, 6171 AB Stein', '9.30-10.00', '€\u00a038,80'])
      expect(visibleIn(body)).toContain(words)
    expect(visibleIn(body)).toContain('Verzend bestelling! (met betalingsverplichting)')
    expect(await orders()).toEqual([])
  })

  it('is placed by the page that shows it, once however often that is posted, and leads to where it is paid', async () => {
    const shown = hidden((await post(typed)).body)
    const [first, again] = [await post(shown), await post(shown)]
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect(order?.receiver).toBe('Bram')
    for (const { status, headers } of [first, again])
      expect([status, headers.location]).toEqual([303, `/ontbijt-betaling?id=${order!.id}`])
    const page = await setup.app.inject({ url: first.headers.location! })
    expect(page.body).toContain(`/api/breakfast-orders/${order!.id}/checkout`)
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it('chooses among the provider’s ways to pay; one that it does not have is left to its own page', async () => {
    const review = (await post(typed)).body
    for (const name of ['iDEAL', 'Bancontact']) expect(review).toContain(`<span>${name}</span>`)
    expect(review).toMatch(/name="method" checked="" value="ideal"/)
    const asked = async (method: string) => {
      await post({ ...hidden((await post(typed)).body), method })
      const { rows } = await setup.pool.query('SELECT asked_method FROM payments')
      await emptied(setup.pool, 'breakfast_orders, payments')
      return rows
    }
    expect(await asked('bancontact')).toEqual([{ asked_method: 'bancontact' }])
    for (const unknown of ['bitcoin', '']) expect(await asked(unknown)).toEqual([])
  })

  it('keeps the chosen way to pay where the order is shown once more', async () => {
    const shown = hidden((await post(typed)).body)
    const { body } = await post({ ...shown, method: 'bancontact', totalCents: '100' })
    expect(body).toMatch(/name="method" checked="" value="bancontact"/)
  })

  it.each([
    ['a blank name', { name: ' ' }, 'name', 'Vul je naam in.'],
    ['an overlong name', { name: 'x'.repeat(81) }, 'name', 'Gebruik hier hoogstens 80 tekens.'],
    ['no e-mail', { email: 'sanne' }, 'email', 'Controlleer het e-mail adres.'],
    ['a header in the e-mail', { email: 'a@b.nl\r\nBcc: c@d.nl' }, 'email', 'Controlleer het'],
    ['a telephone of letters', { phone: 'bel me' }, 'phone', 'Controlleer het telefoonnummer.'],
    ['no receiver', { receiver: '' }, 'receiver', 'Vul de naam van de ontvanger in.'],
    ['no day', { day: '' }, 'day', 'Kies een dag.'],
    ['a day too soon', { day: '2026-02-03' }, 'day', 'De vroegste dag is overmorgen.'],
    ['no slot', { slot: '' }, 'slot', 'Kies een tijd.'],
    ['a slot that is none', { slot: '9' }, 'slot', 'Kies een tijd.'],
    ['no city', { city: '' }, 'city', 'Vul alstublieft alle adresgegevens in.'],
    ['half a box', { adults: '1,5' }, 'adults', 'Vul een aantal van 0 of meer in.'],
    ['no box at all', { adults: '0', kids: '0' }, 'adults', 'Bestel minstens één ontbijtbox.'],
    ['too many boxes', { adults: '101' }, 'adults', 'Bestel online hoogstens 100'],
    [
      'an address outside the area',
      { postcode: '1012 AB', city: 'Amsterdam' },
      'street',
      'Het adres ligt buiten ons bezorggebied van 10 km.',
    ],
    ['a book for a booking', { bookingNumber: 'B'.repeat(21) }, 'bookingNumber', 'Gebruik hier'],
  ])('with %s comes back with all that was typed, and the sentence at the field', async (...it) => {
    const [, part, field, sentence] = it
    const { status, body } = await post({ ...typed, ...part })
    expect(status).toBe(400)
    expect(visibleIn(body)).toMatch(new RegExp(`id="${field}-error"[^]*?${sentence}`))
    expect(body).toContain('value="Kerkstraat"')
    expect(body).not.toContain('button--order')
    expect(await orders()).toEqual([])
  })

  it('shows markup as it was typed, not as markup', async () => {
    const { body } = await post({ ...typed, receiver: '<script>alert(1)</script>' })
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toContain('<script>alert(1)')
  })

  it('is shown again with the new total where the price is another one by now', async () => {
    const shown = hidden((await post(typed)).body)
    const { status, body } = await post({ ...shown, totalCents: '100' })
    expect([status, hidden(body)['totalCents']]).toEqual([409, '3880'])
    expect(await orders()).toEqual([])
  })

  it('is refused from another site’s page', async () => {
    const shown = hidden((await post(typed)).body)
    expect((await post(shown, 'https://elsewhere.example')).status).toBe(403)
    expect(await orders()).toEqual([])
  })
})
