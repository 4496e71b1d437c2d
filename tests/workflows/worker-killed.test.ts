import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allActivities } from '../../workflows/subject-activities.ts'
import { subjectKinds } from '../../workflows/subject-kinds.ts'
import { emitSetup } from './setup/worker-process.ts'
import { backedUpHouses, backupParts } from './worker-killed/backup-parts.ts'
import { bookingParts, bookings } from './worker-killed/booking-parts.ts'
import { breakfastOrderParts, breakfastOrders } from './worker-killed/breakfast-order-parts.ts'
import { formMessageParts, formMessages } from './worker-killed/form-message-parts.ts'
import { invoiceParts, invoices } from './worker-killed/invoice-parts.ts'
import { liveThrough, unharmed } from './worker-killed/live-through.ts'
import { nightRegisterParts, nightRegisters } from './worker-killed/night-register-parts.ts'
import {
  comparedPayments,
  paymentComparisonParts,
} from './worker-killed/payment-comparison-parts.ts'
import { saleParts, sales } from './worker-killed/sale-parts.ts'
import { testPaymentParts, testPayments } from './worker-killed/test-payment-parts.ts'

/** A part has at most five workers, each of which takes its time on a busy machine, ms. */
const PATIENCE_MS = 600_000

let emitted: string

beforeAll(async () => {
  emitted = await emitSetup()
})
afterAll(() => fs.rmSync(emitted, { recursive: true, force: true }))

describe.concurrent('A worker killed with -9 before and after each effect, started again, loses nothing and does nothing twice:', () => {
  it.each(Object.entries(bookingParts))(
    'of a booking, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, bookings, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(breakfastOrderParts))(
    'of a breakfast order, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, breakfastOrders, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(formMessageParts))(
    'of a message by a form, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, formMessages, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(invoiceParts))(
    'of an invoice, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, invoices, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(nightRegisterParts))(
    'of the night register, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, nightRegisters, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(backupParts))(
    'of the house itself, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, backedUpHouses, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(paymentComparisonParts))(
    'of the comparison %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, comparedPayments, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(testPaymentParts))(
    'of a test payment, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, testPayments, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )
  it.each(Object.entries(saleParts))(
    'of a sale at the desk, %s',
    async (_name, part) => {
      expect(await liveThrough(emitted, sales, part)).toEqual(unharmed(part))
    },
    PATIENCE_MS,
  )

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
