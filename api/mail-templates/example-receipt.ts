import { ratesOf } from '../../rules/invoices/rates-of.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { SaleReceiptFacts } from '../mail/templates/sale-receipt.ts'
import { exampleGuest } from './example-guest.ts'

/** The receipt of two things and a stay, paid in cash. */
export function exampleReceipt(property: KnownProperty['property']): SaleReceiptFacts {
  const { email, name } = exampleGuest
  return {
    number: 'K2026-0012',
    recipient: { name: email, email },
    property,
    employee: 'Mieke',
    doneAt: new Date('2026-11-25T13:12:00Z'),
    lines: [
      { label: 'Bloemen op de kamer', explanation: '2 ×', cents: 2500 },
      { label: 'Kinderzitje', explanation: '', cents: 500 },
      { label: 'Verblijf B2026115', explanation: name, cents: 18_500 },
    ],
    discountCents: 300,
    discountReason: 'Vijfde keer dit jaar',
    method: 'cash',
    priceCents: 21_200,
    roundingCents: 0,
    receivedCents: 25_000,
    changeCents: 3800,
    isTakenBack: false,
    rates: ratesOf([
      { cents: 2250, vatCategory: 'standard', vatBasisPoints: 2100 },
      { cents: 450, vatCategory: 'standard', vatBasisPoints: 2100 },
    ]),
    hasBills: true,
  }
}
