import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { spacedIban } from '../../../rules/forms/is-iban.ts'
import type { Invoice } from '../../../rules/invoices/invoice.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { type MailPart, text } from '../mail-content.ts'
import {
  type MailFacts,
  type MailSource,
  type MailedOnRequest,
  type SubjectFacts,
  mailsAbout,
  unwrittenMailings,
} from '../mail-template.ts'

/** What the mail that brings an invoice tells. */
export interface InvoiceMailFacts extends MailFacts {
  document: Invoice
  /** The invoice as PDF, base64. */
  pdf: string
}

/** An invoice or a credit note, to who is to have it: once for each time it was asked. */
export const invoice = mailsAbout<MailedOnRequest, InvoiceMailFacts>(
  'invoice',
  loadInvoiceFacts,
  ({ document: { number, orderNumber: order, credits }, recipient, property }) => ({
    number,
    order,
    ...(credits !== null && { credits }),
    name: recipient.name,
    property: property.name,
  }),
)({
  name: 'Factuur',
  due: (_record, now) => now,
  tellsOf: unwrittenMailings,
  area: 'mailInvoice',
  subject: (facts) => (isCredit(facts) ? 'creditSubject' : 'subject'),
  title: (facts) => (isCredit(facts) ? 'creditTitle' : 'title'),
  parts: [
    'greeting',
    (facts) => (isCredit(facts) ? 'creditAttached' : 'attached'),
    ({ document, words }) => sumsOf(document, words.mailInvoice),
    (facts) => (isCredit(facts) ? null : text(paymentOf(facts.document, facts.words.mailInvoice))),
  ],
  attachments: ({ document, pdf }) => [
    {
      filename: `${fileName(document)}.pdf`,
      contentType: 'application/pdf',
      content: pdf,
      encoding: 'base64',
    },
  ],
})

/** What the file of an invoice is called, without its ending: `factuur-F2026-0001`. */
export function fileName({ number, credits }: Pick<Invoice, 'number' | 'credits'>): string {
  return `${credits === null ? 'factuur' : 'creditnota'}-${number}`
}

const isCredit = ({ document }: InvoiceMailFacts) => document.credits !== null

/**
 * Reads an invoice that is to be mailed, and draws it.
 *
 * @param mailingId the row of `invoice_mailings` that asks for it
 */
async function loadInvoiceFacts(
  { pool, drawInvoice }: MailSource,
  _folioId: string,
  mailingId: string,
): Promise<SubjectFacts<InvoiceMailFacts> | null> {
  const { rows } = await pool.query<{ document: Invoice; email: string }>(
    `SELECT i.document, m.email FROM invoice_mailings m JOIN invoices i ON i.id = m.invoice_id
     WHERE m.id::text = $1`,
    [mailingId],
  )
  if (!rows[0]) return null
  const { document, email } = rows[0]
  return {
    recipient: { name: document.buyer.name, email },
    number: document.number,
    document,
    pdf: (await drawInvoice(document)).toString('base64'),
  }
}

function sumsOf(
  { grossCents, vatCents, paidCents, credits }: Invoice,
  texts: Words['mailInvoice'],
): MailPart {
  const total = { label: texts.total, cents: grossCents }
  const vat = { label: texts.vat, cents: vatCents }
  const paid = { label: texts.paid, cents: paidCents }
  const toPay = { label: texts.toPay, cents: grossCents - paidCents }
  const money = credits === null && paidCents !== 0 ? [paid, toPay] : []
  return { kind: 'lines', lines: [], sums: [total, vat, ...money] }
}

function paymentOf(
  { grossCents, paidCents, dueOn, iban, seller, number }: Invoice,
  texts: Words['mailInvoice'],
): string {
  const open = grossCents - paidCents
  if (open <= 0) return texts.allPaid
  const day = dutchDayYear(parseDay(dueOn) ?? 0)
  const asked = fillText(texts.payBefore, { amount: formatEuro(open), day })
  if (iban === undefined) return asked
  const to = { iban: spacedIban(iban), property: seller.name, number }
  return `${asked} ${fillText(texts.payTo, to)}`
}
