import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import type { InvoiceRate } from '../../../rules/invoices/invoice.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { formatPercentage } from '../../../rules/money/parse-percentage.ts'
import type { SummaryLine } from '../../../rules/quotes/summarise-lines.ts'
import { clockWords } from '../../../rules/stay-times/clock-words.ts'
import { cashDeskTexts } from '../../../rules/texts/cash-desk.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailSaleReceiptTexts as texts } from '../../../rules/texts/mail-sale-receipt.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import type { SaleMailRecord } from './sale-mail-record.ts'
import { type SaleReceiptFacts, saleReceiptFacts } from './sale-receipt-facts.ts'

/** The receipt of a sale at the cash desk: once for each time it was asked. */
export const saleReceipt: MailTemplate<SaleMailRecord, SaleReceiptFacts> = {
  kind: 'sale-receipt',
  name: 'Bon',
  subjectKind: 'sale',
  withdrawnBy: [],
  due: (_record, now) => now,
  tellsOf: ({ mailings, mails }) =>
    mailings.filter((id) => mails.every(({ about }) => about !== id)),
  facts: saleReceiptFacts,
  content(facts) {
    const { number, property, isTakenBack, hasBills } = facts
    return {
      subject: fillText(texts.subject, { number, property: property.name }),
      title: texts.title,
      parts: [
        { kind: 'text', text: isTakenBack ? texts.takenBack : texts.thanks },
        headOf(facts),
        { kind: 'lines', lines: linesOf(facts), sums: sumsOf(facts) },
        ...(facts.rates.length === 0 ? [] : vatOf(facts)),
        ...(hasBills ? [{ kind: 'text' as const, text: texts.billHint }] : []),
      ],
      attachments: [],
    }
  },
}

function headOf({ number, doneAt, employee, property }: SaleReceiptFacts): MailPart {
  const { today, minuteOfDay } = momentInAmsterdam(doneAt.getTime())
  return {
    kind: 'facts',
    rows: [
      { label: texts.number, value: number },
      { label: texts.soldOn, value: dutchDayYear(today), more: clockWords(minuteOfDay) },
      { label: texts.soldBy, value: employee },
      ...(property.vatId === '' ? [] : [{ label: texts.vatId, value: property.vatId }]),
    ],
  }
}

function linesOf({
  lines,
  discountCents,
  discountReason,
  roundingCents,
}: SaleReceiptFacts): SummaryLine[] {
  const { discount, rounding } = cashDeskTexts
  return [
    ...lines,
    ...(discountReason === null
      ? []
      : [{ label: discount, explanation: discountReason, cents: -discountCents }]),
    ...(roundingCents === 0 ? [] : [{ label: rounding, explanation: '', cents: roundingCents }]),
  ]
}

function sumsOf({
  priceCents,
  roundingCents,
  receivedCents,
  changeCents,
  method,
}: SaleReceiptFacts) {
  return [
    { label: texts.total, cents: priceCents + roundingCents },
    { label: texts[method], cents: receivedCents },
    ...(changeCents === 0 ? [] : [{ label: texts.change, cents: changeCents }]),
  ]
}

function vatOf({ rates }: SaleReceiptFacts): MailPart[] {
  return [
    { kind: 'heading', text: texts.vat },
    { kind: 'facts', rows: rates.map(rateRow) },
  ]
}

function rateRow({ vatBasisPoints, netCents, vatCents }: InvoiceRate) {
  const [net, vat] = [formatEuro(netCents), formatEuro(vatCents)]
  if (vatBasisPoints === null) return { label: texts.noVat, value: net }
  return {
    label: `${formatPercentage(vatBasisPoints)}%`,
    value: fillText(texts.vatOver, { vat, net }),
  }
}
