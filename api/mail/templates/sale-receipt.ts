import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import type { PaymentMethod } from '../../../rules/cash-desk/cash-desk-record.ts'
import type { SaleLine } from '../../../rules/cash-desk/sale-line.ts'
import type { InvoiceRate } from '../../../rules/invoices/invoice.ts'
import { ratesOf } from '../../../rules/invoices/rates-of.ts'
import type { PricedLines } from '../../../rules/quotes/quote.ts'
import type { SummaryLine } from '../../../rules/quotes/summarise-lines.ts'
import { clockWords } from '../../../rules/stay-times/clock-words.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { dayInWords, decimalInWords, sumInWords } from '../../../rules/texts/in-language.ts'
import { storedLanguage } from '../../../rules/texts/languages.ts'
import { message } from '../../../rules/texts/message.ts'
import { textOf, worded } from '../../../rules/texts/words.ts'
import type { OwnWords } from '../../facts/own-words.ts'
import { quoteSql } from '../../folios/folios.ts'
import { type MailPart, factRows, heading } from '../mail-content.ts'
import {
  type LoadedFacts,
  type MailFacts,
  type MailSource,
  type MailedOnRequest,
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
    ({ rates, words }) =>
      rates.length === 0
        ? null
        : [heading(words.mailSaleReceipt.vat), factRows(rates.map((rate) => rateRow(rate, words)))],
    ({ hasBills }) => (hasBills ? 'billHint' : null),
  ],
})

/**
 * Reads the receipt that is to be mailed.
 *
 * @param mailingId the row of `sale_mailings` that asks for it
 */
async function loadReceiptFacts(
  { pool, known }: MailSource,
  saleId: string,
  mailingId: string,
): Promise<LoadedFacts<SaleReceiptFacts> | null> {
  const { rows } = await pool.query<
    Omit<LoadedFacts<SaleReceiptFacts>, 'lines' | 'rates' | 'hasBills'> & {
      lines: SaleLine[]
      quote: PricedLines | null
    }
  >(
    `SELECT s.number, m.language, json_build_object('name', m.email, 'email', m.email) AS recipient, s.employee, s.lines, s.done_at AS "doneAt", s.discount_cents AS "discountCents",
       s.discount_reason AS "discountReason", s.method, s.price_cents AS "priceCents", s.rounding_cents AS "roundingCents",
       s.received_cents AS "receivedCents", s.change_cents AS "changeCents", s.taken_back_at IS NOT NULL AS "isTakenBack",
       ${quoteSql('s.id')} AS quote
     FROM sales s JOIN sale_mailings m ON m.sale_id = s.id
     WHERE s.id = $1 AND s.step = 'done' AND m.id::text = $2`,
    [saleId, mailingId],
  )
  if (!rows[0]) return null
  const { quote, lines, ...sale } = rows[0]
  const own = known.ownIn(storedLanguage(sale.language))
  return {
    ...sale,
    lines: lines.map((line) => receiptLine(line, own)),
    rates: ratesOf(quote?.lines ?? []),
    hasBills: lines.some(({ what }) => what === 'bill'),
  }
}

/** A line as its buyer reads it. The desk has its own, in Dutch (`lineName`). */
function receiptLine(line: SaleLine, own: OwnWords): SummaryLine {
  const { cents } = line
  if (line.what === 'product') {
    const { code, name, pieces, days: n } = line
    const label = own.translate('products', code, 'name', name)
    if (n > 1)
      return { label, explanation: message('mailSaleReceipt.piecesForDays', { pieces, n }), cents }
    const explanation = pieces === 1 ? '' : message('mailSaleReceipt.pieces', { pieces })
    return { label, explanation, cents }
  }
  const { kind, number, guest: explanation } = line
  const label =
    kind === 'booking'
      ? message('mailSaleReceipt.stay', { number })
      : message('mailSaleReceipt.breakfast', { number })
  return { label, explanation, cents }
}

function headOf({ number, doneAt, employee, property, words }: SaleReceiptFacts): MailPart {
  const texts = words.mailSaleReceipt
  const { today, minuteOfDay } = momentInAmsterdam(doneAt.getTime())
  return factRows([
    { label: texts.number, value: number },
    {
      label: texts.soldOn,
      value: dayInWords(words, 'dayYear', today),
      more: textOf(words, clockWords(minuteOfDay)),
    },
    { label: texts.soldBy, value: employee },
    { label: texts.vatId, value: property.vatId || null },
  ])
}

function linesOf(facts: SaleReceiptFacts): SummaryLine[] {
  const { lines, discountCents, discountReason, roundingCents } = facts
  const { discount, rounding } = facts.words.mailSaleReceipt
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

function rateRow({ vatBasisPoints, netCents, vatCents }: InvoiceRate, words: Words) {
  const texts = words.mailSaleReceipt
  const [net, vat] = [sumInWords(words, netCents), sumInWords(words, vatCents)]
  return vatBasisPoints === null
    ? { label: texts.noVat, value: net }
    : {
        label: fillText(texts.rate, { n: decimalInWords(words, vatBasisPoints / 100) }),
        value: fillText(texts.vatOver, { vat, net }),
      }
}
