import type { BreakfastMailFacts } from '../../api/mail/templates/breakfast-mails.ts'
import type { QuoteLine } from '../../rules/quotes/quote.ts'
import { words } from '../../rules/texts/all-words.ts'
import { longNames, unpaid } from './booking-facts.ts'

const food: Omit<QuoteLine, 'item' | 'persons' | 'cents'> = {
  night: null,
  vatCategory: 'food',
  vatBasisPoints: 900,
  rule: 'BO §9, G §9',
  reading: null,
}

/** Two boxes and one for a child, of which nothing is paid: 27,90 + 6,95 + 3,95. */
export const openOrder: BreakfastMailFacts = {
  orderId: '5b0a4c1e-5d2b-4f0a-9a37-1c2d3e4f5a6b',
  number: 'P2026517',
  state: 'placed',
  cancelledBecause: null,
  recipient: { name: 'Liesbeth van der Meer', email: 'liesbeth@voorbeeld.nl' },
  phone: '06 12345678',
  receiver: 'Oma van der Meer',
  day: '2026-06-10',
  slot: 2,
  street: 'Dorpsstraat',
  houseNumber: '1a',
  postcode: '6171 AA',
  city: 'Stein',
  here: false,
  adults: 2,
  kids: 1,
  bookingNumber: null,
  notes: 'Geen noten, alstublieft',
  quote: {
    lines: [
      { ...food, item: 'breakfast', persons: 2, cents: 2790, name: 'Ontbijtbox' },
      { ...food, item: 'breakfast', persons: 1, cents: 695, name: 'Ontbijtbox voor kinderen' },
      { ...food, item: 'delivery', persons: 0, cents: 395 },
    ],
    totalCents: 3880,
  },
  balanceCents: 3880,
  receivedCents: 0,
  refundedCents: 0,
  token: 'dGhlLXRva2VuLW9mLXRoZS1tYWls',
  words: words(),
  property: unpaid.property,
  publicUrl: unpaid.publicUrl,
  now: unpaid.now,
}

/** The same, all paid. */
export const paidOrder: BreakfastMailFacts = {
  ...openOrder,
  state: 'confirmed',
  balanceCents: 0,
  receivedCents: 3880,
}

/** The same of a guest who sleeps in the house: nothing is brought. */
export const orderHere: BreakfastMailFacts = {
  ...paidOrder,
  ...{ here: true, street: '', houseNumber: '', postcode: '', city: '' },
  quote: { lines: openOrder.quote.lines.slice(0, 2), totalCents: 3485 },
  receivedCents: 3485,
}

/** Paid, and cancelled by its guest in time. */
export const cancelledOrder: BreakfastMailFacts = {
  ...paidOrder,
  state: 'cancelled',
  cancelledBecause: 'guest',
  balanceCents: -3880,
}

/** Everything as long as it may be. */
export const longOrderNames = {
  recipient: longNames.recipient,
  receiver: 'Wilhelmina-Alexandrine van Heeckeren van Kell-Zuylen van Nijevelt-Schimmelpenninck',
  street: 'Burgemeester van Heeckeren van Kell-Zuylenlaan',
  bookingNumber: 'B2026517',
  property: longNames.property,
} satisfies Partial<BreakfastMailFacts>
