import { type Day, parseDay } from '../../rules/calendar/day.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { spacedIban } from '../../rules/forms/is-iban.ts'
import type { Bill, Invoice, InvoiceRate, Party, Receipt } from '../../rules/invoices/invoice.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import { PdfSheet, type TableColumn, type TableRow, type TextBox, colours } from './pdf-sheet.ts'

/**
 * Draws an invoice or a credit note: an A4 page, or more where it has many lines. The same invoice
 * gives the same page for ever, so it is drawn when it is asked for and kept nowhere.
 */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { number, credits, dueOn, buyer, iban } = invoice
  const isCredit = credits !== null
  const name = isCredit ? 'Creditnota' : 'Factuur'
  const facts: [string, string][] = [
    [isCredit ? 'Nummer' : 'Factuurnummer', number],
    ['Datum', spoken(invoice.issuedOn)],
    isCredit ? ['Bij factuur', credits] : ['Vervaldatum', spoken(dueOn)],
    ...factsOf(invoice),
  ]
  const close = isCredit
    ? `Met deze creditnota vervalt factuur ${credits} helemaal.`
    : paymentWords(invoice)
  return draw(invoice, { title: `${name} ${number}`, buyer, iban, facts, close })
}

/** Draws the receipt for who gave no address: the same figures, without a number of the series. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const facts: [string, string][] = [['Datum', spoken(receipt.issuedOn)], ...factsOf(receipt)]
  return draw(receipt, {
    title: `Bon ${receipt.orderNumber}`,
    buyer: null,
    iban: undefined,
    facts,
    close: 'Deze bon is geen factuur.',
  })
}

interface Words {
  title: string
  buyer: Party | null
  iban: string | undefined
  facts: readonly [string, string][]
  close: string
}

async function draw(bill: Bill, { title, buyer, iban, facts, close }: Words): Promise<Buffer> {
  const { seller } = bill
  const madeAt = new Date(`${bill.issuedOn}T12:00:00Z`)
  const sheet = new PdfSheet({ title: `${title}, ${seller.name}`, author: seller.name, madeAt })
  const right = { x: 283, width: 200, align: 'right', colour: colours.soft, size: 10 } as const
  sheet.beside(
    () => sheet.paragraph('P', { text: seller.name, bold: true, size: 15, width: 270 }),
    () => sheet.block(addressLines(seller).map((text) => ({ ...right, text }))),
  )
  sheet.skip(16)
  sheet.paragraph('H1', { text: title, bold: true, size: 26 })
  sheet.skip(14)
  sheet.beside(
    () => sheet.block(buyerBoxes(buyer)),
    () =>
      sheet.table(
        FACTS,
        [],
        facts.map((texts) => ({ texts })),
        0,
      ),
  )
  sheet.skip(14)
  sheet.table(LINES, ['Omschrijving', 'Btw', 'Bedrag in €'], bill.lines.map(lineRow))
  sheet.keepTogether(90)
  sheet.table(SUMS, [], totalRows(bill))
  sheet.skip(14)
  sheet.keepTogether(60 + 24 * bill.rates.length)
  sheet.paragraph('H2', { text: 'Btw per tarief', bold: true, size: 12 })
  sheet.skip(2)
  sheet.table(RATES, ['Tarief', 'Zonder btw', 'Btw', 'Met btw'], rateRows(bill))
  sheet.skip(16)
  sheet.paragraph('P', { text: close })
  return sheet.end(pageFoot({ ...seller, iban }))
}

function pageFoot({ iban, ...seller }: Party & Pick<Words, 'iban'>): string {
  const account = iban === undefined ? [] : [`IBAN ${spacedIban(iban)}`]
  return [seller.name, ...registrations(seller), ...account]
    .filter((part) => part !== '')
    .join('  ·  ')
}

function addressLines(party: Party): string[] {
  const { address, postcode, city, country } = party
  const town = [postcode, city].filter((part) => part !== '').join('  ')
  const land = country === 'NL' ? '' : countryName(country)
  return [address, town, land, ...registrations(party)].filter((line) => line !== '')
}

const registrations = ({ kvk, vatId }: Party) => [
  ...(kvk === null ? [] : [`KVK ${kvk}`]),
  ...(vatId === null ? [] : [`Btw-id ${vatId}`]),
]

function buyerBoxes(buyer: Party | null): TextBox[] {
  if (buyer === null) return []
  return [
    { text: 'Voor', size: 10, colour: colours.soft, width: 220 },
    { text: buyer.name, bold: true, width: 220 },
    ...addressLines(buyer).map((text) => ({ text, width: 220 })),
  ]
}

/** What is what, beside the buyer. */
const FACTS: readonly TableColumn[] = [
  { x: 243, width: 108, colour: colours.soft },
  { x: 353, width: 130 },
]

function factsOf({ orderNumber, suppliedFrom, suppliedUntil }: Bill): [string, string][] {
  const first = parseDay(suppliedFrom) ?? 0
  const end = parseDay(suppliedUntil) ?? 0
  const supplied: [string, string][] =
    end - first <= 1
      ? [['Geleverd op', dutchDayYear(first)]]
      : [
          ['Geleverd van', dutchDayYear(first)],
          ['tot', dutchDayYear(end)],
        ]
  return [['Bestelling', orderNumber], ...supplied]
}

const SUM: TableColumn = { x: 388, width: 95.28, align: 'right' }
const LINES: readonly TableColumn[] = [
  { x: 0, width: 320 },
  { x: 325, width: 58, align: 'right' },
  SUM,
]
const SUMS: readonly TableColumn[] = [{ x: 150, width: 233, align: 'right' }, SUM]

function lineRow({
  description,
  persons,
  vatCategory,
  vatBasisPoints,
  grossCents,
}: Bill['lines'][number]): TableRow {
  const isForPersons = vatCategory === 'lodging' || vatCategory === 'none'
  const count = isForPersons ? `${persons} pers.` : `${persons} ×`
  const what = persons > 1 ? `${description}, ${count}` : description
  const rate = vatCategory === 'none' ? 'geen' : rateWords(vatBasisPoints)
  return { texts: [what, rate, formatAmount(grossCents)] }
}

function totalRows(bill: Bill): TableRow[] {
  const { grossCents, paidCents } = bill
  const isCredit = 'credits' in bill && bill.credits !== null
  const total = { ...sumRow('Totaal', formatEuro(grossCents), 14), ruled: true }
  if (isCredit || paidCents === 0) return [total]
  const open = grossCents - paidCents
  return [
    total,
    sumRow('Betaald', formatAmount(paidCents)),
    sumRow(open < 0 ? 'Terug te krijgen' : 'Nog te betalen', formatEuro(Math.abs(open)), 14),
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
function rateRows(bill: Bill): TableRow[] {
  const { rates, roundingDifferenceCents: difference } = bill
  const rows = rates.map((rate) => rateRow(rateName(rate), rate))
  const together = { ...rateRow('Samen', bill, true), ruled: true }
  const rounding = ['Verschil met de btw per regel', '', formatAmount(difference), '']
  return [
    ...rows,
    ...(rates.length > 1 ? [together] : []),
    ...(difference === 0 ? [] : [{ texts: rounding }]),
  ]
}

function rateName({ vatBasisPoints }: InvoiceRate): string {
  return vatBasisPoints === null ? 'Buiten de btw' : rateWords(vatBasisPoints)
}

function rateRow(
  name: string,
  { netCents, vatCents, grossCents }: Pick<InvoiceRate, 'netCents' | 'vatCents' | 'grossCents'>,
  bold = false,
): TableRow {
  const figures = [netCents, vatCents, grossCents].map(formatAmount)
  return { texts: [name, ...figures], bold }
}

/** By when, how much, and where to: the days are those between the invoice and the day it is due. */
function paymentWords(invoice: Invoice): string {
  const { number, grossCents, paidCents, issuedOn, dueOn, seller, iban } = invoice
  const open = grossCents - paidCents
  if (open === 0) return 'Deze factuur is betaald.'
  if (open < 0) return `Er komt ${formatEuro(-open)} terug.`
  const days = (parseDay(dueOn) ?? 0) - (parseDay(issuedOn) ?? 0)
  const to = iban === undefined ? '' : ` op ${spacedIban(iban)} ten name van ${seller.name}`
  return `Te betalen binnen ${days} dagen, uiterlijk ${spoken(dueOn)}: ${formatEuro(open)}${to}. Vermeld daarbij ${number}.`
}

function rateWords(basisPoints: number): string {
  return `${formatPercentage(basisPoints)}\u00a0%`
}

function spoken(day: Day): string {
  return dutchDayYear(parseDay(day) ?? 0)
}

function countryName(code: string): string {
  return new Intl.DisplayNames(['nl'], { type: 'region' }).of(code) ?? code
}
