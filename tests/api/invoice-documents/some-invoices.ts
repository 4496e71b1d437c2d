import { dayOf, formatDay } from '../../../rules/calendar/day.ts'
import { creditNote } from '../../../rules/invoices/credit-note.ts'
import type { InvoicedLine } from '../../../rules/invoices/invoice-lines.ts'
import type { Invoice, Party } from '../../../rules/invoices/invoice.ts'
import { makeInvoice } from '../../../rules/invoices/make-invoice.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'

const ARRIVAL = dayOf(2027, 6, 11)

export const someSeller: Party = {
  name: 'De Luiken',
  address: 'Maasstraat 1',
  postcode: '6181 AA',
  city: 'Elsloo',
  country: 'NL',
  kvk: '12345678',
  vatId: 'NL001234567B01',
}

/** A stay from 11 June 2027 with its tax, flowers at 21 % and a breakfast at 9 %, part of it paid. */
export function someInvoice(nights = 3, buyer: Partial<Party> = {}, iban = ''): Invoice {
  const ofNight = (at: number): InvoicedLine[] => {
    const night = { night: formatDay(ARRIVAL + at), persons: 2 }
    const lodging = { ...night, vatCategory: 'lodging', vatBasisPoints: 2100 } as const
    return [
      { ...lodging, item: 'room-night', cents: 8250 },
      { ...lodging, item: 'season', cents: 1000 },
      { ...night, item: 'tourist-tax', cents: 500, vatCategory: 'none', vatBasisPoints: 0 },
    ]
  }
  const whole = { night: null, vatCategory: 'standard', vatBasisPoints: 2100 } as const
  const lines: InvoicedLine[] = [
    ...Array.from({ length: nights }, (_, at) => ofNight(at)).flat(),
    { ...whole, item: 'extra', name: 'Bloemen', persons: 1, cents: 1250 },
    {
      ...whole,
      item: 'breakfast',
      name: 'Ontbijtbox <groot> & co',
      persons: 2,
      cents: 2790,
      vatCategory: 'food',
      vatBasisPoints: 900,
    },
  ]
  return makeInvoice(
    {
      number: 'F2027-0012',
      issuedOn: ARRIVAL + nights,
      orderNumber: 'B2026115',
      seller: someSeller,
      iban,
      buyer: {
        name: 'Łukasz Wałęsa & Zn.',
        address: 'Dorpsstraat 12a',
        postcode: '3600',
        city: 'Genk',
        country: 'BE',
        kvk: null,
        vatId: 'BE0123456789',
        ...buyer,
      },
      paidCents: 20_000,
      words: words(),
    },
    { lines, suppliedFrom: formatDay(ARRIVAL), suppliedUntil: formatDay(ARRIVAL + nights) },
    statutoryRates,
    defaultReadings,
  )
}

/** The credit note that takes it back. */
export function someCreditNote(invoice: Invoice = someInvoice()): Invoice {
  const answer = creditNote(invoice, { number: 'F2027-0013', issuedOn: ARRIVAL + 9 })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.creditNote
}
