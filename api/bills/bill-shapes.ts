import { z } from 'zod'
import { bookingStates } from '../../rules/bookings/booking-state.ts'
import { breakfastOrderStates } from '../../rules/breakfast/breakfast-order-life.ts'
import { bookingViewShape, entryFields } from '../bookings/booking-answer-shapes.ts'
import { paymentStateShape } from '../payments/payment.ts'

/** What a bill is for: a tab of the screen each; BO §2 names the first two. */
export const billKinds = ['booking', 'breakfast-order', 'sale'] as const
export type BillKind = (typeof billKinds)[number]

/** What is still to pay: any, or only what should have been paid by now. */
export const billStates = ['open', 'overdue'] as const
export type BillState = (typeof billStates)[number]

export const billSource = bookingViewShape.shape.source

/** What every answer about a bill has. */
export const billShape = z
  .object({
    id: z.uuid(),
    kind: z.enum(billKinds),
    number: z.string(),
    name: z.string(),
    email: z.string(),
    day: z.iso.date().meta({ description: 'Of arrival, delivery or sale.' }),
    until: z.iso.date().nullable().meta({ description: 'Of departure.' }),
    source: billSource.nullable(),
    state: z.enum([...bookingStates, ...breakfastOrderStates]),
    totalCents: z.int(),
    receivedCents: z.int().meta({ description: 'What came in, less what went back.' }),
    writtenOffCents: z.int(),
    balanceCents: z.int().meta({ description: 'Above zero still to pay, below to be paid back.' }),
    paid: z.boolean(),
    overdue: z.boolean().meta({
      description: 'Still to pay after its invoice is due, or else after departure or delivery.',
    }),
    dueOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'Of the invoice of a bill that is open; null without one.' }),
  })
  .meta({ id: 'Bill' })

/**
 * A row of `GET /api/back-office/bills`. Cents; the total is what it is sold for now. Received is
 * what came in less what went back, so total − received − written off is the balance.
 */
export type BillView = z.output<typeof billShape>

export const billSumsShape = z.object({
  count: z.int(),
  totalCents: z.int(),
  receivedCents: z.int(),
  writtenOffCents: z.int(),
  openCents: z.int(),
  toPayBackCents: z.int(),
})

/** `GET /api/back-office/bills/sums`: of all that a filter has, cents. */
export type BillSums = z.output<typeof billSumsShape>

const vatBasisPoints = z.int().nullable().meta({ description: 'Null: outside VAT.' })

export const billDetailShape = billShape
  .extend({
    lines: z.array(
      z.object({ label: z.string(), explanation: z.string(), cents: z.int(), vatBasisPoints }),
    ),
    /** What of the total stands at each rate, the highest first. */
    rates: z.array(
      z.object({
        vatBasisPoints,
        grossCents: z.int(),
        netCents: z.int(),
        vatCents: z.int(),
      }),
    ),
    entries: z.array(z.object({ ...entryFields, takenBack: z.boolean() })),
    /** Attempts to pay online. */
    payments: z.array(
      z.object({ id: z.uuid(), state: paymentStateShape, createdAt: z.iso.datetime() }),
    ),
    payUrl: z.url().nullable().meta({ description: 'Where the guest pays what is open.' }),
  })
  .meta({ id: 'BillDetail' })

/** `GET /api/back-office/bills/:id`. The lines add up to the total, the entries to the balance. */
export type BillDetailView = z.output<typeof billDetailShape>
