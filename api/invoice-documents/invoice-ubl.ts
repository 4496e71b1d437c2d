import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { documentWords } from '../../rules/invoices/document-words.ts'
import type { Invoice, InvoiceLine, InvoiceRate, Party } from '../../rules/invoices/invoice.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { type Elements, element, xmlDocument } from './xml.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const INVOICE_TYPE = '380'
const CREDIT_NOTE_TYPE = '381'
/** ISO 6523: a number of the Dutch Chamber of Commerce. */
const KVK_SCHEME = '0106'
/** UN/CEFACT 4461: a SEPA credit transfer. */
const SEPA_TRANSFER = '58'
/** UN/ECE Recommendation 20: one piece. */
const PIECE = 'C62'

/** The cents of an invoice, or of a credit note the right way up. */
type Turned = (cents: number) => number

/**
 * An invoice as UBL 2.1 (OASIS, ISO/IEC 19845), with the meaning that EN 16931 gives to its
 * elements: what bookkeeping programs read. A credit note is a document of its own with the amounts
 * the right way up. The elements stand in the order of the schema.
 */
export function invoiceUbl(invoice: Invoice): string {
  const { credits, vatCents, iban, seller } = invoice
  const { invoiceDocument: texts } = documentWords(invoice)
  const root = credits === null ? 'Invoice' : 'CreditNote'
  // A credit note says in its name that it takes back; its amounts are those of the invoice.
  const turned: Turned = (cents) => (credits === null ? cents : 0 - cents)
  const rates = invoice.rates.map((rate) => ({
    ...rate,
    charged: chargedFor(rate, invoice, turned),
  }))
  const last = formatDay((parseDay(invoice.suppliedUntil) ?? 0) - 1)
  const isOpen = invoice.grossCents - invoice.paidCents > 0
  const elements: Elements = {
    'cbc:UBLVersionID': '2.1',
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.issuedOn,
    'cbc:DueDate': credits === null ? invoice.dueOn : null,
    [`cbc:${root}TypeCode`]: credits === null ? INVOICE_TYPE : CREDIT_NOTE_TYPE,
    'cbc:DocumentCurrencyCode': 'EUR',
    'cac:InvoicePeriod': { 'cbc:StartDate': invoice.suppliedFrom, 'cbc:EndDate': last },
    'cac:OrderReference': { 'cbc:ID': invoice.orderNumber },
    'cac:BillingReference':
      credits === null ? null : { 'cac:InvoiceDocumentReference': { 'cbc:ID': credits } },
    'cac:AccountingSupplierParty': { 'cac:Party': party(seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': party(invoice.buyer) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': last },
    // By transfer to the house's account, under the number of the invoice.
    'cac:PaymentMeans':
      iban === undefined || !isOpen
        ? null
        : {
            'cbc:PaymentMeansCode': SEPA_TRANSFER,
            'cbc:PaymentID': invoice.number,
            'cac:PayeeFinancialAccount': { 'cbc:ID': iban, 'cbc:Name': seller.name },
          },
    'cac:PaymentTerms':
      credits === null
        ? { 'cbc:Note': isOpen ? fillText(texts.payBy, { day: invoice.dueOn }) : texts.allPaid }
        : null,
    'cac:AllowanceCharge': rates
      .filter(({ charged }) => charged !== 0)
      .map(({ charged, vatBasisPoints }) => ({
        'cbc:ChargeIndicator': String(charged > 0),
        'cbc:AllowanceChargeReason': texts.roundingReason,
        'cbc:Amount': amount(Math.abs(charged)),
        'cac:TaxCategory': taxCategory(vatBasisPoints),
      })),
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(turned(vatCents)),
      'cac:TaxSubtotal': rates.map((rate) => ({
        'cbc:TaxableAmount': amount(turned(rate.netCents)),
        'cbc:TaxAmount': amount(turned(rate.vatCents)),
        'cac:TaxCategory': taxCategory(rate.vatBasisPoints, texts.outsideVatReason),
      })),
    },
    'cac:LegalMonetaryTotal': total(
      invoice,
      rates.map(({ charged }) => charged),
      turned,
    ),
    [`cac:${root}Line`]: invoice.lines.map((line, index) => lineOf(line, index, root, turned)),
  }
  const document = element(root, elements, {
    xmlns: `${UBL}:${root}-2`,
    'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
  })
  return xmlDocument(document!)
}

const taxScheme: Elements = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

function party({ name, address, postcode, city, country, kvk, vatId }: Party): Elements {
  return {
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      'cbc:StreetName': address || null,
      'cbc:CityName': city || null,
      'cbc:PostalZone': postcode || null,
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyTaxScheme': vatId === null ? null : { 'cbc:CompanyID': vatId, ...taxScheme },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': (it) => element(it, kvk, { schemeID: KVK_SCHEME }),
    },
  }
}

/**
 * What is charged at a rate beside its lines: what their VAT differs from that of the rate (reading
 * `invoice.rounding`); below 0 what is taken off.
 */
function chargedFor({ vatBasisPoints, vatCents }: InvoiceRate, { lines }: Invoice, turned: Turned) {
  const ofLines = lines.filter((line) => rateOf(line) === vatBasisPoints)
  return 0 - turned(vatCents - sum(ofLines.map((line) => line.vatCents)))
}

function total(
  { lines, netCents, grossCents, paidCents, credits }: Invoice,
  charged: number[],
  turned: Turned,
): Elements {
  const allowances = sum(charged.filter((cents) => cents < 0))
  const charges = sum(charged.filter((cents) => cents > 0))
  return {
    'cbc:LineExtensionAmount': amount(turned(sum(lines.map((line) => line.netCents)))),
    'cbc:TaxExclusiveAmount': amount(turned(netCents)),
    'cbc:TaxInclusiveAmount': amount(turned(grossCents)),
    'cbc:AllowanceTotalAmount': allowances === 0 ? null : amount(0 - allowances),
    'cbc:ChargeTotalAmount': charges === 0 ? null : amount(charges),
    'cbc:PrepaidAmount': credits !== null || paidCents === 0 ? null : amount(paidCents),
    'cbc:PayableAmount': amount(turned(grossCents - paidCents)),
  }
}

function lineOf(
  line: InvoiceLine,
  index: number,
  root: 'Invoice' | 'CreditNote',
  turned: Turned,
): Elements {
  const net = turned(line.netCents)
  return {
    'cbc:ID': String(index + 1),
    // A price is never below zero: what is taken off is one piece less.
    [root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: (it) =>
      element(it, net < 0 ? '-1' : '1', { unitCode: PIECE }),
    'cbc:LineExtensionAmount': amount(net),
    'cac:Item': {
      'cbc:Name': line.description,
      'cac:ClassifiedTaxCategory': taxCategory(rateOf(line)),
    },
    'cac:Price': { 'cbc:PriceAmount': amount(Math.abs(net)) },
  }
}

/** The rate of a line, as `InvoiceRate` has it. */
const rateOf = ({ vatCategory, vatBasisPoints }: InvoiceLine) =>
  vatCategory === 'none' ? null : vatBasisPoints

/**
 * Standard for each rate; what is outside VAT counts as exempt, because EN 16931 lets no other rate
 * stand beside its category for that (BR-O-11).
 */
const taxCategory = (vatBasisPoints: number | null, reason: string | null = null): Elements => ({
  'cbc:ID': vatBasisPoints === null ? 'E' : vatBasisPoints === 0 ? 'Z' : 'S',
  'cbc:Percent': String((vatBasisPoints ?? 0) / 100),
  'cbc:TaxExemptionReason': vatBasisPoints === null ? reason : null,
  ...taxScheme,
})

/** An amount of money: cents in, euros with two decimals out. */
const amount = (cents: number) => (name: string) =>
  element(name, (cents / 100).toFixed(2), { currencyID: 'EUR' })

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
