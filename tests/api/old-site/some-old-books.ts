import type { OldBreakfastOrder, OldPayment, OldSale } from '../../../rules/old-site/old-house.ts'
import { day } from './some-old-house.ts'

/** Two boxes for 20 February 2026, paid. */
export const oldOrder = (
  key: string,
  given: Partial<OldBreakfastOrder> = {},
): OldBreakfastOrder => ({
  path: `content/orders/${key}`,
  key,
  id: null,
  name: 'Lien Claes',
  email: 'lien@example.com',
  phone: '06 12 34 56 78',
  address: 'Op de Dries 3',
  postcode: '6181 AB',
  city: 'Elsloo',
  number: `P20260${key.length}`,
  boxes: 2,
  kids: 0,
  day: day('2026-02-20'),
  slot: 2,
  receiver: '',
  bookingNumber: '',
  unitCents: 1_395,
  deliveryCents: 395,
  totalCents: 3_185,
  paid: true,
  ...given,
})

/** A payment of two boxes that was not made yet. */
export const oldPayment = (key: string, given: Partial<OldPayment> = {}): OldPayment => {
  const { kids: _kids, bookingNumber: _booking, ...of } = oldOrder(key)
  return { ...of, path: `temp-payments/${key}`, place: '', paid: false, ...given }
}

/** A bike for 8.00 instead of 10.00, in cash on 3 November 2025. */
export const oldSale = (key: string, given: Partial<OldSale> = {}): OldSale => ({
  ...{ path: `content/cashdesk/${key}`, key, id: null },
  ...{ day: day('2025-11-03'), method: 'cash', totalCents: 800, regularCents: 1_000 },
  ...{ employee: 'Mieke', treatments: ['Fietsverhuur'], discount: 'vaste gast' },
  ...given,
})
