import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast, threeBoxes } from '../setup/order-breakfast.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup()
  await setup.pool.query(`INSERT INTO closures (nights) VALUES ('[2026-03-10,2026-03-12)')`)
})
afterAll(() => setup.close())

async function expectNothingStored(): Promise<void> {
  const { rows } = await setup.pool.query(
    'SELECT (SELECT count(*) FROM breakfast_orders) + (SELECT count(*) FROM folios) + (SELECT count(*) FROM outbox) + (SELECT count(*) FROM sale_terms) AS n',
  )
  expect(Number(rows[0].n)).toBe(0)
}

const texts = ['name', 'email', 'phone', 'receiver', 'street', 'houseNumber', 'postcode', 'city']
const numbers = ['adults', 'kids', 'slot', 'totalCents']
const address = 'Vul alstublieft alle adresgegevens in.'

const wrongTexts = texts.flatMap((field) =>
  [
    ['missing', undefined],
    ['empty', ''],
    ['blank', '   '],
    ['a number', 7],
    ['a list', ['x']],
    ['overlong', 'x'.repeat(300)],
    ['far overlong', 'x'.repeat(6_000)],
    ['with a line break', 'Jan\r\nBcc: iedereen@example.com'],
    ['with a NUL', 'Jan\u0000'],
  ].map(([how, value]) => [`${field} ${how}`, { [field]: value }, field] as const),
)
const wrongNumbers = numbers.flatMap((field) =>
  [
    ['missing', undefined],
    ['null', null],
    ['words', 'twee'],
    ['half', 1.5],
    ['beyond all counting', 1e300],
  ].map(([how, value]) => [`${field} ${how}`, { [field]: value }, field] as const),
)
const others = [
  ['a day missing', { day: undefined }, 'day', 'Kies een dag.'],
  ['a day that does not exist', { day: '2026-02-30' }, 'day', 'Kies een dag.'],
  ['a day written in another way', { day: '4-3-2026' }, 'day', 'Kies een dag.'],
  ['tomorrow', { day: '2026-02-03' }, 'day', 'De vroegste dag is overmorgen.'],
  ['a day long gone', { day: '2020-02-03' }, 'day', 'De vroegste dag is overmorgen.'],
  ['a day far away', { day: '9999-02-03' }, 'day', /Zo ver vooruit/],
  ['a vacation day', { day: '2026-03-11' }, 'day', 'Op deze dag is er geen ontbijt te bestellen.'],
  ['no box at all', { adults: 0, kids: 0 }, 'adults', 'Bestel minstens één ontbijtbox.'],
  ['fewer boxes than none', { adults: -1 }, 'adults', 'Vul een aantal van 0 of meer in.'],
  ['a thousand boxes', { adults: 1000 }, 'adults', /hoogstens 100/],
  ['a fifth slot', { slot: 5 }, 'slot', 'Kies een tijd.'],
  ['no e-mail address', { email: 'liesbeth' }, 'email', 'Controlleer het e-mail adres.'],
  ['two e-mail addresses', { email: 'a@b.nl, c@d.nl' }, 'email', /e-mail/],
  ['no phone number', { phone: 'nul zes' }, 'phone', /telefoon/],
  ['no street', { street: '' }, 'street', address],
  ['no house number', { houseNumber: '' }, 'houseNumber', address],
  ['no city', { city: '' }, 'city', address],
  ['an address too far away', { postcode: '6131 AA' }, 'street', /buiten ons bezorggebied/],
  ['a postcode that is none', { postcode: '61AA' }, 'postcode', /De postcode is niet geldig\./],
  ['an address abroad', { postcode: '3600' }, 'street', /buiten ons bezorggebied/],
  ['a book for a booking', { bookingNumber: 'B'.repeat(90) }, 'bookingNumber', /20 tekens/],
  ['a book of wishes', { notes: 'x'.repeat(301) }, 'notes', /300 tekens/],
  ['wishes with a line break', { notes: 'Geen\nnoten' }, 'notes', /./],
  ['a number for wishes', { notes: 7 }, 'notes', /./],
  ['a list for a booking', { bookingNumber: [] }, 'bookingNumber', /./],
] as const

describe('A breakfast order that cannot be one is refused in Dutch, and nothing is stored:', () => {
  it.each([...wrongTexts, ...wrongNumbers])('%s', async (_, change, field) => {
    const { status, body } = await orderBreakfast(setup.app, { ...threeBoxes, ...change })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ reason: 'invalid-input' })
    const fields = body.error.reason === 'invalid-input' ? body.error.fields : []
    const said = fields.find((one) => one.field === field)
    expect(said?.text).toMatch(/^[A-ZÉ].*\.$/)
    expect(said?.text).not.toMatch(/invalid|expected|required/i)
    await expectNothingStored()
  })

  it.each(others)('%s', async (_, change, field, text) => {
    const { status, body } = await orderBreakfast(setup.app, { ...threeBoxes, ...change })
    expect(status).toBe(400)
    const fields = body.error.reason === 'invalid-input' ? body.error.fields : []
    expect(fields.find((one) => one.field === field)?.text).toMatch(text)
    await expectNothingStored()
  })

  it.each([
    ['an empty body', {}],
    ['a list', []],
    ['malformed JSON', '{ "name": '],
  ])('%s', async (_, request) => {
    const { status, body } = await orderBreakfast(setup.app, request)
    expect([status, body.error.reason]).toEqual([400, 'invalid-input'])
    await expectNothingStored()
  })

  it('without a key', async () => {
    const { status, body } = await orderBreakfast(setup.app, threeBoxes, null)
    expect([status, body.error.text]).toEqual([
      400,
      'Deze bestelling heeft geen geldig kenmerk. Laad de pagina opnieuw.',
    ])
    await expectNothingStored()
  })

  it('what is markup for a name is a name: it is stored as typed', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const { status, body } = await orderBreakfast(setup.app, { ...threeBoxes, name })
    expect(status).toBe(201)
    const { rows } = await setup.pool.query('SELECT name FROM breakfast_orders WHERE id = $1', [
      body.id,
    ])
    expect(rows).toEqual([{ name }])
  })
})
