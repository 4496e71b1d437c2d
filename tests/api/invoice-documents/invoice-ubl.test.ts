import { describe, expect, it } from 'vitest'
import { invoiceUbl } from '../../../api/invoice-documents/invoice-ubl.ts'
import type { Invoice } from '../../../rules/invoices/invoice.ts'
import { childrenOf, centsAt, parseXml, textAt } from './read-xml.ts'
import { someCreditNote, someInvoice } from './some-invoices.ts'

/**
 * The elements of UBL 2.1 (OASIS, 4 November 2013) that are used here, each with its children in the
 * order of the schema: written down from UBL-Invoice-2.1.xsd, UBL-CreditNote-2.1.xsd and
 * UBL-CommonAggregateComponents-2.1.xsd. The schemas themselves are in no package of the registry.
 */
const order: Record<string, string[]> = {
  Invoice:
    'UBLVersionID CustomizationID ID IssueDate DueDate InvoiceTypeCode DocumentCurrencyCode InvoicePeriod OrderReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine'.split(
      ' ',
    ),
  CreditNote:
    'UBLVersionID CustomizationID ID IssueDate CreditNoteTypeCode DocumentCurrencyCode InvoicePeriod OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine'.split(
      ' ',
    ),
  InvoicePeriod: ['StartDate', 'EndDate'],
  OrderReference: ['ID'],
  BillingReference: ['InvoiceDocumentReference'],
  InvoiceDocumentReference: ['ID'],
  AccountingSupplierParty: ['Party'],
  AccountingCustomerParty: ['Party'],
  Party: ['PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity'],
  PartyName: ['Name'],
  PostalAddress: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  Country: ['IdentificationCode'],
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID'],
  Delivery: ['ActualDeliveryDate'],
  PaymentMeans: ['PaymentMeansCode', 'PaymentID', 'PayeeFinancialAccount'],
  PayeeFinancialAccount: ['ID', 'Name'],
  PaymentTerms: ['Note'],
  AllowanceCharge: ['ChargeIndicator', 'AllowanceChargeReason', 'Amount', 'TaxCategory'],
  TaxTotal: ['TaxAmount', 'TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: ['ID', 'Percent', 'TaxExemptionReason', 'TaxScheme'],
  ClassifiedTaxCategory: ['ID', 'Percent', 'TaxScheme'],
  TaxScheme: ['ID'],
  LegalMonetaryTotal: [
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'AllowanceTotalAmount',
    'ChargeTotalAmount',
    'PrepaidAmount',
    'PayableAmount',
  ],
  InvoiceLine: ['ID', 'InvoicedQuantity', 'LineExtensionAmount', 'Item', 'Price'],
  CreditNoteLine: ['ID', 'CreditedQuantity', 'LineExtensionAmount', 'Item', 'Price'],
  Item: ['Name', 'ClassifiedTaxCategory'],
  Price: ['PriceAmount'],
}

const read = (invoice: Invoice) => parseXml(invoiceUbl(invoice))
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

describe('An invoice as UBL', () => {
  it.each([
    ['invoice', someInvoice()],
    ['credit note', someCreditNote()],
    ['invoice with an account', someInvoice(2, {}, 'NL91ABNA0417164300')],
    ['invoice of a private person', someInvoice(1, { vatId: null, postcode: '' })],
  ])('has every element of the %s in the order of the schema', (_, invoice) => {
    const look = (element: ReturnType<typeof read>) => {
      const children = element.children.map(({ name }) => name)
      if (children.length === 0) return
      const places = children.map((name) => order[element.name]!.indexOf(name))
      expect([element.name, places]).toEqual([
        element.name,
        places.toSorted((one, other) => one - other),
      ])
      expect(places).not.toContain(-1)
      element.children.forEach(look)
    }
    look(read(invoice))
  })

  it('names both parties, the stay, and by when what is left is to be paid', () => {
    const ubl = read(someInvoice())
    expect(ubl.name).toBe('Invoice')
    expect([textAt(ubl, 'ID'), textAt(ubl, 'InvoiceTypeCode'), textAt(ubl, 'DueDate')]).toEqual([
      'F2027-0012',
      '380',
      '2027-06-28',
    ])
    expect(textAt(ubl, 'AccountingCustomerParty', 'Party', 'PartyName', 'Name')).toBe(
      'Łukasz Wałęsa & Zn.',
    )
    expect(textAt(ubl, 'AccountingSupplierParty', 'Party', 'PartyTaxScheme', 'CompanyID')).toBe(
      'NL001234567B01',
    )
    expect(textAt(ubl, 'InvoicePeriod', 'EndDate')).toBe('2027-06-13')
    expect(textAt(ubl, 'PaymentTerms', 'Note')).toBe('Te betalen uiterlijk op 2027-06-28')
  })

  it('names the account that is paid to and under what, where one was told and something is open', () => {
    const iban = 'NL91ABNA0417164300'
    const told = someInvoice(3, {}, iban)
    const ubl = read(told)
    expect(textAt(ubl, 'PaymentMeans', 'PaymentMeansCode')).toBe('58')
    expect(textAt(ubl, 'PaymentMeans', 'PaymentID')).toBe('F2027-0012')
    expect(textAt(ubl, 'PaymentMeans', 'PayeeFinancialAccount', 'ID')).toBe(iban)
    expect(textAt(ubl, 'PaymentMeans', 'PayeeFinancialAccount', 'Name')).toBe('De Luiken')
    const paid = { ...told, paidCents: told.grossCents }
    for (const without of [someInvoice(), paid, someCreditNote(told)])
      expect(childrenOf(read(without), 'PaymentMeans')).toEqual([])
  })

  it.each([
    ['an invoice', someInvoice(), 1],
    ['a credit note', someCreditNote(), -1],
    ['many nights', someInvoice(27), 1],
  ])('adds up to the cent of the PDF, line by line and rate by rate: %s', (_, invoice, sign) => {
    const ubl = read(invoice)
    const lines = childrenOf(ubl, sign === 1 ? 'InvoiceLine' : 'CreditNoteLine')
    const nets = lines.map((line) => centsAt(line, 'LineExtensionAmount'))
    expect(nets).toEqual(invoice.lines.map(({ netCents }) => sign * netCents))
    const charges = childrenOf(ubl, 'AllowanceCharge').map(
      (one) => (textAt(one, 'ChargeIndicator') === 'true' ? 1 : -1) * centsAt(one, 'Amount'),
    )
    const total = (name: string) => centsAt(ubl, 'LegalMonetaryTotal', name)
    expect(total('LineExtensionAmount')).toBe(sum(nets))
    expect(total('TaxExclusiveAmount')).toBe(sum(nets) + sum(charges))
    expect(total('TaxExclusiveAmount')).toBe(sign * invoice.netCents)
    expect(total('TaxInclusiveAmount')).toBe(sign * invoice.grossCents)
    expect(total('PayableAmount')).toBe(sign * (invoice.grossCents - invoice.paidCents))
    const rates = childrenOf(childrenOf(ubl, 'TaxTotal')[0]!, 'TaxSubtotal')
    expect(centsAt(ubl, 'TaxTotal', 'TaxAmount')).toBe(sign * invoice.vatCents)
    expect(
      rates.map((rate) => [
        textAt(rate, 'TaxCategory', 'ID'),
        textAt(rate, 'TaxCategory', 'Percent'),
        centsAt(rate, 'TaxableAmount'),
        centsAt(rate, 'TaxAmount'),
      ]),
    ).toEqual(
      invoice.rates.map(({ vatBasisPoints, netCents, vatCents }) => [
        vatBasisPoints === null ? 'E' : 'S',
        String((vatBasisPoints ?? 0) / 100),
        sign * netCents,
        sign * vatCents,
      ]),
    )
  })

  it('that takes another back names it, and is a document of its own', () => {
    const ubl = read(someCreditNote())
    expect(ubl.name).toBe('CreditNote')
    expect(textAt(ubl, 'BillingReference', 'InvoiceDocumentReference', 'ID')).toBe('F2027-0012')
    expect(textAt(ubl, 'CreditNoteTypeCode')).toBe('381')
  })

  it('has no price below zero: what is taken off is one piece less', () => {
    const invoice = someInvoice()
    const lines = [...invoice.lines, { ...invoice.lines[0]!, grossCents: -8250, netCents: -6818 }]
    const last = childrenOf(read({ ...invoice, lines }), 'InvoiceLine').at(-1)!
    expect([
      textAt(last, 'InvoicedQuantity'),
      centsAt(last, 'LineExtensionAmount'),
      centsAt(last, 'Price', 'PriceAmount'),
    ]).toEqual(['-1', -6818, 6818])
  })
})
