import type { MailFacts } from '../mail/mail-template.ts'
import type { MailKind } from '../mail/mail-templates.ts'
import { mailTemplates } from '../mail/mail-templates.ts'
import type { FormMessageFacts } from '../mail/templates/form-mails.ts'
import { type ExampleSource, exampleBooking } from './example-booking.ts'
import { EXAMPLE_ID, exampleGuest } from './example-guest.ts'
import { exampleInvoice } from './example-invoice.ts'
import { exampleReceipt } from './example-receipt.ts'
import { exampleOrder } from './example-order.ts'

/** What an example of a kind of mail tells, made from this property. */
export function exampleFacts(kind: MailKind, source: ExampleSource): MailFacts {
  switch (mailTemplates[kind].subjectKind) {
    case 'breakfast-order':
      return exampleOrder(kind, source)
    case 'invoice':
      return exampleInvoice(source)
    case 'sale':
      return exampleReceipt(source.known.property)
    case 'form-message':
      return exampleMessage(source)
    default:
      return exampleBooking(kind, source)
  }
}

function exampleMessage({ known, publicUrl }: ExampleSource): FormMessageFacts {
  const { name, email, phone } = exampleGuest
  return {
    messageId: EXAMPLE_ID,
    form: 'contact',
    name,
    email,
    number: name,
    recipient: { name, email },
    answers: {
      name,
      email,
      phone,
      description: 'Is er een kamer beneden, en mogen we de auto voor de deur zetten?',
    },
    property: known.property,
    publicUrl,
  }
}
