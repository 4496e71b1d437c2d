import { describe, expect, it } from 'vitest'
import { invoicePdf, receiptPdf } from '../../../api/invoice-documents/invoice-pdf.ts'
import { invoiceUbl } from '../../../api/invoice-documents/invoice-ubl.ts'
import type { MailFacts } from '../../../api/mail/mail-template.ts'
import type { BookingMailFacts } from '../../../api/mail/templates/booking-mail-facts.ts'
import { type MailTemplates, mailTemplates } from '../../../api/mail/mail-templates.ts'
import { writeMail } from '../../../api/mail/write-mail.ts'
import { type Words, words as wordsOf, wordsIn } from '../../../rules/texts/all-words.ts'
import { texts } from '../../../rules/texts/catalogue.ts'
import { contactMessage } from '../../../stories/mails/form-facts.ts'
import { creditedInvoice, openInvoice, paidInvoice } from '../../../stories/mails/invoice-facts.ts'
import {
  billReceipt,
  mixedReceipt,
  takenBackReceipt,
} from '../../../stories/mails/receipt-facts.ts'
import { paid, unpaid } from '../../../stories/mails/booking-facts.ts'
import {
  cancelledOrder,
  openOrder,
  orderHere,
  paidOrder,
} from '../../../stories/mails/breakfast-facts.ts'
import { namesOfDays, pseudoTranslation, typedIn } from '../../guest/pseudo-language.ts'
import { readPdf } from '../invoice-documents/read-pdf.ts'
import { someCreditNote, someInvoice } from '../invoice-documents/some-invoices.ts'

const words = wordsIn('xx', { locale: 'en-GB', translation: pseudoTranslation })

const held = {
  holdUntil: new Date('2026-06-01T07:30:00Z'),
  payUntil: new Date('2026-06-12T22:00:00Z'),
  restDueOn: '2026-06-01',
} as const
const bookings: BookingMailFacts[] = [
  unpaid,
  paid,
  { ...unpaid, ...held },
  { ...unpaid, ...held, payUntil: new Date('2026-05-01T22:00:00Z') },
  { ...paid, state: 'cancelled', balanceCents: -15_000 },
  { ...unpaid, state: 'expired', receivedCents: 1, refundedCents: 1 },
]
const situations: Record<string, MailFacts[]> = {
  booking: bookings,
  'breakfast-order': [openOrder, paidOrder, orderHere, cancelledOrder],
  'form-message': [contactMessage],
  sale: [mixedReceipt, billReceipt, takenBackReceipt],
  invoice: [openInvoice, paidInvoice, creditedInvoice],
}

const named = new RegExp(`\\b(?:${namesOfDays(words).join('|')})\\b`, 'g')

/** What guests, staff and the house typed line by line, also without what stands in brackets. */
const linesOf = (text: string) => text.split('\n').flatMap((line) => [line, line.split(' (')[0]!])

/** What stands in letters of ours and was typed by nobody. */
function untranslated(text: string, typed: readonly string[]): string[] {
  let left = text.replaceAll(/https?:\S+/g, '').replaceAll(named, '')
  for (const piece of typed) left = left.replaceAll(piece, '')
  return left.match(/\p{Script=Latin}[^\n]*/gu)?.filter((rest) => /[A-Za-z]/.test(rest)) ?? []
}

const toGuests = Object.entries(mailTemplates as MailTemplates).filter(([, one]) => !one.toProperty)

describe('A mail to a guest of another language', () => {
  it.each(toGuests)('%s says nothing that was not translated', (_kind, template) => {
    for (const facts of situations[template.subjectKind]!) {
      const known = { ...facts, words }
      const { subject, text, html } = writeMail(template.content(known), known)
      const typed = typedIn(facts, linesOf)
      expect(untranslated(`${subject}\n${text}`, typed)).toEqual([])
      expect(html).toContain('<html lang="xx">')
    }
  })

  it.each([
    ['en', 'Dear Anna,'],
    ['de', 'Guten Tag Anna Schmidt,'],
  ] as const)('greets in %s by name: %s', (language, greeting) => {
    const recipient = { ...paid.recipient, name: 'Anna Schmidt' }
    const known = { ...paid, firstName: 'Anna', recipient, words: wordsOf(language) }
    const { text } = writeMail(
      (mailTemplates as MailTemplates)['confirmation']!.content(known),
      known,
    )
    expect(text).toContain(greeting)
  })

  it('names its files, its calendar and its pages in that language', () => {
    const known = { ...paid, words }
    const { attachments, text } = writeMail(
      (mailTemplates as MailTemplates)['confirmation']!.content(known),
      known,
    )
    const [calendar] = attachments
    expect(calendar!.filename).not.toContain('verblijf')
    expect(calendar!.filename).toContain(paid.number)
    expect(calendar!.content).not.toMatch(/Boeking|Inchecken|Nederland/)
    expect(text).toContain('https://kamersleutel.example/xx/')
  })
})

describe('An invoice of a guest of another language', () => {
  /** In letters that the font has, and none of ours. */
  const signs = Object.entries(texts.invoiceDocument).map(([name, text]) => [
    name,
    text.replaceAll(/\{\w+\}|\p{L}/gu, (found) => (found.startsWith('{') ? found : 'ø')),
  ])
  const inSigns = {
    ...words,
    invoiceDocument: Object.fromEntries(signs) as Words['invoiceDocument'],
  }
  const invoiceOf = (...made: Parameters<typeof someInvoice>) => ({
    ...someInvoice(...made),
    words: inSigns,
  })
  const paidFor = (paidCents: number) => ({ ...invoiceOf(), paidCents })

  it.each([
    ['open', invoiceOf(28, {}, 'NL91ABNA0417164300')],
    ['paid', paidFor(someInvoice().grossCents)],
    ['paid too much', paidFor(1_000_000)],
    ['taken back', someCreditNote(invoiceOf())],
  ])('%s, has nothing on it that was not translated', async (_name, invoice) => {
    const { words: _, ...typed } = invoice
    const known = [
      'Netherlands',
      'Belgium',
      'NL91 ABNA 0417 1643 00',
      'ABNA',
      ...typedIn(typed, linesOf),
    ]
    for (const drawn of [await invoicePdf(invoice), await receiptPdf(invoice)]) {
      const { texts: read, title, language } = readPdf(drawn)
      expect(language).toBe('en-GB')
      expect(untranslated([title, ...read].join('\n'), known)).toEqual([])
    }
    expect(invoiceUbl(invoice)).not.toMatch(/betalen|Betaald|Afrondingsverschil|Buiten de btw/)
  })

  it('has its amounts and the country of the house as that language writes them', async () => {
    const { texts: read } = readPdf(await invoicePdf(paidFor(1_000_000)))
    expect(read).toEqual(
      expect.arrayContaining(['10,000.00', '€9,667.10', 'Netherlands', 'Belgium']),
    )
  })

  it('keeps the words of its day, whatever they are later', async () => {
    const invoice = someInvoice()
    const { words: own, ...old } = invoice
    const texts = { ...own!.invoiceDocument, total: 'Som' }
    const issued = { ...invoice, words: { ...own!, invoiceDocument: texts } }
    expect(readPdf(await invoicePdf(issued)).texts).toContain('Som')
    expect(readPdf(await invoicePdf(old)).texts).toEqual(readPdf(await invoicePdf(invoice)).texts)
  })
})
