import { z } from 'zod'
import type {
  BreakfastOrderState,
  CancelledBecause,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { failedBecause } from '../../rules/breakfast/failed-delivery.ts'
import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import { pricedLinesShape } from '../availability/stay-answer-shapes.ts'
import { mailStates } from '../mail/mail-state.ts'
import { paymentStateShape } from '../payments/payment-state-shape.ts'
import { eachOf } from '../requests/each-of.ts'
import type {
  BreakfastOptionsView,
  BreakfastOrderDetailView,
  BreakfastOrderAccepted,
  BreakfastOrderStatusView,
  BreakfastQuoteView,
  StaffBreakfastOrderView,
} from './breakfast-order-view.ts'

const summaryLineShape: z.ZodType<SummaryLine> = z
  .object({ label: z.string(), explanation: z.string(), cents: z.int() })
  .meta({ id: 'SummaryLine' })

export const breakfastOrderAcceptedShape: z.ZodType<BreakfastOrderAccepted> = z.object({
  id: z.uuid(),
  number: z.string(),
  paymentUrl: z.url(),
  payUntil: z.iso.datetime().nullable().meta({ description: 'Null: nothing ends.' }),
})

/** What guest and staff both see of an order. */
const order = {
  id: z.uuid(),
  number: z.string(),
  state: eachOf<BreakfastOrderState>({
    placed: true,
    confirmed: true,
    delivered: true,
    cancelled: true,
  }),
  cancelledBecause: eachOf<CancelledBecause>({ unpaid: true, guest: true, staff: true }).nullable(),
  balanceCents: z.int(),
  paid: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  receiver: z.string(),
  day: z.iso.date(),
  slot: z.int(),
  slotLabel: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postcode: z.string(),
  city: z.string(),
  adults: z.int(),
  kids: z.int(),
  here: z.boolean().meta({
    description: 'The guest fetches it or eats in the house: it has no address.',
  }),
  notes: z.string().meta({ description: 'Allergies and wishes; empty where nothing.' }),
  bookingNumber: z.string().nullable(),
}

export const breakfastOrderStatusShape: z.ZodType<BreakfastOrderStatusView> = z
  .object({
    ...order,
    paymentState: paymentStateShape,
    paymentUrl: z.url().nullable(),
    payUntil: z.iso.datetime().nullable(),
    refunded: z.boolean(),
    cancellableUntil: z.iso.datetime().nullable(),
    quote: pricedLinesShape,
    lines: z.array(summaryLineShape),
  })
  .meta({ id: 'BreakfastOrderStatus' })

const staffOrder = {
  ...order,
  bookingId: z.uuid().nullable(),
  roomNumber: z.int().nullable(),
  version: z.int(),
  metres: z.int().nullable(),
  failedBecause: z
    .enum(failedBecause)
    .nullable()
    .meta({ description: 'Why the guest did not get it at the last attempt.' }),
  failedNote: z.string(),
  totalCents: z.int().meta({ description: 'Of one that was cancelled: what was kept.' }),
  createdAt: z.iso.datetime(),
}

export const staffBreakfastOrderShape: z.ZodType<StaffBreakfastOrderView> = z
  .object(staffOrder)
  .meta({ id: 'BreakfastOrder' })

export const breakfastOrderDetailShape: z.ZodType<BreakfastOrderDetailView> = z
  .object({
    ...staffOrder,
    lines: z.array(summaryLineShape),
    paidCents: z.int(),
    refundIsChoice: z.boolean(),
    refundByHand: z.object({ cents: z.int(), refundIds: z.array(z.uuid()) }),
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        subject: z.string(),
        state: z.enum(mailStates),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'BreakfastOrderDetail' })

export const breakfastOptionsShape: z.ZodType<BreakfastOptionsView> = z.object({
  earliestDay: z.iso.date().nullable(),
  lastDay: z.iso.date(),
  closedDays: z.array(z.iso.date()),
  slots: z.array(z.object({ slot: z.int(), label: z.string() })),
  prices: z
    .object({
      boxCents: z.int(),
      kidsBoxCents: z.int(),
      deliveryCents: z.int(),
      homeVillage: z.string().meta({ description: 'Where delivery is free; empty: nowhere.' }),
    })
    .nullable()
    .meta({ description: 'Null where the house has no breakfast tariff.' }),
  radiusMetres: z.int(),
  city: z.string().meta({ description: 'Of the house; empty where it is not known.' }),
  mostBoxes: z.int(),
  allergens: z.string(),
  buttonText: z.string(),
})

export const breakfastQuoteShape: z.ZodType<BreakfastQuoteView> = z.union([
  z.object({
    ok: z.literal(true),
    totalCents: z.int(),
    lines: z.array(summaryLineShape),
    area: z.enum(['inside', 'outside', 'not-asked']),
    areaText: z.string().nullable(),
  }),
  z.object({ ok: z.literal(false), text: z.string() }),
])
