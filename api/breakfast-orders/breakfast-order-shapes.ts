import { z } from 'zod'
import {
  type CancelledBecause,
  breakfastOrderStates,
} from '../../rules/breakfast/breakfast-order-life.ts'
import type { Handover } from '../../rules/breakfast/breakfast-order.ts'
import { failedBecause } from '../../rules/breakfast/failed-delivery.ts'
import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import { textId, message } from '../../rules/texts/message.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { pricedLinesShape } from '../availability/stay-answer-shapes.ts'
import { day } from '../availability/stay-shapes.ts'
import { mailOfOrderShape } from '../mail/mail-shapes.ts'
import { requestId } from '../orders/act-shapes.ts'
import { chosenMethod } from '../payments/payment-methods.ts'
import { paymentStateShape } from '../payments/payment.ts'
import { eachOf } from '../requests/each-of.ts'
import { languageOrHouse, guestLanguage } from '../requests/language-shapes.ts'
import { MOST_CHARACTERS, formText } from '../requests/stored-values.ts'

const address = formText(textId('breakfast.address'))
const boxes = z.int({ error: textId('breakfast.count') })

/**
 * Body of `POST /api/breakfast-orders`; header `Idempotency-Key` (8 to 128 of A–Z a–z 0–9 _ -) is
 * required. Says the shape; `checkBreakfastOrder` says what may be in it, at the same fields.
 */
export const breakfastOrderRequest = z.object(
  {
    name: formText(textId('formFields.name')),
    email: formText(textId('formFields.email')),
    phone: formText(textId('formFields.phone')),
    receiver: formText(textId('breakfast.receiver')),
    /** `YYYY-MM-DD`. */
    day: day(textId('breakfast.day')),
    street: address,
    houseNumber: address,
    postcode: address,
    city: address,
    adults: boxes,
    kids: boxes,
    /** 1 to 4 (G §9). */
    slot: z.int({ error: textId('breakfast.slot') }),
    /** Of a guest who stays here (reading `breakfast.booking-id`); with their name it is found. */
    bookingNumber: formText(textId('formFields.unreadable')).default(''),
    /** Allergies and wishes. */
    notes: formText(textId('formFields.unreadable')).optional(),
    method: chosenMethod.optional(),
    /** The total the guest saw, cents. Another one at the server answers 409. */
    totalCents: z.int({ error: textId('problemDetail.totalMissing') }),
  },
  { error: textId('problemDetail.incomplete') },
)

const here = z.boolean({ error: 'Kies bezorgen, of afhalen of in huis.' }).default(false)
const noAddress = address.default('')

/**
 * The same as the cash desk sends it, with the name of the press: asked twice, ordered once. What is
 * not brought (`here`) needs no address.
 */
export const deskOrderRequest = breakfastOrderRequest.omit({ method: true }).extend({
  requestId,
  here,
  language: languageOrHouse,
  street: noAddress,
  houseNumber: noAddress,
  postcode: noAddress,
  city: noAddress,
})
export type DeskOrder = z.infer<typeof deskOrderRequest>

/** An order as a guest's page sends it. */
export type BreakfastOrderRequest = z.input<typeof breakfastOrderRequest>
/** The same with its day as an epoch day. */
export type GuestBreakfastOrder = z.infer<typeof breakfastOrderRequest>
/** The same, or one of the desk that is not brought. */
export type TakenBreakfastOrder = GuestBreakfastOrder & Handover

const count = z.coerce
  .number({ error: textId('breakfast.count') })
  .int({ error: textId('breakfast.count') })
const asked = z.string().max(MOST_CHARACTERS).default('')

/**
 * `GET /api/breakfast-orders/quote?day=&adults=&kids=&city=` and, to hear whether it can be brought
 * there, `&street=&houseNumber=&postcode=`.
 */
export const breakfastQuoteQuestion = z.object({
  /** Whose prices are shown; the earliest day's where it is left out. */
  day: day(textId('breakfast.day')).optional(),
  adults: count,
  kids: count,
  street: asked,
  houseNumber: asked,
  postcode: asked,
  city: asked,
})
export type BreakfastQuoteQuestion = z.infer<typeof breakfastQuoteQuestion>

/** `GET /api/breakfast-orders/options?day=`. */
export const breakfastOptionsQuestion = breakfastQuoteQuestion.pick({ day: true })
export type BreakfastOptionsQuestion = z.infer<typeof breakfastOptionsQuestion>

/** `GET /api/back-office/desk-orders/quote`: as a guest asks, or `&here=true` of one that is not brought. */
export const deskQuoteQuestion = breakfastQuoteQuestion.extend({
  here: z.stringbool().default(false),
})
export type DeskQuoteQuestion = z.infer<typeof deskQuoteQuestion>

/** What is said of an id that belongs to no order. */
export const UNKNOWN_ORDER = message('problemDetail.unknownOrder')

/** Body of `POST /api/breakfast-orders/:id/cancel`: the token of the mail's link. */
export const breakfastCancellation = z.object({
  token: z.string({ error: textId('problemDetail.linkNotWhole') }).max(200),
})

const summaryLineShape: z.ZodType<Worded<SummaryLine>> = z
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
    /** The quote in words, each line as sold; they add up to its total. */
    lines: z.array(summaryLineShape),
  })
  .meta({ id: 'BreakfastOrderStatus' })

const staffOrder = {
  ...order,
  /** The stay that it stands on; null where there is none, or number and name are not of one. */
  bookingId: z.uuid().nullable(),
  /** The number on the door of that stay's room; null where there is none. */
  roomNumber: z.int().nullable(),
  language: guestLanguage,
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
    mails: z.array(mailOfOrderShape),
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
