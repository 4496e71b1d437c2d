import { describe, expect, it } from 'vitest'
import { allActivities } from '../../workflows/subject-activities.ts'
import { subjectKinds } from '../../workflows/subject-kinds.ts'
import { backedUpHouses, backupParts } from './worker-killed/backup-parts.ts'
import { bookingParts, bookings } from './worker-killed/booking-parts.ts'
import { breakfastOrderParts, breakfastOrders } from './worker-killed/breakfast-order-parts.ts'
import { formMessageParts, formMessages } from './worker-killed/form-message-parts.ts'
import { invoiceParts, invoices } from './worker-killed/invoice-parts.ts'
import { liveThrough, pointsOf, unharmed } from './worker-killed/live-through.ts'
import { nightRegisterParts, nightRegisters } from './worker-killed/night-register-parts.ts'
import {
  comparedPayments,
  paymentComparisonParts,
} from './worker-killed/payment-comparison-parts.ts'
import type { LivedKind, Part } from './worker-killed/part.ts'
import { saleParts, sales } from './worker-killed/sale-parts.ts'
import { testPaymentParts, testPayments } from './worker-killed/test-payment-parts.ts'

/** A part has at most five workers, each of which takes its time on a busy machine, ms. */
const PATIENCE_MS = 600_000

/** Lives through each part of what a kind of subject lives. */
function lives<Made extends { id: string }>(
  what: string,
  kind: LivedKind<Made>,
  parts: Record<string, Part<Made>>,
): void {
  it.each(Object.entries(parts))(
    `of ${what}, %s`,
    async (name, part) => {
      const points = pointsOf(parts, name)
      expect(await liveThrough(kind, part, points)).toEqual(unharmed(part, points))
    },
    PATIENCE_MS,
  )
}

describe.concurrent('A worker killed with -9 before and after each effect, started again, loses nothing and does nothing twice:', () => {
  lives('a booking', bookings, bookingParts)
  lives('a breakfast order', breakfastOrders, breakfastOrderParts)
  lives('a message by a form', formMessages, formMessageParts)
  lives('an invoice', invoices, invoiceParts)
  lives('the night register', nightRegisters, nightRegisterParts)
  lives('the house itself', backedUpHouses, backupParts)
  lives('the comparison', comparedPayments, paymentComparisonParts)
  lives('a test payment', testPayments, testPaymentParts)
  lives('a sale at the desk', sales, saleParts)

  it('there is a point for every activity', () => {
    const parts = [
      backupParts,
      bookingParts,
      breakfastOrderParts,
      formMessageParts,
      invoiceParts,
      nightRegisterParts,
      paymentComparisonParts,
      saleParts,
      testPaymentParts,
    ].flatMap((of) => Object.values<{ activities: string[] }>(of))
    const activities = allActivities(subjectKinds, { get: () => ({}) as never })
    const named = new Set(parts.flatMap((part) => part.activities))
    expect([...named].toSorted()).toEqual(Object.keys(activities).toSorted())
  })
})
