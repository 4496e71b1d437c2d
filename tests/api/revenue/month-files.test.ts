import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { book, twoNights } from '../setup/book.ts'
import { readXlsx } from '../spreadsheets/read-xlsx.ts'
import { readPdf } from '../invoice-documents/read-pdf.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 4 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(() => emptySetup(setup.pool))

const ask = (month: string, file = 'pdf') =>
  setup.app.inject({
    url: `/api/back-office/revenue/${file}?month=${month}`,
    cookies: staff.cookies,
  })
/** Its texts with spaces as they are typed. */
const read = async (month: string) => {
  const pdf = readPdf((await ask(month)).rawPayload)
  return { ...pdf, texts: pdf.texts.map((text) => text.trim()) }
}

describe('The month as PDF', () => {
  it('says what the screen says: the figures, where they came from, and the months', async () => {
    await book(setup.app, twoNights)
    await setup.pool.query(confirmedAndPaid())
    const { texts, title, language, pages } = await read('2026-03')
    expect([title.split(',')[0], language, pages]).toEqual(['Omzet maart 2026', 'nl-NL', 1])
    /** What stands at the right of a text, in its row. */
    const after = (text: string, cells: number) =>
      texts.slice(texts.indexOf(text) + 1, texts.indexOf(text) + 1 + cells)
    expect(texts).toContain('Naar de nacht van het verblijf, met btw.')
    expect(after('Omzet met btw', 2)).toContain('210,00')
    expect(after('Nog te ontvangen, van alle maanden', 2)).toContain('0,00')
    expect(after('Doel', 2)).toContain('5.000,00')
    expect(after('Verkochte kamernachten', 1)).toEqual(['2'])
    expect(after('Beschikbare kamernachten', 1)).toEqual(['124'])
    expect(after('Bezetting in procenten', 1)).toEqual(['2'])
    expect(after('Gemiddeld per nacht', 2)).toContain('105,00')
    expect(after('Toeristenbelasting over deze nachten', 2)).toContain('10,00')
    expect(after('Eigen site', 2)).toEqual(['1', '210,00'])
    expect(after('maart', 3)).toEqual(['210,00', '0,00', '210,00'])
    expect(after('Totaal', 3)).toEqual(['210,00', '0,00', '210,00'])
  })

  it('of a month without sales says so, and has no average price', async () => {
    const { texts } = await read('2026-04')
    expect(texts).toContain('In deze maand is niets verkocht.')
    expect(texts[texts.indexOf('Gemiddeld per nacht') + 1]).not.toMatch(/\d/)
  })

  it('is tagged, so that it is read aloud: headings, tables and their heads', async () => {
    const { isTagged, tags } = await read('2026-03')
    expect(isTagged).toBe(true)
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(tags).toContain(tag)
  })

  it('is shown by a browser and kept by its month, for staff alone', async () => {
    expect((await ask('2026-03')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="omzet-2026-03.pdf"',
      'cache-control': 'private, no-store',
    })
    expect((await ask('2026-13')).statusCode).toBe(400)
    expect((await setup.app.inject('/api/back-office/revenue/pdf')).statusCode).toBe(401)
  })
})

describe('The month as a spreadsheet', () => {
  it('has its figures as numbers and euros, and adds up nothing', async () => {
    await book(setup.app, twoNights)
    await setup.pool.query(confirmedAndPaid())
    const { name, rows } = readXlsx((await ask('2026-03', 'spreadsheet')).rawPayload)
    expect(name).toBe('Omzet 2026-03')
    expect(rows).toContainEqual(['Omzet met btw', '', { euro: 210 }])
    expect(rows).toContainEqual(['Verkochte kamernachten', 2])
    expect(rows).toContainEqual(['Bron: Eigen site', 1, { euro: 210 }])
    expect(rows).toContainEqual(['2026-03', '', { euro: 210 }, { euro: 0 }])
    expect(rows.map(([what]) => what)).not.toContain('Totaal')
  })
})
