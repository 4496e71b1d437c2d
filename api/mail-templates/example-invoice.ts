import { makeInvoice } from '../../rules/invoices/make-invoice.ts'
import type { Party } from '../../rules/invoices/invoice.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import type { InvoiceMailFacts } from '../mail/templates/invoice-mail.ts'
import { type ExampleSource, exampleBooking } from './example-booking.ts'
import { exampleGuest } from './example-guest.ts'

/** The invoice of the example booking, half of it paid. The example has no PDF in it. */
export function exampleInvoice(source: ExampleSource): InvoiceMailFacts {
  const { quote, number } = exampleBooking('confirmation', source)
  const { property, facts } = source.known
  const { iban } = property
  const seller: Party = { ...property, country: 'NL' }
  const buyer: Party = {
    name: exampleGuest.name,
    address: 'Dorpsstraat 1a',
    postcode: '6171 AA',
    city: 'Stein',
    country: 'NL',
    kvk: null,
    vatId: null,
  }
  const document = makeInvoice(
    {
      number: 'F2026-0123',
      issuedOn: parseDay(quote.departure) ?? 0,
      orderNumber: number,
      seller,
      buyer,
      iban,
      paidCents: Math.round(quote.totalCents / 2),
    },
    { lines: quote.lines, suppliedFrom: quote.arrival, suppliedUntil: quote.departure },
    facts.priceList.vat,
    facts.readings,
  )
  const { name, email } = exampleGuest
  return { recipient: { name, email }, number: document.number, property, document, pdf: '' }
}
