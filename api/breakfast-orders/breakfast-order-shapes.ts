import { z } from 'zod'
import {
  type CancelledBecause,
  breakfastOrderStates,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { failedBecause } from '../../rules/breakfast/failed-delivery.ts'
import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import { pricedLinesShape } from '../availability/stay-answer-shapes.ts'
import { mailStates } from '../mail/mail-state.ts'
import { paymentStateShape } from '../payments/payment-state.ts'
import { eachOf } from '../requests/each-of.ts'

const summaryLineShape: z.ZodType<SummaryLine> = z
  .object({ label: z.string(), explanation: z.string(), cents: z.int() })
  .meta({ id: 'SummaryLine' })

export const breakfastOrderAcceptedShape = z.object({
  id: z.uuid(),
  number: z.string(),
  /** Where to pay: leads on to the provider. */
  paymentUrl: z.url(),
  payUntil: z.iso.datetime().nullable().meta({ description: 'Null: nothing ends.' }),
})

/** What guest and staff both see of an order. */
const order = {
  id: z.uuid(),
  number: z.string(),
  state: z.enum(breakfastOrderStates),
  /** Why it was cancelled; null where it was not. */
  cancelledBecause: eachOf<CancelledBecause>({ unpaid: true, guest: true, staff: true }).nullable(),
  /** What is still to pay, cents; below zero it is paid back. */
  balanceCents: z.int(),
  /** Nothing is to pay. Of one that was cancelled it says nothing of money that came. */
  paid: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  receiver: z.string(),
  day: z.iso.date(),
  slot: z.int(),
  /** `9.00-9.30` */
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
  /** As the guest wrote it, be it of their stay or not; null where nothing. */
  bookingNumber: z.string().nullable(),
}

export const breakfastOrderStatusShape = z
  .object({
    ...order,
    paymentState: paymentStateShape,
    /** Where to pay while that can be done; null otherwise. */
    paymentUrl: z.url().nullable(),
    /** Until when, an instant; null where it cannot be paid any more. */
    payUntil: z.iso.datetime().nullable(),
    /** Of one that was cancelled: money that came went back, all of it. */
    refunded: z.boolean(),
    /**
     * Until when the guest can cancel it, with all that was paid paid back; null where that cannot be
     * done any more. With the token of the mail only.
     */
    cancellableUntil: z.iso.datetime().nullable(),
    quote: pricedLinesShape,
    /** The quote in Dutch, each line as sold; they add up to its total. */
    lines: z.array(summaryLineShape),
  })
  .meta({ id: 'BreakfastOrderStatus' })

const staffOrder = {
  ...order,
  /** The stay that it stands on; null where there is none, or number and name are not of one. */
  bookingId: z.uuid().nullable(),
  /** The number on the door of that stay's room; null where there is none. */
  roomNumber: z.int().nullable(),
  /** Rises with every decision: an act says by which one it was decided. */
  version: z.int(),
  /** How far it was by road when it was ordered; null where nobody asked, or nothing is brought. */
  metres: z.int().nullable(),
  failedBecause: z
    .enum(failedBecause)
    .nullable()
    .meta({ description: 'Why the guest did not get it at the last attempt.' }),
  /** The same in staff's words. */
  failedNote: z.string(),
  totalCents: z.int().meta({ description: 'Of one that was cancelled: what was kept.' }),
  createdAt: z.iso.datetime(),
}

export const staffBreakfastOrderShape = z.object(staffOrder).meta({ id: 'BreakfastOrder' })

export const breakfastOrderDetailShape = z
  .object({
    ...staffOrder,
    /** As sold, in Dutch. */
    lines: z.array(summaryLineShape),
    /** What was paid and could go back, cents. */
    paidCents: z.int(),
    /** It is too late for the money to go back by itself: staff say whether it does. */
    refundIsChoice: z.boolean(),
    /** What staff have to pay back themselves. */
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

export const breakfastOptionsShape = z.object({
  /** The first day that can be chosen; null while none can. */
  earliestDay: z.iso.date().nullable(),
  lastDay: z.iso.date(),
  /** Between the two: the days that cannot be chosen. */
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
  /** How far boxes are brought, by road. */
  radiusMetres: z.int(),
  city: z.string().meta({ description: 'Of the house; empty where it is not known.' }),
  mostBoxes: z.int(),
  allergens: z.string(),
  /** What the button says that places the order (reading `order-button`). */
  buttonText: z.string(),
})

export const breakfastQuoteShape = z.union([
  z.object({
    ok: z.literal(true),
    totalCents: z.int(),
    /** As sold: what, `2 × € 13,95`, cents. They add up to the total. */
    lines: z.array(summaryLineShape),
    /** `not-asked`: the address is not complete. */
    area: z.enum(['inside', 'outside', 'not-asked']),
    /** What to say of an address outside (G §5): then there is no way to pay. */
    areaText: z.string().nullable(),
  }),
  z.object({ ok: z.literal(false), text: z.string() }),
])

/** 201 of `POST /api/breakfast-orders` and of `POST /api/breakfast-orders/:id/payments`. */
export type BreakfastOrderAccepted = z.infer<typeof breakfastOrderAcceptedShape>

/**
 * `GET /api/breakfast-orders/:id/status`, public: the id is unguessable. What /bedankt-ontbijt and
 * /ontbijt-betaling show. Also what `POST /api/breakfast-orders/:id/cancel` answers.
 */
export type BreakfastOrderStatusView = z.infer<typeof breakfastOrderStatusShape>

/** `GET /api/breakfast-orders/options`. Prices are in cents, VAT included. */
export type BreakfastOptionsView = z.infer<typeof breakfastOptionsShape>

/** `GET /api/breakfast-orders/quote`. */
export type BreakfastQuoteView = z.infer<typeof breakfastQuoteShape>

/**
 * An order as staff see it in their list: `GET /api/back-office/breakfast-orders`. Of one that was
 * cancelled the total is what was kept.
 */
export type StaffBreakfastOrderView = z.infer<typeof staffBreakfastOrderShape>

/** `GET /api/back-office/breakfast-orders/:id`. */
export type BreakfastOrderDetailView = z.infer<typeof breakfastOrderDetailShape>
