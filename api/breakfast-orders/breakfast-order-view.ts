import type {
  BreakfastOrderState,
  CancelledBecause,
} from '../../rules/breakfast/breakfast-order-life.ts'
import type { FailedBecause } from '../../rules/breakfast/failed-delivery.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import type { SummaryLine } from '../../rules/quotes/summarise-lines.ts'
import type { MailState } from '../mail/mail-state.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import type { RefundByHand } from '../payments/refund-by-hand.ts'

/** 201 of `POST /api/breakfast-orders` and of `POST /api/breakfast-orders/:id/payments`. */
export interface BreakfastOrderAccepted {
  id: string
  number: string
  /** Where to pay: leads on to the provider. */
  paymentUrl: string
  /** Until when, an instant; one that is not paid by then is cancelled. Null where nothing ends. */
  payUntil: string | null
}

/**
 * `GET /api/breakfast-orders/:id/status`, public: the id is unguessable. What /bedankt-ontbijt and
 * /ontbijt-betaling show. Also what `POST /api/breakfast-orders/:id/cancel` answers.
 */
export interface BreakfastOrderStatusView {
  id: string
  number: string
  state: BreakfastOrderState
  /** Why it was cancelled; null where it was not. */
  cancelledBecause: CancelledBecause | null
  paymentState: PaymentState
  /** Where to pay while that can be done; null otherwise. */
  paymentUrl: string | null
  /** Until when, an instant; null where it cannot be paid any more. */
  payUntil: string | null
  /** What is still to pay, cents; below zero it is paid back. */
  balanceCents: number
  /** Nothing is to pay. Of one that was cancelled it says nothing of money that came. */
  paid: boolean
  /** Of one that was cancelled: money that came went back, all of it. */
  refunded: boolean
  /**
   * Until when the guest can cancel it, with all that was paid paid back; null where that cannot be
   * done any more. With the token of the mail only.
   */
  cancellableUntil: string | null
  name: string
  email: string
  phone: string
  receiver: string
  day: Day
  slot: number
  /** `9.00-9.30` */
  slotLabel: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** The guest fetches it or eats in the house: nothing is brought, and the address is empty. */
  here: boolean
  adults: number
  kids: number
  /** Allergies and wishes, as the guest wrote them; '' where nothing. */
  notes: string
  /** As the guest wrote it, be it of their stay or not; null where nothing. */
  bookingNumber: string | null
  quote: PricedLines
  /** The quote in Dutch, each line as sold; they add up to its total. */
  lines: SummaryLine[]
}

/** `GET /api/breakfast-orders/options`. Prices are in cents, VAT included. */
export interface BreakfastOptionsView {
  /** The first day that can be chosen; null while none can. */
  earliestDay: Day | null
  lastDay: Day
  /** Between the two: the days that cannot be chosen. */
  closedDays: Day[]
  slots: { slot: number; label: string }[]
  /** Null where the house has no breakfast tariff: it names no price. */
  prices: {
    boxCents: number
    kidsBoxCents: number
    /** Once an order; nothing in the home village. */
    deliveryCents: number
    /** Empty: delivery is free nowhere. */
    homeVillage: string
  } | null
  /** How far boxes are brought, by road. */
  radiusMetres: number
  /** Where the house stands; empty where it has not said. */
  city: string
  mostBoxes: number
  allergens: string
  /** What the button says that places the order (reading `order-button`). */
  buttonText: string
}

/** `GET /api/breakfast-orders/quote`. */
export type BreakfastQuoteView =
  | {
      ok: true
      totalCents: number
      /** As sold: what, `2 × € 13,95`, cents. They add up to the total. */
      lines: SummaryLine[]
      /** `not-asked`: the address is not complete. */
      area: 'inside' | 'outside' | 'not-asked'
      /** What to say of an address outside (G §5): then there is no way to pay. */
      areaText: string | null
    }
  | { ok: false; text: string }

/**
 * An order as staff see it in their list: `GET /api/back-office/breakfast-orders`. Of one that was
 * cancelled the total is what was kept.
 */
export interface StaffBreakfastOrderView extends Omit<
  BreakfastOrderStatusView,
  'paymentState' | 'paymentUrl' | 'payUntil' | 'cancellableUntil' | 'refunded' | 'quote' | 'lines'
> {
  /** The stay that it stands on; null where there is none, or number and name are not of one. */
  bookingId: string | null
  /** The number on the door of that stay's room; null where there is none. */
  roomNumber: number | null
  /** Rises with every decision: an act says by which one it was decided. */
  version: number
  /** How far it was by road when it was ordered; null where nobody asked, or nothing is brought. */
  metres: number | null
  /** Why the guest did not get it at the last attempt; null where none failed or they got it. */
  failedBecause: FailedBecause | null
  /** The same in staff's words. */
  failedNote: string
  totalCents: number
  createdAt: string
}

/** `GET /api/back-office/breakfast-orders/:id`. */
export interface BreakfastOrderDetailView extends StaffBreakfastOrderView {
  /** As sold, in Dutch. */
  lines: SummaryLine[]
  /** What was paid and could go back, cents. */
  paidCents: number
  /** It is too late for the money to go back by itself: staff say whether it does. */
  refundIsChoice: boolean
  /** What staff have to pay back themselves. */
  refundByHand: RefundByHand
  mails: { id: string; kind: string; subject: string; state: MailState; createdAt: string }[]
}
