import type { SaleReceiptFacts } from '../../api/mail/templates/sale-receipt.ts'
import { words } from '../../rules/texts/all-words.ts'
import { unpaid } from './booking-facts.ts'

/** Two things and a stay, paid in cash. */
export const mixedReceipt: SaleReceiptFacts = {
  number: 'K2026-0012',
  recipient: { name: 'sanne@voorbeeld.nl', email: 'sanne@voorbeeld.nl' },
  words: words(),
  property: unpaid.property,
  publicUrl: unpaid.publicUrl,
  now: unpaid.now,
  employee: 'Mieke Geurts',
  doneAt: new Date('2026-11-25T13:12:00Z'),
  lines: [
    { label: 'Bloemen op de kamer', explanation: '2 ×', cents: 2500 },
    { label: 'Kinderzitje', explanation: '', cents: 500 },
    { label: 'Verblijf B20261037', explanation: 'Sanne de Vries', cents: 18_500 },
  ],
  discountCents: 300,
  discountReason: 'Vijfde keer dit jaar',
  method: 'cash',
  priceCents: 21_200,
  roundingCents: 0,
  receivedCents: 25_000,
  changeCents: 3800,
  isTakenBack: false,
  rates: [{ vatBasisPoints: 2100, grossCents: 2700, netCents: 2231, vatCents: 469 }],
  hasBills: true,
}

/** A stay alone, by card: nothing here is taxed at the desk. */
export const billReceipt: SaleReceiptFacts = {
  ...mixedReceipt,
  lines: mixedReceipt.lines.slice(2),
  discountCents: 0,
  discountReason: null,
  method: 'pin',
  priceCents: 18_500,
  receivedCents: 18_500,
  changeCents: 0,
  rates: [],
}

/** Paid in cash, rounded, and taken back. */
export const takenBackReceipt: SaleReceiptFacts = {
  ...mixedReceipt,
  priceCents: 21_198,
  discountCents: 302,
  roundingCents: 2,
  isTakenBack: true,
  hasBills: false,
}
