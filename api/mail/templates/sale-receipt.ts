import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import type { PaymentMethod } from '../../../rules/cash-desk/cash-desk-record.ts'
import { type SaleLine, lineDetail, lineName } from '../../../rules/cash-desk/sale-line.ts'
import type { InvoiceRate } from '../../../rules/invoices/invoice.ts'
import { ratesOf } from '../../../rules/invoices/rates-of.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { formatPercentage } from '../../../rules/money/parse-percentage.ts'
import type { PricedLines } from '../../../rules/quotes/quote.ts'
import type { SummaryLine } from '../../../rules/quotes/summarise-lines.ts'
import { clockWords } from '../../../rules/stay-times/clock-words.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { textOf, worded } from '../../../rules/texts/words.ts'
import { quoteSql } from '../../folios/folios.ts'
import { type MailPart, factRows, heading } from '../mail-content.ts'
import {
  type MailFacts,
  type MailSource,
  type MailedOnRequest,
  type SubjectFacts,
  mailsAbout,
  unwrittenMailings,
} from '../mail-template.ts'

/** What the mail that brings a receipt tells; all money in cents. */
export interface SaleReceiptFacts extends MailFacts {
  employee: string
  doneAt: Date
  discountCents: number
  discountReason: string | null
  method: PaymentMethod
  priceCents: number
  roundingCents: number
  receivedCents: number
  changeCents: number
  isTakenBack: boolean
  lines: SummaryLine[]
  /** Of what the desk sold itself. */
  rates: InvoiceRate[]
  /** Whether a stay or a breakfast order was paid, whose VAT stands on its own bill. */
  hasBills: boolean
}

/** The receipt of a sale at the cash desk: once for each time it was asked. */
export const saleReceipt = mailsAbout<MailedOnRequest, SaleReceiptFacts>(
  'sale',
  loadReceiptFacts,
  ({ number, property }) => ({ number, property: property.name }),
)({
  name: 'Bon',
  due: (_record, now) => now,
  tellsOf: unwrittenMailings,
  area: 'mailSaleReceipt',
  parts: [
    ({ isTakenBack }) => (isTakenBack ? 'takenBack' : 'thanks'),
    headOf,
    (facts) => ({ kind: 'lines', lines: worded(facts.words, linesOf(facts)), sums: sumsOf(facts) }),
    ({ rates, words: { mailSaleReceipt: texts } }) =>
      rates.length === 0
        ? null
        : [heading(texts.vat), factRows(rates.map((rate) => rateRow(rate, texts)))],
    ({ hasBills }) => (hasBills ? 'billHint' : null),
  ],
})

/**
 * Reads the receipt that is to be mailed.
 *
 * @param mailingId the row of `sale_mailings` that asks for it
 */
async function loadReceiptFacts(
  { pool }: MailSource,
  saleId: string,
  mailingId: string,
): Promise<SubjectFacts<SaleReceiptFacts> | null> {
  const { rows } = await pool.query<
    Omit<SubjectFacts<SaleReceiptFacts>, 'lines' | 'rates' | 'hasBills'> & {
      lines: SaleLine[]
      quote: PricedLines | null
    }
  >(
    `SELECT s.number, json_build_object('name', m.email, 'email', m.email) AS recipient, s.employee, s.lines, s.done_at AS "doneAt", s.discount_cents AS "discountCents",
       s.discount_reason AS "discountReason", s.method, s.price_cents AS "priceCents", s.rounding_cents AS "roundingCents",
       s.received_cents AS "receivedCents", s.change_cents AS "changeCents", s.taken_back_at IS NOT NULL AS "isTakenBack",
       ${quoteSql('s.id')} AS quote
     FROM sales s JOIN sale_mailings m ON m.sale_id = s.id
     WHERE s.id = $1 AND s.step = 'done' AND m.id::text = $2`,
    [saleId, mailingId],
  )
  if (!rows[0]) return null
  const { quote, lines, ...sale } = rows[0]
  return {
    ...sale,
    lines: lines.map((line) => ({
      label: lineName(line),
      explanation: lineDetail(line),
      cents: line.cents,
    })),
    rates: ratesOf(quote?.lines ?? []),
    hasBills: lines.some(({ what }) => what === 'bill'),
  }
}

function headOf({ number, doneAt, employee, property, words }: SaleReceiptFacts): MailPart {
  const texts = words.mailSaleReceipt
  const { today, minuteOfDay } = momentInAmsterdam(doneAt.getTime())
  return factRows([
    { label: texts.number, value: number },
    {
      label: texts.soldOn,
      value: dutchDayYear(today),
      more: textOf(words, clockWords(minuteOfDay)),
    },
    { label: texts.soldBy, value: employee },
    { label: texts.vatId, value: property.vatId || null },
  ])
}

function linesOf(facts: SaleReceiptFacts): SummaryLine[] {
  const { lines, discountCents, discountReason, roundingCents } = facts
  const { discount, rounding } = facts.words.cashDesk
  return [
    ...lines,
    ...(discountReason === null
      ? []
      : [{ label: discount, explanation: discountReason, cents: -discountCents }]),
    ...(roundingCents === 0 ? [] : [{ label: rounding, explanation: '', cents: roundingCents }]),
  ]
}

function sumsOf(facts: SaleReceiptFacts) {
  const texts = facts.words.mailSaleReceipt
  return [
    { label: texts.total, cents: facts.priceCents + facts.roundingCents },
    { label: texts[facts.method], cents: facts.receivedCents },
    ...(facts.changeCents === 0 ? [] : [{ label: texts.change, cents: facts.changeCents }]),
  ]
}

function rateRow(
  { vatBasisPoints, netCents, vatCents }: InvoiceRate,
  texts: Words['mailSaleReceipt'],
) {
  const [net, vat] = [formatEuro(netCents), formatEuro(vatCents)]
  return vatBasisPoints === null
    ? { label: texts.noVat, value: net }
    : {
        label: `${formatPercentage(vatBasisPoints)}%`,
        value: fillText(texts.vatOver, { vat, net }),
      }
}
