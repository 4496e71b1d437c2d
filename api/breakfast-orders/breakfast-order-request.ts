import { z } from 'zod'
import type { Handover } from '../../rules/breakfast/breakfast-order.ts'
import { breakfastTexts } from '../../rules/texts/breakfast.ts'
import { formFieldTexts } from '../../rules/texts/form-fields.ts'
import { day } from '../availability/stay-shapes.ts'
import { requestId } from '../orders/act-shapes.ts'
import { chosenMethod } from '../payments/payment-methods.ts'
import type { Sentence } from '../requests/stored-values.ts'

/** Longer than any field may be: how long each may be, the rules say, with their own sentence. */
const MOST_CHARACTERS = 5_000

/** Without the blanks around it: what is checked, and what is stored. */
const text = (missing: Sentence) =>
  z.string({ error: missing }).max(MOST_CHARACTERS, 'Deze tekst is te lang.').trim()
const address = text(() => breakfastTexts.address)
const boxes = z.int({ error: () => breakfastTexts.count })

/**
 * Body of `POST /api/breakfast-orders`; header `Idempotency-Key` (8 to 128 of A–Z a–z 0–9 _ -) is
 * required. Says the shape; `checkBreakfastOrder` says what may be in it, at the same fields.
 */
export const breakfastOrderRequest = z.object(
  {
    name: text(() => formFieldTexts.name),
    email: text(() => formFieldTexts.email),
    phone: text(() => formFieldTexts.phone),
    receiver: text(() => breakfastTexts.receiver),
    /** `YYYY-MM-DD`. */
    day: day(() => breakfastTexts.day),
    street: address,
    houseNumber: address,
    postcode: address,
    city: address,
    adults: boxes,
    kids: boxes,
    /** 1 to 4 (G §9). */
    slot: z.int({ error: () => breakfastTexts.slot }),
    /** Of a guest who stays here (reading `breakfast.booking-id`); with their name it is found. */
    bookingNumber: text(() => formFieldTexts.unreadable).default(''),
    /** Allergies and wishes. */
    notes: text(() => formFieldTexts.unreadable).optional(),
    method: chosenMethod.optional(),
    /** The total the guest saw, cents. Another one at the server answers 409. */
    totalCents: z.int({ error: 'Het totaal ontbreekt. Laad de pagina opnieuw.' }),
  },
  { error: 'Stuur de gegevens van de bestelling.' },
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
  .number({ error: () => breakfastTexts.count })
  .int({ error: () => breakfastTexts.count })
const asked = z.string().max(MOST_CHARACTERS).default('')

/** `GET /api/breakfast-orders/options?day=`. */
export const breakfastOptionsQuestion = z.object({
  /** Whose prices are shown; the earliest day's where it is left out. */
  day: day(() => breakfastTexts.day).optional(),
})
export type BreakfastOptionsQuestion = z.infer<typeof breakfastOptionsQuestion>

/**
 * `GET /api/breakfast-orders/quote?day=&adults=&kids=&city=` and, to hear whether it can be brought
 * there, `&street=&houseNumber=&postcode=`.
 */
export const breakfastQuoteQuestion = z.object({
  day: day(() => breakfastTexts.day).optional(),
  adults: count,
  kids: count,
  street: asked,
  houseNumber: asked,
  postcode: asked,
  city: asked,
})
export type BreakfastQuoteQuestion = z.infer<typeof breakfastQuoteQuestion>

/** `GET /api/back-office/desk-orders/quote`: the same, or `&here=true` of one that is not brought. */
export const deskQuoteQuestion = breakfastQuoteQuestion.extend({
  here: z.stringbool().default(false),
})
export type DeskQuoteQuestion = z.infer<typeof deskQuoteQuestion>

/** What is said of an id that belongs to no order. */
export const UNKNOWN_ORDER = 'Deze bestelling bestaat niet.'

/** Body of `POST /api/breakfast-orders/:id/cancel`: the token of the mail's link. */
export const breakfastCancellation = z.object({
  token: z.string({ error: 'De link uit de mail is niet compleet.' }).max(200),
})
