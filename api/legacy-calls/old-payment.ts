import type { z } from 'zod'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { oldWords, unbelieved } from './old-word.ts'

/**
 * What the old pages post to pay (BO §7, G §7), as JSON or as the hidden fields of a form. Which of
 * the fields come depends on the page; the sum always does.
 */
export const oldPayment = oldWords([
  // The sum that was seen, in euro; ours is compared.
  'totalPrice',
  'nameClient',
  'emailClient',
  'phoneClient',
  'orderId',
  'bookingId',
  'betaalmethode',
  'amountPeople',
  'totalNights',
  'resourceId',
  'date',
  'fullstartdate',
  'startYear',
  'startMonth',
  'startDay',
  'endYear',
  'endMonth',
  'endDay',
  'amount',
  'amountKids',
  'adresdeliver',
  'number',
  'postal',
  'city',
  'datedeliver',
  'namedeliver',
  'time',
])
  .extend({
    priceNight: unbelieved,
    singlePrice: unbelieved,
    singlePriceKids: unbelieved,
    shippingCost: unbelieved,
  })
  .meta({ id: 'OldPayment' })
export type OldPayment = z.output<typeof oldPayment>

/**
 * A sum as the old pages write it, `187.5`, `187,50` or what a script makes of it,
 * `187.49999999999997`, in cents; null where it is none.
 */
export function oldCents(written: string): number | null {
  if (/^\d{1,8}\.\d{4,}$/.test(written)) return Math.round(Number(written) * 100)
  return parseEuro(written)
}
