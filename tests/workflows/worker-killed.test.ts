import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allActivities } from '../../workflows/subject-activities.ts'
import { subjectKinds } from '../../workflows/subject-kinds.ts'
import { backedUpHouses, backupParts } from './worker-killed/backup-parts.ts'
import { bookingParts, bookings } from './worker-killed/booking-parts.ts'
import { breakfastOrderParts, breakfastOrders } from './worker-killed/breakfast-order-parts.ts'
import { channelFeedParts, feedBlocks } from './worker-killed/channel-feed-parts.ts'
import { formMessageParts, formMessages } from './worker-killed/form-message-parts.ts'
import { invoiceParts, invoices } from './worker-killed/invoice-parts.ts'
import {
  type Life,
  type Lived,
  beginLife,
  liveThrough,
  pointsOf,
} from './worker-killed/live-through.ts'
import { nightRegisterParts, nightRegisters } from './worker-killed/night-register-parts.ts'
import {
  comparedPayments,
  paymentComparisonParts,
} from './worker-killed/payment-comparison-parts.ts'
import type { LivedKind, Part } from './worker-killed/part.ts'
import { saleParts, sales } from './worker-killed/sale-parts.ts'
import { testPaymentParts, testPayments } from './worker-killed/test-payment-parts.ts'

/** Each group has at most five workers, each of which takes its time on a busy machine, ms. */
const PATIENCE_MS = 600_000
/** How many houses share one worker: each has an API and connections of its own. */
const HOUSES = 8

/** A part of what a kind of subject lives. */
interface Lifetime {
  what: string
  points: string[]
  begin(): Promise<Life>
}

function lifetimes<Made extends { id: string }>(
  subject: string,
  kind: LivedKind<Made>,
  parts: Record<string, Part<Made>>,
): Lifetime[] {
  return Object.entries(parts).map(([name, part]) => {
    const points = pointsOf(parts, name)
    return { what: `${subject}, ${name}`, points, begin: () => beginLife(kind, part, points) }
  })
}

/** Sorted so that those of a group have about as many points: few wait for the others. */
const all = [
  ...lifetimes('a booking', bookings, bookingParts),
  ...lifetimes('a breakfast order', breakfastOrders, breakfastOrderParts),
  ...lifetimes('a message by a form', formMessages, formMessageParts),
  ...lifetimes('an invoice', invoices, invoiceParts),
  ...lifetimes('the night register', nightRegisters, nightRegisterParts),
  ...lifetimes('the house itself', backedUpHouses, backupParts),
  ...lifetimes('the comparison', comparedPayments, paymentComparisonParts),
  ...lifetimes('a test payment', testPayments, testPaymentParts),
  ...lifetimes('a sale at the desk', sales, saleParts),
  ...lifetimes('a block of a feed', feedBlocks, channelFeedParts),
].toSorted((a, b) => b.points.length - a.points.length)
const groups = Array.from({ length: Math.ceil(all.length / HOUSES) }, (_, at) => ({
  at,
  group: all.slice(at * HOUSES, (at + 1) * HOUSES),
}))

describe('A worker killed with -9 before and after each effect, started again, loses nothing and does nothing twice:', () => {
  describe.each(groups)('group $at', ({ group }) => {
    let lives: Life[] = []
    let lived: Lived[]
    beforeAll(async () => {
      lives = await Promise.all(group.map(({ begin }) => begin()))
      lived = await liveThrough(lives)
    }, PATIENCE_MS)
    afterAll(() => Promise.all(lives.map(({ setup }) => setup.close())))

    it.each(group.map(({ what }, house) => ({ what, house })))('of $what', ({ house }) =>
      expect(lived[house]).toEqual(lives[house]!.unharmed),
    )
  })

  it('there is a point for every activity', () => {
    const parts = [
      backupParts,
      bookingParts,
      breakfastOrderParts,
      channelFeedParts,
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
