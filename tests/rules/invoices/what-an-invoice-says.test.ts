import { describe, expect, it } from 'vitest'
import { documentWords } from '../../../rules/invoices/document-words.ts'
import { countryCodes } from '../../../rules/invoices/country-codes.ts'
import { creditNote } from '../../../rules/invoices/credit-note.ts'
import {
  type InvoicedLine,
  invoiceLines as linesRule,
} from '../../../rules/invoices/invoice-lines.ts'
import type { Invoice } from '../../../rules/invoices/invoice.ts'
import { isInvoiceable } from '../../../rules/invoices/is-invoiceable.ts'
import { printable } from '../../../rules/invoices/is-printable.ts'
import { makeInvoice } from '../../../rules/invoices/make-invoice.ts'
import { saysTheSame } from '../../../rules/invoices/says-the-same.ts'
import { sellerOf as rule } from '../../../rules/invoices/seller-of.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'

const invoiceLines = readAloud(linesRule)
const sellerOf = readAloud(rule)

const line = {
  item: 'room-night',
  night: '2026-03-04',
  persons: 2,
  cents: 10_000,
  vatCategory: 'lodging',
  vatBasisPoints: 2100,
} as const satisfies InvoicedLine
const supply = { suppliedFrom: '2026-03-04', suppliedUntil: '2026-03-05' }
const party = {
  name: 'Sanne Hoekstra',
  address: 'Oudegracht 12',
  postcode: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  kvk: null,
  vatId: null,
}
const invoiceOf = (lines: InvoicedLine[], known = words()): Invoice =>
  makeInvoice(
    {
      number: 'F2026-0001',
      issuedOn: day('2026-03-04'),
      orderNumber: 'B2026101',
      seller: party,
      buyer: party,
      paidCents: 4000,
      words: known,
    },
    { ...supply, lines },
    statutoryRates,
    defaultReadings,
  )

describe('The words of a document', () => {
  it('are those of its day; what had none yet is said in those of now, in its language', () => {
    const { language, date, invoiceDocument } = words('de')
    const { toPay, total, ...older } = invoiceDocument
    const { dayYear: _, ...olderDates } = date
    const stored = {
      language,
      date: olderDates as typeof date,
      invoiceDocument: { ...older, total: `${total}!` } as typeof invoiceDocument,
    }
    expect(documentWords({ words: stored })).toEqual({
      language,
      date,
      invoiceDocument: { ...older, toPay, total: `${total}!` },
    })
    expect(documentWords({}).invoiceDocument).toEqual(words().invoiceDocument)
  })
})

describe('What was sold', () => {
  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('for %i cents in all can be invoiced: %s', (cents, can) => {
    const lines = [line, { ...line, cents: cents - line.cents }]
    expect(isInvoiceable({ lines })).toBe(can)
    expect(isInvoiceable({ lines: [] })).toBe(false)
  })

  it('is named in Dutch where it is an adjustment, whatever it was entered for', () => {
    const adjustment = { ...line, item: 'adjustment', name: 'given-back', night: null } as const
    const extra = { ...adjustment, item: 'extra', name: 'Kinderzitje' } as const
    const found = invoiceLines(
      { ...supply, lines: [adjustment, extra] },
      statutoryRates,
      defaultReadings,
    )
    expect(found.map(({ description }) => description)).toEqual(['Verrekening', 'Kinderzitje'])
  })

  it('for how many persons stands on its line', () => {
    expect(invoiceOf([line]).lines[0]).toMatchObject({ persons: 2 })
  })
})

describe('An invoice with one other line', () => {
  it.each([
    ['another description', { night: '2026-03-05' }],
    ['another number of persons', { persons: 3 }],
    ['another amount', { cents: 10_001 }],
    ['another tax', { vatCategory: 'food' }],
    ['no tax', { vatCategory: 'none', vatBasisPoints: 0 }],
  ] as const)('says something else: %s', (_, other) => {
    expect(saysTheSame(invoiceOf([line]), invoiceOf([{ ...line, ...other }]))).toBe(false)
    expect(saysTheSame(invoiceOf([line]), invoiceOf([{ ...line }]))).toBe(true)
  })
})

describe('An invoice whose words were corrected since', () => {
  const corrected = words('nl', { 'invoice.roomNight': 'Logies' })

  it('is issued in the words of its day', () => {
    expect(invoiceOf([line], corrected).lines[0]!.description).toBe('Logies wo 4 maart 2026')
  })

  it('says the same, but where it was issued before lines knew what was sold', () => {
    const issued = invoiceOf([line])
    expect(saysTheSame(issued, invoiceOf([line], corrected))).toBe(true)
    const lines = issued.lines.map(({ sold: _sold, ...old }) => old)
    expect(saysTheSame({ ...issued, lines }, invoiceOf([line]))).toBe(true)
    expect(saysTheSame({ ...issued, lines }, invoiceOf([line], corrected))).toBe(false)
  })
})

describe('A credit note', () => {
  it('has nothing paid on it: what came in stays on the bill', () => {
    const answer = creditNote(invoiceOf([line]), { number: 'F2026-2', issuedOn: day('2026-03-06') })
    expect(answer).toMatchObject({ ok: true, creditNote: { paidCents: 0, grossCents: -10_000 } })
  })
})

describe('A character that the font has not', () => {
  it('is written without its accent, and where it is nothing but an accent as a question mark', () => {
    expect(printable('é')).toBe('é')
    expect(printable('ḁ')).toBe('a')
    expect(printable('\u0301')).toBe('?')
    expect(printable('漢')).toBe('?')
  })
})

describe('A seller who said little', () => {
  it('is told all that is lacking, with commas and one "en"', () => {
    const nothing = { name: '', address: '', postcode: '', city: '', kvk: '', vatId: '', iban: '' }
    const answer = sellerOf({ ...nothing, name: 'De Luiken', postcode: '6181 AA', city: 'Elsloo' })
    expect(answer).toMatchObject({
      text: expect.stringMatching(/: het adres, het KVK-nummer en het btw-id\.$/),
    })
  })
})

describe('The countries of a buyer', () => {
  it('are all that ISO 3166 has, the neighbours first, each once', () => {
    expect(countryCodes.slice(0, 6)).toEqual(['NL', 'BE', 'DE', 'FR', 'GB', 'LU'])
    expect(countryCodes).toHaveLength(249)
    expect(new Set(countryCodes).size).toBe(249)
    for (const code of countryCodes) expect(code).toMatch(/^[A-Z]{2}$/)
    const others = countryCodes.slice(6)
    expect(others).toEqual(others.toSorted())
  })
})
