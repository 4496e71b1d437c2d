import { exampleReceipt } from '../../api/mail-templates/example-receipt.ts'
import type { SaleReceiptFacts } from '../../api/mail/templates/sale-receipt-facts.ts'
import { unpaid } from './booking-facts.ts'

/** Two things and a stay, paid in cash. */
export const mixedReceipt: SaleReceiptFacts = exampleReceipt(unpaid.property)

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
