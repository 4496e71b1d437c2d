import { parseDay } from '../../../rules/calendar/day.ts'
import { spacedIban } from '../../../rules/forms/is-iban.ts'
import { documentWords } from '../../../rules/invoices/document-words.ts'
import type { Invoice } from '../../../rules/invoices/invoice.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { dayInWords, sumInWords } from '../../../rules/texts/in-language.ts'
import { guestLanguageSql } from '../../folios/folios.ts'
import { type MailPart, fileName, text } from '../mail-content.ts'
import {
  type LoadedFacts,
  type MailFacts,
  type MailSource,
  type MailedOnRequest,
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
    (facts) => (isCredit(facts) ? null : text(paymentOf(facts.document, facts.words))),
  ],
  attachments: ({ document, pdf }) => [
    {
      filename: `${invoiceFileName(document)}.pdf`,
      contentType: 'application/pdf',
      content: pdf,
      encoding: 'base64',
    },
  ],
})

/** What the file of an invoice is called, without its ending: `factuur-F2026-0001`. */
export function invoiceFileName(invoice: Invoice): string {
  const { invoiceFile, creditNoteFile } = documentWords(invoice).invoiceDocument
  return fileName(invoice.credits === null ? invoiceFile : creditNoteFile, invoice.number)
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
): Promise<LoadedFacts<InvoiceMailFacts> | null> {
  const { rows } = await pool.query<{ document: Invoice; email: string; language: string }>(
    `SELECT i.document, m.email, ${guestLanguageSql('i.folio_id')} AS language FROM invoice_mailings m JOIN invoices i ON i.id = m.invoice_id
     WHERE m.id::text = $1`,
    [mailingId],
  )
  if (!rows[0]) return null
  const { document, email, language } = rows[0]
  return {
    recipient: { name: document.buyer.name, email },
    number: document.number,
    language,
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
  words: Words,
): string {
  const texts = words.mailInvoice
  const open = grossCents - paidCents
  if (open <= 0) return texts.allPaid
  const day = dayInWords(words, 'dayYear', parseDay(dueOn) ?? 0)
  const asked = fillText(texts.payBefore, { amount: sumInWords(words, open), day })
  if (iban === undefined) return asked
  const to = { iban: spacedIban(iban), property: seller.name, number }
  return `${asked} ${fillText(texts.payTo, to)}`
}
