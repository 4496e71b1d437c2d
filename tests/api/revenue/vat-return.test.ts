import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEntry, openFolio } from '../../../api/folios/folios.ts'
import type { VatReturn } from '../../../api/revenue/bookkeeping.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { parseCsv } from './parse-csv.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

describe('The VAT of a night that was sold before the law changed', () => {
  it('is that of the night, in the return as in the journal and on the invoice', async () => {
    const id = randomUUID()
    const at = new Date('2025-06-01T10:00:00Z')
    await openFolio(setup.pool, { id, kind: 'sale', number: 'K1', at })
    const line = {
      ...{ item: 'room-night' as const, night: '2026-02-10', persons: 2, cents: 12_100 },
      ...{ vatCategory: 'lodging' as const, vatBasisPoints: 900, rule: 'BO §9', reading: null },
    }
    const quote = { lines: [line], totalCents: 12_100 }
    await addEntry(setup.pool, { folioId: id, kind: 'sold', cents: 12_100, at, by: 'x', quote })
    const { body } = await staff.get<VatReturn>(
      '/api/back-office/revenue/vat?from=2026-02-01&last=2026-02-28',
    )
    expect(body.rates).toEqual([
      { code: 'hoog', basisPoints: 2100, grossCents: 12_100, netCents: 10_000, vatCents: 2_100 },
    ])
    const journal = await setup.app.inject({
      url: '/api/back-office/revenue/sales-journal?from=2025-06-01&last=2025-06-01',
      cookies: staff.cookies,
    })
    expect(parseCsv(journal.body)).toMatchObject([
      { 'btw-code': 'hoog', 'btw-percentage': '21,00', bruto: 12_100, netto: 10_000, btw: 2_100 },
    ])
  })
})
