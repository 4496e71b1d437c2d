import type { InvoiceMailFacts } from '../../api/mail/templates/invoice-mail.ts'
import { words } from '../../rules/texts/all-words.ts'
import { someInvoice, someNote } from '../admin/fixtures/invoices.ts'
import { unpaid } from './booking-facts.ts'

function factsOf(document: InvoiceMailFacts['document']): InvoiceMailFacts {
  return {
    recipient: { name: document.buyer.name, email: 'sanne@voorbeeld.nl' },
    number: document.number,
    words: words(),
    property: unpaid.property,
    publicUrl: unpaid.publicUrl,
    now: unpaid.now,
    document,
    pdf: '',
  }
}

/** Part of it is paid. */
export const openInvoice = factsOf(someInvoice(10_000))

export const paidInvoice = factsOf(someInvoice(20_800))

export const creditedInvoice = factsOf(someNote)
