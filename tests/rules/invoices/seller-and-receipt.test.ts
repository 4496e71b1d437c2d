import { describe, expect, it } from 'vitest'
import { creditNote } from '../../../rules/invoices/credit-note.ts'
import type { Invoice, Party } from '../../../rules/invoices/invoice.ts'
import { isPrintable, printable } from '../../../rules/invoices/is-printable.ts'
import { makeInvoice } from '../../../rules/invoices/make-invoice.ts'
import { makeReceipt } from '../../../rules/invoices/make-receipt.ts'
import { saysTheSame } from '../../../rules/invoices/says-the-same.ts'
import { sellerOf as rule } from '../../../rules/invoices/seller-of.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'

const sellerOf = readAloud(rule)

const company = {
  name: 'De Luiken',
  address: 'Maasstraat 1',
  postcode: '6181 AA',
  city: 'Elsloo',
  kvk: '12345678',
  vatId: 'NL001234567B01',
}
const iban = 'NL91ABNA0417164300'
const seller: Party = { ...company, country: 'NL' }
const buyer: Party = { ...seller, name: 'Sanne Hoekstra', kvk: null, vatId: null }
const supply = {
  lines: [
    {
      item: 'breakfast',
      name: 'Ontbijtbox',
      night: null,
      suppliedOn: '2026-03-04',
      persons: 2,
      cents: 2790,
      vatCategory: 'food',
      vatBasisPoints: 900,
    },
  ],
  suppliedFrom: '2026-03-04',
  suppliedUntil: '2026-03-05',
} as const
const head = {
  number: 'F2026-0001',
  issuedOn: day('2026-03-04'),
  orderNumber: 'P2026101',
  seller,
  buyer,
  paidCents: 1000,
  words: words(),
}
const invoice = (more: Partial<typeof head & { iban: string }> = {}): Invoice =>
  makeInvoice({ ...head, ...more }, supply, statutoryRates, defaultReadings)

describe('The seller of an invoice', () => {
  it('is the house as its settings say', () => {
    expect(sellerOf({ ...company, iban })).toEqual({ ok: true, seller, iban })
  })

  it('lacks what the law wants where the settings do, and the sentence names it', () => {
    expect(sellerOf({ ...company, iban, kvk: '', vatId: ' ' })).toEqual({
      ok: false,
      text: 'Er kan nog geen factuur worden gemaakt. Vul eerst in bij Instellingen: het KVK-nummer en het btw-id.',
    })
    expect(sellerOf({ ...company, iban, address: '' })).toMatchObject({
      text: expect.stringContaining(': het adres.'),
    })
  })
})

describe('A receipt', () => {
  it('has the figures of the invoice, and neither number nor buyer', () => {
    const { number: _number, buyer: _buyer, ...rest } = head
    const { number, credits, dueOn, buyer, ...figures } = invoice()
    expect(makeReceipt(rest, supply, statutoryRates, defaultReadings)).toEqual(figures)
    expect([number, credits, dueOn, buyer.name]).toEqual([
      'F2026-0001',
      null,
      '2026-03-18',
      'Sanne Hoekstra',
    ])
  })
})

describe('An invoice that was issued', () => {
  it('says the same whenever it is made again and whatever was paid meanwhile', () => {
    const later = invoice({ number: 'F2026-0009', issuedOn: day('2026-05-01'), paidCents: 2790 })
    expect(saysTheSame(invoice(), later)).toBe(true)
  })

  it('says something else once a line or the buyer is another', () => {
    expect(saysTheSame(invoice(), invoice({ buyer: { ...buyer, city: 'Stein' } }))).toBe(false)
    const more = { ...supply, lines: [...supply.lines, { ...supply.lines[0], cents: 1 }] }
    expect(saysTheSame(invoice(), makeInvoice(head, more, statutoryRates, defaultReadings))).toBe(
      false,
    )
  })
})

describe('The account that an invoice is paid to', () => {
  it('stands on it where the house told one, on no credit note, and else nothing does', () => {
    const told = makeInvoice({ ...head, iban }, supply, statutoryRates, defaultReadings)
    expect(told.iban).toBe(iban)
    const note = creditNote(told, { number: 'F2026-0002', issuedOn: head.issuedOn })
    for (const without of [note.ok && note.creditNote, invoice(), invoice({ iban: '' })])
      expect(without).not.toHaveProperty('iban')
  })

  it('does not make an invoice wrong when it is another later', () => {
    const other = makeInvoice({ ...head, iban }, supply, statutoryRates, defaultReadings)
    expect(saysTheSame(invoice(), other)).toBe(true)
  })
})

describe('A text on an invoice', () => {
  it('has the letters of Europe, and what it has not is written as near as can be', () => {
    expect(isPrintable('Žižkov, Łódź, Ångström: € −1')).toBe(true)
    expect(printable('Kamer 12 m²')).toBe('Kamer 12 m2')
    expect(printable('ｔest 李')).toBe('test ?')
  })
})
