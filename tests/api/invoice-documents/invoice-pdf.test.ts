import { describe, expect, it, vi } from 'vitest'
import { invoiceFonts } from '../../../api/invoice-documents/pdf-sheet.ts'
import { invoicePdf, receiptPdf } from '../../../api/invoice-documents/invoice-pdf.ts'
import { isPrintable } from '../../../rules/invoices/is-printable.ts'
import { readPdf } from './read-pdf.ts'
import { someCreditNote, someInvoice } from './some-invoices.ts'

describe('An invoice as PDF', () => {
  it('says all that the law asks, in the figures of the invoice', async () => {
    const { texts, title, language, pages } = readPdf(await invoicePdf(someInvoice()))
    expect([title, language, pages]).toEqual(['Factuur F2027-0012, De Luiken', 'nl-NL', 1])
    const said = texts.join('\n')
    for (const text of [
      'Factuur F2027-0012',
      'De Luiken',
      'Maasstraat 1',
      'KVK 12345678',
      'Btw-id NL001234567B01',
      'Łukasz Wałęsa & Zn.',
      'Dorpsstraat 12a',
      'België',
      'Btw-id BE0123456789',
      'ma 14 juni 2027',
      'ma 28 juni 2027',
      'B2026115',
      'Overnachting vr 11 juni 2027, 2 pers.',
      'Ontbijtbox <groot> & co, 2 ×',
    ])
      expect(said).toContain(text)
    const figures = ['332,90', '200,00', '132,90', '239,67', '50,33', '25,60', '2,30', '−0,02']
    for (const figure of figures) expect(said).toContain(figure)
  })

  it('is the same file whenever it is drawn', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-14T10:00:00Z') })
    const first = await invoicePdf(someInvoice())
    vi.setSystemTime(Date.parse('2031-01-01T10:00:00Z'))
    const later = await invoicePdf(someInvoice())
    vi.useRealTimers()
    expect(later.equals(first)).toBe(true)
  })

  it('says within how many days, how much and to which account, where one was told', async () => {
    const said = async (iban?: string) =>
      readPdf(await invoicePdf(someInvoice(3, {}, iban)))
        .texts.join(' ')
        .replaceAll(/\s+/g, ' ')
    const told = await said('NL91ABNA0417164300')
    expect(told).toContain('Te betalen binnen 14 dagen, uiterlijk ma 28 juni 2027: € 132,90')
    expect(told).toContain('op NL91 ABNA 0417 1643 00 ten name van De Luiken')
    expect(told).toContain('IBAN NL91 ABNA 0417 1643 00')
    const without = await said()
    expect(without).toContain('uiterlijk ma 28 juni 2027: € 132,90. Vermeld daarbij F2027-0012.')
    expect(without).not.toMatch(/iban|NL91/i)
  })

  it('is tagged, so that it is read aloud and reflowed: headings, tables, heads of columns and rows', async () => {
    const { isTagged, tags } = readPdf(await invoicePdf(someInvoice()))
    expect(isTagged).toBe(true)
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(tags).toContain(tag)
  })

  it('goes on to more pages, each with the head of the table and its number', async () => {
    const { pages, texts } = readPdf(await invoicePdf(someInvoice(28)))
    expect(pages).toBeGreaterThan(2)
    expect(texts.filter((text) => text.trim() === 'Omschrijving').length).toBeGreaterThan(2)
    expect(texts).toContain(`Blad ${pages} van ${pages}`)
    expect(texts.filter((text) => text.startsWith('Overnachting'))).toHaveLength(28)
  })

  it('is the same bytes of text each time, and the credit note names what it takes back', async () => {
    const read = async () => readPdf(await invoicePdf(someInvoice())).texts
    expect(await read()).toEqual(await read())
    const { texts, title } = readPdf(await invoicePdf(someCreditNote()))
    expect(title).toBe('Creditnota F2027-0013, De Luiken')
    const said = texts.join('\n')
    expect(said).toContain('Met deze creditnota vervalt factuur F2027-0012 helemaal.')
    expect(said).toContain('−332,90')
    expect(said).not.toContain('Nog te betalen')
  })

  it('without an address is a receipt, which says that it is no invoice', async () => {
    const { texts, title } = readPdf(await receiptPdf(someInvoice()))
    const said = texts.join('\n')
    expect(title).toBe('Bon B2026115, De Luiken')
    expect(said).toContain('Deze bon is geen factuur.')
    expect(said).not.toContain('F2027-0012')
    expect(said).not.toContain('Dorpsstraat')
  })

  it('has a letter for every character that a buyer may type', () => {
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    const allowed = all.filter((character) => isPrintable(character))
    for (const font of Object.values(invoiceFonts())) {
      const has = new Set(font.characterSet)
      expect(allowed.filter((character) => !has.has(character.charCodeAt(0)))).toEqual([])
    }
    expect(allowed.length).toBeGreaterThan(250)
  })
})
