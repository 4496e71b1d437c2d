import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { spacedIban } from '../../../rules/forms/is-iban.ts'
import type { Invoice } from '../../../rules/invoices/invoice.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailInvoiceTexts as texts } from '../../../rules/texts/mail-invoice.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type InvoiceMailFacts, invoiceMailFacts } from './invoice-mail-facts.ts'
import type { InvoiceMailRecord } from './invoice-mail-record.ts'

/** An invoice or a credit note, to who is to have it: once for each time it was asked. */
export const invoice: MailTemplate<InvoiceMailRecord, InvoiceMailFacts> = {
  kind: 'invoice',
  name: 'Factuur',
  subjectKind: 'invoice',
  withdrawnBy: [],
  due: (_record, now) => now,
  tellsOf: ({ mailings, mails }) =>
    mailings.filter((id) => mails.every(({ kind, about }) => kind !== 'invoice' || about !== id)),
  facts: invoiceMailFacts,
  content({ document, pdf, recipient, property }) {
    const { number, credits } = document
    const isCredit = credits !== null
    const subject = isCredit ? texts.creditSubject : texts.subject
    const attached = isCredit
      ? fillText(texts.creditAttached, { number, credits })
      : fillText(texts.attached, { number, order: document.orderNumber })
    return {
      subject: fillText(subject, { number, property: property.name }),
      title: isCredit ? texts.creditTitle : texts.title,
      parts: [
        { kind: 'text', text: fillText(texts.greeting, { name: recipient.name }) },
        { kind: 'text', text: attached },
        sumsOf(document),
        ...(isCredit ? [] : [paymentOf(document)]),
      ],
      attachments: [
        {
          filename: `${isCredit ? 'creditnota' : 'factuur'}-${number}.pdf`,
          contentType: 'application/pdf',
          content: pdf,
          encoding: 'base64',
        },
      ],
    }
  },
}

function sumsOf({ grossCents, vatCents, paidCents, credits }: Invoice): MailPart {
  const total = { label: texts.total, cents: grossCents }
  const vat = { label: texts.vat, cents: vatCents }
  const money =
    credits === null && paidCents !== 0
      ? [
          { label: texts.paid, cents: paidCents },
          { label: texts.toPay, cents: grossCents - paidCents },
        ]
      : []
  return { kind: 'lines', lines: [], sums: [total, vat, ...money] }
}

function paymentOf({ grossCents, paidCents, dueOn, iban, seller, number }: Invoice): MailPart {
  const open = grossCents - paidCents
  const day = dutchDayYear(parseDay(dueOn) ?? 0)
  if (open <= 0) return { kind: 'text', text: texts.allPaid }
  const asked = fillText(texts.payBefore, { amount: formatEuro(open), day })
  if (iban === undefined) return { kind: 'text', text: asked }
  const to = { iban: spacedIban(iban), property: seller.name, number }
  return { kind: 'text', text: `${asked} ${fillText(texts.payTo, to)}` }
}
