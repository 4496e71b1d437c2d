import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addUp } from '../../../rules/invoices/add-up.ts'
import { creditNote } from '../../../rules/invoices/credit-note.ts'
import type { Invoice, InvoiceLine, Party } from '../../../rules/invoices/invoice.ts'
import { makeInvoice } from '../../../rules/invoices/make-invoice.ts'
import { shareCents } from '../../../rules/money/share-cents.ts'
import { quoteStay } from '../../../rules/quotes/quote-stay.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { anyPriceList, anyVat } from '../quotes/price-list.arbitrary.ts'
import { anyFamilyStay, anyOrdinaryStay } from '../quotes/stay.arbitrary.ts'
import { anyReadings } from '../readings/readings.arbitrary.ts'
import { type See, checkAlways, checkLaw } from '../seen.ts'

const known = words()
const party: Party = {
  name: '',
  address: '',
  postcode: '',
  city: '',
  country: 'NL',
  kvk: null,
  vatId: null,
}

/**
 * An invoice of any stay that has a price, by the VAT table of another day; null where it has none.
 */
const anyInvoice = fc
  .tuple(fc.oneof(anyOrdinaryStay, anyFamilyStay), anyPriceList, anyReadings, anyVat)
  .map(([stay, list, readings, vat]): { invoice: Invoice; soldCents: number } | null => {
    const priced = quoteStay(stay, list, readings)
    if (!priced.ok) return null
    const { lines, arrival, departure } = priced.quote
    const head = {
      number: 'F2026-0001',
      issuedOn: stay.departure,
      orderNumber: 'B2026115',
      seller: party,
      buyer: party,
      paidCents: 0,
      words: known,
    }
    const supply = { lines, suppliedFrom: arrival, suppliedUntil: departure }
    return {
      invoice: makeInvoice(head, supply, vat, readings),
      soldCents: priced.quote.totalCents,
    }
  })

function checkInvoices(law: string, holds: (invoice: Invoice, soldCents: number) => void): void {
  checkLaw(
    law,
    (see: See) =>
      fc.property(anyInvoice, (made) => {
        see(made !== null)
        if (made) holds(made.invoice, made.soldCents)
      }),
    300,
  )
}

const sum = <Item>(items: readonly Item[], cents: (item: Item) => number) =>
  items.reduce((total, item) => total + cents(item), 0)

describe('an invoice', () => {
  it('asks what was sold, and every line and rate is its net and its VAT', () => {
    checkInvoices(
      'net + VAT = gross',
      ({ lines, rates, grossCents, netCents, vatCents }, soldCents) => {
        expect(grossCents).toBe(soldCents)
        for (const part of [...lines, ...rates, { grossCents, netCents, vatCents }])
          expect(part.netCents + part.vatCents).toBe(part.grossCents)
        for (const figure of ['grossCents', 'netCents', 'vatCents'] as const) {
          expect(sum(rates, (rate) => rate[figure])).toBe(
            { grossCents, netCents, vatCents }[figure],
          )
        }
      },
    )
  })

  it('computes the VAT once per rate, and the difference with its lines is a figure of its own', () => {
    checkInvoices(
      'VAT per rate, difference shown',
      ({ lines, rates, vatCents, roundingDifferenceCents }) => {
        for (const { vatBasisPoints, vatCents: vat } of rates) {
          const atRate = lines.filter(
            (line) => (line.vatCategory === 'none' ? null : line.vatBasisPoints) === vatBasisPoints,
          )
          const exact =
            (sum(atRate, (line) => line.grossCents) * (vatBasisPoints ?? 0)) /
            (10_000 + (vatBasisPoints ?? 0))
          expect(Math.abs(vat - exact)).toBeLessThanOrEqual(0.5)
        }
        expect(new Set(rates.map((rate) => rate.vatBasisPoints)).size).toBe(rates.length)
        expect(roundingDifferenceCents).toBe(vatCents - sum(lines, (line) => line.vatCents))
        expect(Math.abs(roundingDifferenceCents)).toBeLessThanOrEqual(
          (lines.length + rates.length) / 2,
        )
      },
    )
  })

  it('and its credit note are nothing together in every figure, and the credit note is not taken back again', () => {
    checkInvoices('invoice + credit note = 0', (invoice) => {
      const answer = creditNote(invoice, { number: 'F2026-0002', issuedOn: 20_000 })
      if (!answer.ok) throw new Error(answer.reason)
      const note = answer.creditNote
      for (const figure of [
        'grossCents',
        'netCents',
        'vatCents',
        'roundingDifferenceCents',
      ] as const)
        expect(invoice[figure] + note[figure]).toBe(0)
      for (const [index, rate] of invoice.rates.entries())
        expect(rate.vatCents + note.rates[index]!.vatCents).toBe(0)
      const both: InvoiceLine[] = [...invoice.lines, ...note.lines]
      expect(addUp(both)).toMatchObject({
        grossCents: 0,
        netCents: 0,
        vatCents: 0,
        roundingDifferenceCents: 0,
      })
      expect(creditNote(note, { number: 'F2026-0003', issuedOn: 20_000 }).ok).toBe(false)
    })
  })
})

describe('an amount shared out', () => {
  it('adds up, each share within a cent of its weight', () => {
    const weights = fc
      .array(fc.nat(10_000), { minLength: 1, maxLength: 12 })
      .map((list) => [...list, 1])
    checkAlways(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (cents, list) => {
        const shares = shareCents(cents, list)
        const whole = sum(list, (weight) => weight)
        expect(sum(shares, (share) => share)).toBe(cents)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (cents * list[index]!) / whole)).toBeLessThan(1)
      }),
    )
  })
})
