import { type Day, type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { spacedIban } from '../../rules/forms/is-iban.ts'
import { documentWords } from '../../rules/invoices/document-words.ts'
import type {
  Bill,
  DocumentWords,
  Invoice,
  InvoiceRate,
  Party,
  Receipt,
} from '../../rules/invoices/invoice.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import {
  amountInWords,
  countryInWords,
  dayInWords,
  decimalInWords,
  sumInWords,
} from '../../rules/texts/in-language.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { PdfSheet, type TableColumn, type TableRow, type TextBox, colours } from './pdf-sheet.ts'

/**
 * Draws an invoice or a credit note: an A4 page, or more where it has many lines. The same invoice
 * gives the same page for ever, so it is drawn when it is asked for and kept nowhere.
 */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { number, credits, dueOn, buyer, iban } = invoice
  const words = documentWords(invoice)
  const { invoiceDocument: texts } = words
  const isCredit = credits !== null
  const facts: [string, string][] = [
    [isCredit ? texts.creditNoteNumber : texts.invoiceNumber, number],
    [texts.date, spoken(words, invoice.issuedOn)],
    isCredit ? [texts.creditedInvoice, credits] : [texts.dueOn, spoken(words, dueOn)],
    ...factsOf(invoice, words),
  ]
  const close = isCredit
    ? fillText(texts.takesBack, { number: credits })
    : paymentWords(invoice, words)
  const title = fillText(isCredit ? texts.creditNote : texts.invoice, { number })
  return draw(invoice, words, { title, buyer, iban, facts, close })
}

/** Draws the receipt for who gave no address: the same figures, without a number of the series. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const words = documentWords(receipt)
  const { invoiceDocument: texts } = words
  return draw(receipt, words, {
    title: fillText(texts.receipt, { number: receipt.orderNumber }),
    buyer: null,
    iban: undefined,
    facts: [[texts.date, spoken(words, receipt.issuedOn)], ...factsOf(receipt, words)],
    close: texts.noInvoice,
  })
}

/** What an invoice, a credit note and a receipt do not share. */
interface Head {
  title: string
  buyer: Party | null
  iban: string | undefined
  facts: readonly [string, string][]
  close: string
}

async function draw(
  bill: Bill,
  words: DocumentWords,
  { title, buyer, iban, facts, close }: Head,
): Promise<Buffer> {
  const { seller } = bill
  const { invoiceDocument: texts } = words
  const madeAt = new Date(`${bill.issuedOn}T12:00:00Z`)
  const about = { title: `${title}, ${seller.name}`, author: seller.name, madeAt }
  const sheet = new PdfSheet(about, words)
  const right = { x: 283, width: 200, align: 'right', colour: colours.soft, size: 10 } as const
  sheet.beside(
    () => sheet.paragraph('P', { text: seller.name, bold: true, size: 15, width: 270 }),
    () => sheet.block(addressLines(seller, words).map((text) => ({ ...right, text }))),
  )
  sheet.skip(16)
  sheet.paragraph('H1', { text: title, bold: true, size: 26 })
  sheet.skip(14)
  sheet.beside(
    () => sheet.block(buyerBoxes(buyer, words)),
    () =>
      sheet.table(
        FACTS,
        [],
        facts.map((texts) => ({ texts })),
        0,
      ),
  )
  sheet.skip(14)
  sheet.table(
    LINES,
    [texts.description, texts.vat, texts.amountInEuro],
    bill.lines.map((line) => lineRow(line, words)),
  )
  sheet.keepTogether(90)
  sheet.table(SUMS, [], totalRows(bill, words))
  sheet.skip(14)
  sheet.keepTogether(60 + 24 * bill.rates.length)
  sheet.paragraph('H2', { text: texts.vatByRate, bold: true, size: 12 })
  sheet.skip(2)
  const rateHeads = [texts.rateHead, texts.withoutVat, texts.vat, texts.withVat]
  sheet.table(RATES, rateHeads, rateRows(bill, words))
  sheet.skip(16)
  sheet.paragraph('P', { text: close })
  return sheet.end(pageFoot({ ...seller, iban }, words))
}

function pageFoot({ iban, ...seller }: Party & Pick<Head, 'iban'>, words: DocumentWords): string {
  const { account } = words.invoiceDocument
  const accounts = iban === undefined ? [] : [fillText(account, { iban: spacedIban(iban) })]
  return [seller.name, ...registrations(seller, words), ...accounts]
    .filter((part) => part !== '')
    .join('  ·  ')
}

/** With its country, but for a Dutch address that a Dutch reader has before them. */
function addressLines(party: Party, words: DocumentWords): string[] {
  const { address, postcode, city, country } = party
  const town = [postcode, city].filter((part) => part !== '').join('  ')
  const isAtHome = country === 'NL' && words.language.tag === HOUSE_LANGUAGE
  const land = isAtHome ? '' : countryInWords(words, country)
  return [address, town, land, ...registrations(party, words)].filter((line) => line !== '')
}

const registrations = ({ kvk, vatId }: Party, { invoiceDocument: texts }: DocumentWords) => [
  ...(kvk === null ? [] : [fillText(texts.kvk, { number: kvk })]),
  ...(vatId === null ? [] : [fillText(texts.vatId, { number: vatId })]),
]

function buyerBoxes(buyer: Party | null, words: DocumentWords): TextBox[] {
  if (buyer === null) return []
  return [
    { text: words.invoiceDocument.buyer, size: 10, colour: colours.soft, width: 220 },
    { text: buyer.name, bold: true, width: 220 },
    ...addressLines(buyer, words).map((text) => ({ text, width: 220 })),
  ]
}

/** What is what, beside the buyer. */
const FACTS: readonly TableColumn[] = [
  { x: 243, width: 108, colour: colours.soft },
  { x: 353, width: 130 },
]

function factsOf(
  { orderNumber, suppliedFrom, suppliedUntil }: Bill,
  words: DocumentWords,
): [string, string][] {
  const { invoiceDocument: texts } = words
  const dayOf = (day: EpochDay) => dayInWords(words, 'dayYear', day)
  const first = parseDay(suppliedFrom) ?? 0
  const end = parseDay(suppliedUntil) ?? 0
  const supplied: [string, string][] =
    end - first <= 1
      ? [[texts.suppliedOn, dayOf(first)]]
      : [
          [texts.suppliedFrom, dayOf(first)],
          [texts.suppliedUntil, dayOf(end)],
        ]
  return [[texts.order, orderNumber], ...supplied]
}

const SUM: TableColumn = { x: 388, width: 95.28, align: 'right' }
const LINES: readonly TableColumn[] = [
  { x: 0, width: 320 },
  { x: 325, width: 58, align: 'right' },
  SUM,
]
const SUMS: readonly TableColumn[] = [{ x: 150, width: 233, align: 'right' }, SUM]

function lineRow(
  { description: what, persons: n, vatCategory, vatBasisPoints, grossCents }: Bill['lines'][number],
  words: DocumentWords,
): TableRow {
  const { invoiceDocument: texts } = words
  const isForPersons = vatCategory === 'lodging' || vatCategory === 'none'
  const counted = isForPersons ? texts.forPersons : texts.pieces
  const rate = vatCategory === 'none' ? texts.noRate : rateWords(vatBasisPoints, words)
  return {
    texts: [n > 1 ? fillText(counted, { what, n }) : what, rate, amountInWords(words, grossCents)],
  }
}

function totalRows(bill: Bill, words: DocumentWords): TableRow[] {
  const { grossCents, paidCents } = bill
  const { invoiceDocument: texts } = words
  const isCredit = 'credits' in bill && bill.credits !== null
  const total = { ...sumRow(texts.total, sumInWords(words, grossCents), 14), ruled: true }
  if (isCredit || paidCents === 0) return [total]
  const open = grossCents - paidCents
  return [
    total,
    sumRow(texts.paid, amountInWords(words, paidCents)),
    sumRow(open < 0 ? texts.toGetBack : texts.toPay, sumInWords(words, Math.abs(open)), 14),
  ]
}

function sumRow(text: string, sum: string, size = 11): TableRow {
  return { texts: [text, sum], bold: size > 11, size }
}

const RATES: readonly TableColumn[] = [
  { x: 0, width: 180 },
  { x: 185, width: 75, align: 'right' },
  { x: 265, width: 105, align: 'right' },
  { x: 378, width: 105.28, align: 'right' },
]

/** A row for each rate, what they come to, and what adding up by line would differ. */
function rateRows(bill: Bill, words: DocumentWords): TableRow[] {
  const { rates, roundingDifferenceCents: difference } = bill
  const { invoiceDocument: texts } = words
  const rows = rates.map((rate) => rateRow(rateName(rate, words), rate, words))
  const together = { ...rateRow(texts.together, bill, words), bold: true, ruled: true }
  const rounding = [texts.rounding, '', amountInWords(words, difference), '']
  return [
    ...rows,
    ...(rates.length > 1 ? [together] : []),
    ...(difference === 0 ? [] : [{ texts: rounding }]),
  ]
}

function rateName({ vatBasisPoints }: InvoiceRate, words: DocumentWords): string {
  return vatBasisPoints === null
    ? words.invoiceDocument.outsideVat
    : rateWords(vatBasisPoints, words)
}

function rateRow(
  name: string,
  { netCents, vatCents, grossCents }: Pick<InvoiceRate, 'netCents' | 'vatCents' | 'grossCents'>,
  words: DocumentWords,
): TableRow {
  const figures = [netCents, vatCents, grossCents].map((cents) => amountInWords(words, cents))
  return { texts: [name, ...figures] }
}

/** By when, how much, and where to: the days are those between the invoice and the day it is due. */
function paymentWords(invoice: Invoice, words: DocumentWords): string {
  const { number, grossCents, paidCents, issuedOn, dueOn, seller, iban } = invoice
  const { invoiceDocument: texts } = words
  const open = grossCents - paidCents
  if (open === 0) return texts.isPaid
  if (open < 0) return fillText(texts.comesBack, { amount: sumInWords(words, -open) })
  const asked = {
    days: (parseDay(dueOn) ?? 0) - (parseDay(issuedOn) ?? 0),
    day: spoken(words, dueOn),
    amount: sumInWords(words, open),
    number,
  }
  return iban === undefined
    ? fillText(texts.payWithin, asked)
    : fillText(texts.payWithinTo, { ...asked, iban: spacedIban(iban), seller: seller.name })
}

function rateWords(basisPoints: number, words: DocumentWords): string {
  return fillText(words.invoiceDocument.rate, { n: decimalInWords(words, basisPoints / 100) })
}

function spoken(words: DocumentWords, day: Day): string {
  return dayInWords(words, 'dayYear', parseDay(day) ?? 0)
}
