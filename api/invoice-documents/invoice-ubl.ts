import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { Invoice, InvoiceLine, Party } from '../../rules/invoices/invoice.ts'
import { type TaxGroup, taxGroups } from './tax-groups.ts'
import { type Xml, element, xmlDocument } from './xml.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const INVOICE_TYPE = '380'
const CREDIT_NOTE_TYPE = '381'
/** ISO 6523: a number of the Dutch Chamber of Commerce. */
const KVK_SCHEME = '0106'
/** UN/CEFACT 4461: a SEPA credit transfer. */
const SEPA_TRANSFER = '58'
/** UN/ECE Recommendation 20: one piece. */
const PIECE = 'C62'

/**
 * An invoice as UBL 2.1 (OASIS, ISO/IEC 19845), with the meaning that EN 16931 gives to its
 * elements: what bookkeeping programs read. A credit note is a document of its own with the amounts
 * the right way up. The elements stand in the order of the schema.
 */
export function invoiceUbl(invoice: Invoice): string {
  const isCredit = invoice.credits !== null
  const root = isCredit ? 'CreditNote' : 'Invoice'
  // A credit note says in its name that it takes back; its amounts are those of the invoice.
  const cents = (amount: number) => (isCredit ? 0 - amount : amount)
  const groups = taxGroups(invoice)
  const last = formatDay((parseDay(invoice.suppliedUntil) ?? 0) - 1)
  const document = element(
    root,
    [
      element('cbc:UBLVersionID', '2.1'),
      element('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
      element('cbc:ID', invoice.number),
      element('cbc:IssueDate', invoice.issuedOn),
      isCredit ? null : element('cbc:DueDate', invoice.dueOn),
      element(`cbc:${root}TypeCode`, isCredit ? CREDIT_NOTE_TYPE : INVOICE_TYPE),
      element('cbc:DocumentCurrencyCode', 'EUR'),
      element('cac:InvoicePeriod', [
        element('cbc:StartDate', invoice.suppliedFrom),
        element('cbc:EndDate', last),
      ]),
      element('cac:OrderReference', [element('cbc:ID', invoice.orderNumber)]),
      isCredit
        ? element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [element('cbc:ID', invoice.credits)]),
          ])
        : null,
      element('cac:AccountingSupplierParty', [party(invoice.seller)]),
      element('cac:AccountingCustomerParty', [party(invoice.buyer)]),
      element('cac:Delivery', [element('cbc:ActualDeliveryDate', last)]),
      paymentMeans(invoice),
      isCredit ? null : element('cac:PaymentTerms', [element('cbc:Note', terms(invoice))]),
      ...groups.map((group) => roundingOf(group, cents)),
      element('cac:TaxTotal', [
        amount('cbc:TaxAmount', cents(invoice.vatCents)),
        ...groups.map((group) =>
          element('cac:TaxSubtotal', [
            amount('cbc:TaxableAmount', cents(group.netCents)),
            amount('cbc:TaxAmount', cents(group.vatCents)),
            taxCategory('cac:TaxCategory', group.vatBasisPoints, true),
          ]),
        ),
      ]),
      total(invoice, groups, cents),
      ...invoice.lines.map((line, index) => lineOf(line, index, root, cents)),
    ],
    {
      xmlns: `${UBL}:${root}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
  )
  return xmlDocument(document!)
}

function party({ name, address, postcode, city, country, kvk, vatId }: Party): Xml | null {
  return element('cac:Party', [
    element('cac:PartyName', [element('cbc:Name', name)]),
    element('cac:PostalAddress', [
      address === '' ? null : element('cbc:StreetName', address),
      city === '' ? null : element('cbc:CityName', city),
      postcode === '' ? null : element('cbc:PostalZone', postcode),
      element('cac:Country', [element('cbc:IdentificationCode', country)]),
    ]),
    vatId === null
      ? null
      : element('cac:PartyTaxScheme', [element('cbc:CompanyID', vatId), taxScheme()]),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      kvk === null ? null : element('cbc:CompanyID', kvk, { schemeID: KVK_SCHEME }),
    ]),
  ])
}

/** How what is left is paid: by transfer to the house's account, under the number of the invoice. */
function paymentMeans({ iban, number, seller, grossCents, paidCents }: Invoice): Xml | null {
  if (iban === undefined || grossCents - paidCents <= 0) return null
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', SEPA_TRANSFER),
    element('cbc:PaymentID', number),
    element('cac:PayeeFinancialAccount', [
      element('cbc:ID', iban),
      element('cbc:Name', seller.name),
    ]),
  ])
}

/** What the VAT of the rate differs from that of its lines (reading `invoice.rounding`). */
function roundingOf(
  { roundingCents, vatBasisPoints }: TaxGroup,
  cents: (amount: number) => number,
): Xml | null {
  const charged = 0 - cents(roundingCents)
  if (charged === 0) return null
  return element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', String(charged > 0)),
    element('cbc:AllowanceChargeReason', 'Afrondingsverschil btw'),
    amount('cbc:Amount', Math.abs(charged)),
    taxCategory('cac:TaxCategory', vatBasisPoints, false),
  ])
}

function total(
  { lines, netCents, grossCents, paidCents, credits }: Invoice,
  groups: readonly TaxGroup[],
  cents: (amount: number) => number,
): Xml | null {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const charged = groups.map(({ roundingCents }) => 0 - cents(roundingCents))
  const allowances = sum(charged.filter((one) => one < 0))
  const charges = sum(charged.filter((one) => one > 0))
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', cents(sum(lines.map((line) => line.netCents)))),
    amount('cbc:TaxExclusiveAmount', cents(netCents)),
    amount('cbc:TaxInclusiveAmount', cents(grossCents)),
    allowances === 0 ? null : amount('cbc:AllowanceTotalAmount', 0 - allowances),
    charges === 0 ? null : amount('cbc:ChargeTotalAmount', charges),
    credits !== null || paidCents === 0 ? null : amount('cbc:PrepaidAmount', paidCents),
    amount('cbc:PayableAmount', cents(grossCents - paidCents)),
  ])
}

function lineOf(
  { description, netCents, vatBasisPoints, vatCategory }: InvoiceLine,
  index: number,
  root: 'Invoice' | 'CreditNote',
  cents: (amount: number) => number,
): Xml | null {
  const net = cents(netCents)
  return element(`cac:${root}Line`, [
    element('cbc:ID', String(index + 1)),
    // A price is never below zero: what is taken off is one piece less.
    element(
      root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity',
      net < 0 ? '-1' : '1',
      {
        unitCode: PIECE,
      },
    ),
    amount('cbc:LineExtensionAmount', net),
    element('cac:Item', [
      element('cbc:Name', description),
      taxCategory(
        'cac:ClassifiedTaxCategory',
        vatCategory === 'none' ? null : vatBasisPoints,
        false,
      ),
    ]),
    element('cac:Price', [amount('cbc:PriceAmount', Math.abs(net))]),
  ])
}

/**
 * Standard for each rate; what is outside VAT counts as exempt, because EN 16931 lets no other rate
 * stand beside its category for that (BR-O-11).
 */
function taxCategory(name: string, vatBasisPoints: number | null, withReason: boolean): Xml | null {
  return element(name, [
    element('cbc:ID', vatBasisPoints === null ? 'E' : vatBasisPoints === 0 ? 'Z' : 'S'),
    element('cbc:Percent', String((vatBasisPoints ?? 0) / 100)),
    vatBasisPoints === null && withReason
      ? element('cbc:TaxExemptionReason', 'Buiten de btw: toeristenbelasting of borg')
      : null,
    taxScheme(),
  ])
}

function taxScheme(): Xml | null {
  return element('cac:TaxScheme', [element('cbc:ID', 'VAT')])
}

/** An amount of money: cents in, euros with two decimals out. */
function amount(name: string, cents: number): Xml | null {
  const whole = Math.abs(cents)
  const euros = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
  return element(name, `${cents < 0 ? '-' : ''}${euros}`, { currencyID: 'EUR' })
}

function terms({ grossCents, paidCents, dueOn }: Invoice): string {
  return grossCents - paidCents <= 0 ? 'Betaald' : `Te betalen uiterlijk op ${dueOn}`
}
