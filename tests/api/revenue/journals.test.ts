import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { addEntry, openFolio } from '../../../api/folios/folios.ts'
import type { VatReturn } from '../../../api/revenue/bookkeeping.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { parseCsv } from './parse-csv.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 4 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(() => emptySetup(setup.pool))

const path = (which: string, query: string) => `/api/back-office/${which}?${query}`
async function file(which: string, query: string) {
  return setup.app.inject({ url: path(which, query), cookies: staff.cookies })
}
const FEBRUARY = 'from=2026-02-01&last=2026-02-28'
const MARCH = 'from=2026-03-01&last=2026-03-31'

/** A sale of 12.50 at the desk, of something with a name, at 9 %. */
async function sale(name: string, at = '2026-02-02T10:00:00Z'): Promise<void> {
  const id = randomUUID()
  const when = new Date(at)
  await openFolio(setup.pool, { id, kind: 'sale', number: 'K1', at: when })
  const line = {
    ...{ item: 'extra' as const, night: null, persons: 1, cents: 1_250, name },
    ...{ vatCategory: 'food' as const, vatBasisPoints: 900, rule: 'BO §2', reading: null },
  }
  const quote = { lines: [line], totalCents: 1_250 }
  await addEntry(setup.pool, { folioId: id, kind: 'sold', cents: 1_250, at: when, by: 'x', quote })
}

describe('The sales journal', () => {
  it('has each line by the day on which it was sold, with its VAT, as a file for Dutch programs', async () => {
    await sale('Bos bloemen')
    const answer = await file('revenue/sales-journal', FEBRUARY)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        "attachment; filename*=UTF-8''verkoopjournaal-2026-02-01-tot-2026-03-01.csv",
    })
    expect(answer.body).toBe(
      '\u{feff}datum;rekening;order;soort;omschrijving;leverdatum;btw-code;btw-percentage;bruto;netto;btw\r\n' +
        '2026-02-02;K1;kassa;extra;Bos bloemen;2026-02-02;laag;9,00;12,50;11,47;1,03\r\n',
    )
  })

  it('has a late evening on its day in the house', async () => {
    await sale('Bos bloemen', '2026-02-28T23:30:00Z')
    expect(parseCsv((await file('revenue/sales-journal', FEBRUARY)).body)).toEqual([])
    expect(parseCsv((await file('revenue/sales-journal', MARCH)).body)).toMatchObject([
      { datum: '2026-03-01', bruto: 1_250 },
    ])
  })

  it.each(['=1+1', '+31', '-2', '@SUM(A1)', ' =1', '\tx'])(
    'makes %j no formula of a spreadsheet',
    async (name) => {
      await sale(name)
      const [line] = parseCsv((await file('revenue/sales-journal', FEBRUARY)).body)
      expect(line!['omschrijving']).toBe(`'${name}`)
    },
  )

  it('keeps semicolons, quotes and lines of a name in their cell', async () => {
    const name = 'Taart; "groot"\r\nmet slagroom'
    await sale(name)
    const [line] = parseCsv((await file('revenue/sales-journal', FEBRUARY)).body)
    expect(line).toMatchObject({ omschrijving: name, bruto: 1_250 })
  })

  it('has nothing of what is held', async () => {
    await book(setup.app, twoNights)
    expect(parseCsv((await file('revenue/sales-journal', FEBRUARY)).body)).toEqual([])
  })
})

describe('The payments journal', () => {
  it('has what came in with its method and the provider’s id', async () => {
    const { id } = (await book(setup.app, twoNights)).body
    await setup.pool.query(
      `UPDATE payments SET state = 'paid', provider_id = 'tr_1' WHERE folio_id = $1`,
      [id],
    )
    await setup.pool.query(confirmedAndPaid())
    await setup.pool.query(
      `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id)
       SELECT $1, 'refunded', 'ideal', 500, now(), 'provider', id FROM payments WHERE folio_id = $1`,
      [id],
    )
    const year = `from=2020-01-01&last=2090-12-31`
    const lines = parseCsv((await file('revenue/payments-journal', year)).body)
    expect(lines).toMatchObject([
      { soort: 'ontvangen', methode: 'bank', bedrag: 22_000, betaling: '' },
      { soort: 'terugbetaald', methode: 'iDEAL', bedrag: -500, betaling: 'tr_1' },
    ])
  })
})

describe('The VAT of a period', () => {
  it('is by the date of supply, at each rate over the whole, and what is outside it apart', async () => {
    await book(setup.app, twoNights)
    await setup.pool.query(confirmedAndPaid())
    await sale('Bos bloemen')
    const vat = async (query: string) =>
      (await staff.get<VatReturn>(path('revenue/vat', query))).body
    expect(await vat(FEBRUARY)).toEqual({
      rates: [
        { code: 'laag', basisPoints: 900, grossCents: 1_250, netCents: 1_147, vatCents: 103 },
      ],
      vatCents: 103,
    })
    expect(await vat(MARCH)).toEqual({
      rates: [
        { code: 'hoog', basisPoints: 2100, grossCents: 21_000, netCents: 17_355, vatCents: 3_645 },
        { code: 'geen', basisPoints: 0, grossCents: 1_000, netCents: 1_000, vatCents: 0 },
      ],
      vatCents: 3_645,
    })
  })
})

describe('A period that is none', () => {
  it.each([
    ['revenue/vat', 'from=2026-02-31&last=2026-03-01', 'from', 'Kies een dag, zoals 2026-07-31.'],
    ['revenue/vat', 'from=2026-02-01', 'last', 'Kies een dag, zoals 2026-07-31.'],
    [
      'revenue/sales-journal',
      'from=2026-03-01&last=2026-02-28',
      'last',
      'De laatste dag ligt vóór de eerste.',
    ],
    [
      'revenue/payments-journal',
      'from=1026-01-01&last=2026-01-01',
      'last',
      'Kies een periode van ten hoogste honderd jaar.',
    ],
    [
      'tourist-tax-return',
      'period=2026-Q5',
      'period',
      'Kies een maand (2026-07), een kwartaal (2026-Q3) of een jaar (2026), tussen 2000 en 2099.',
    ],
    [
      'tourist-tax-return',
      '',
      'period',
      'Kies een maand (2026-07), een kwartaal (2026-Q3) of een jaar (2026), tussen 2000 en 2099.',
    ],
  ])('is refused by %s?%s, at its field', async (which, query, field, text) => {
    const { status, body } = await staff.get<ApiError>(path(which, query))
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ fields: [{ field, text }] })
  })

  it.each(['revenue/vat', 'revenue/sales-journal', 'revenue/spreadsheet', 'tourist-tax-return'])(
    'or not, %s is for staff alone',
    async (which) => {
      expect((await setup.app.inject(path(which, FEBRUARY))).statusCode).toBe(401)
    },
  )
})
