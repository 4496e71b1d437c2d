import { z } from 'zod'
import { attendances } from '../../rules/bookings/attendance.ts'
import { bookingStates } from '../../rules/bookings/booking-state.ts'
import { documentKinds } from '../../rules/forms/check-night-register.ts'
import { registerFields } from '../../rules/forms/night-register-profile.ts'
import { sourceTaxes } from '../../rules/sources/source.ts'
import {
  quoteShape,
  stayRefusalShape,
  staySuggestionShape,
} from '../availability/stay-answer-shapes.ts'
import { entryKinds, paymentMethods } from '../folios/folio-entry.ts'
import { mailOfOrderShape } from '../mail/mail-shapes.ts'
import { paymentStateShape } from '../payments/payment.ts'
import { guestLanguage } from '../requests/language-shapes.ts'
import { bookingCalendarShape } from './booking-entry-shapes.ts'

const staySideShape = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  nights: z.int(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  /** Null where none could be given. */
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  persons: z.int(),
  quote: quoteShape,
  totalCents: z.int(),
})

const stayMoveShape = z.object({
  bookingId: z.uuid(),
  number: z.string(),
  guestName: z.string(),
  arrival: z.iso.date(),
  departure: z.iso.date(),
  fromRoomNumber: z.int().nullable(),
  roomId: z.int(),
  roomNumber: z.int(),
})

export const stayChangePreviewShape = z
  .object({
    /** Of the booking, to be sent along with the change. */
    version: z.int(),
    before: staySideShape,
    after: staySideShape.nullable().meta({ description: 'Null: it has no price.' }),
    differenceCents: z.int().nullable().meta({ description: 'Below zero: to be paid back.' }),
    /** What is open in all once it is carried out; below zero it is to be paid back. */
    balanceAfterCents: z.int().nullable(),
    onlineCents: z.int().meta({ description: 'Of the money back, what the provider pays.' }),
    /** Whether the guest is told by mail. */
    mailed: z.boolean(),
    /** Why it cannot be; empty where it can. */
    refusals: z.array(stayRefusalShape),
    /** What staff may overrule, with a reason. */
    warnings: z.array(stayRefusalShape),
    /** The reason that was given for the stay it has, if any: it may do again. */
    overruleReason: z.string(),
    /** The nearest stays that fit, in any room of the type. */
    nearest: z.array(staySuggestionShape),
    /** Who has to change rooms for it: sent along as they were shown. */
    moves: z.array(stayMoveShape),
  })
  .meta({ id: 'StayChangePreview' })

/** `GET /api/back-office/bookings/:id/stay-change-calendar`: for the picker of a change. */
export const changeCalendarShape = bookingCalendarShape
  .and(
    z.object({
      persons: z.array(z.int()).meta({
        description: 'With how many the room type can be had, the fewest first.',
      }),
    }),
  )
  .meta({ id: 'ChangeCalendar' })
export type ChangeCalendarView = z.infer<typeof changeCalendarShape>

/** One side of a change. */
export type StaySideView = z.infer<typeof staySideShape>

/** Another booking that goes to another room for it. */
export type StayMoveView = z.infer<typeof stayMoveShape>

/** What a change of dates, room type, room or persons would come to; nothing is written. */
export type StayChangePreviewView = z.infer<typeof stayChangePreviewShape>

const instant = z.iso.datetime()
const arrivalWindow = z
  .object({ from: z.int(), until: z.int() })
  .nullable()
  .meta({ description: 'Minutes after midnight.' })
const bookingState = z.enum(bookingStates)
export const bookingAcceptedShape = z.object({
  id: z.uuid(),
  number: z.string(),
  paymentUrl: z.url().nullable().meta({ description: 'Null: nothing is paid online.' }),
  holdUntil: instant.nullable().meta({ description: 'Until when it can be paid.' }),
})

export const bookingStatusShape = z.object({
  id: z.uuid(),
  number: z.string(),
  state: bookingState,
  paymentState: paymentStateShape,
  paymentUrl: z.url().nullable().meta({ description: 'Null: it cannot be paid now.' }),
  /**
   * Until when the room is the guest's without paying; null where it is not, as for a family
   * booking by reading `family.temporary` = `does-not-hold`.
   */
  holdUntil: instant.nullable(),
  payUntil: instant.nullable().meta({ description: 'The end of the link; null: it has none.' }),
  /** That moment has passed: staff can send another link. */
  linkEnded: z.boolean(),
  balanceCents: z.int().meta({ description: 'Still to pay; below zero it is paid back.' }),
  /** All that came in, less what was a mistake, cents; also where it went back since. */
  receivedCents: z.int(),
  /** Nothing is to pay. Of one that ended it says nothing of money that came. */
  paid: z.boolean(),
  /** What came for a booking that had ended, too late or too little, is paid back. */
  refunded: z.boolean(),
  refundedCents: z.int().meta({ description: 'All that went back.' }),
  /** How the guest is greeted: by the first name, where the language does so and it is known. */
  guestName: z.string(),
  email: z.string(),
  quote: quoteShape,
  roomKind: z.enum(['ordinary', 'family']),
  conditions: z
    .array(z.string())
    .meta({ description: 'What goes back to who cancels, in the language of the call.' }),
  checkIn: z.string(),
  checkOut: z.string(),
  /** About when the guests come; null where they left it open. */
  arrivalWindow,
  wish: z.string().meta({ description: 'What the guest wished when booking.' }),
})

const booking = {
  id: z.uuid(),
  number: z.string(),
  state: bookingState,
  source: z.string().meta({ description: 'The id of its source.' }),
  /**
   * The guest's name; a cancelled booking gets the suffix ` (Geannuleerd)` here, it is not stored
   * (reading `cancellation.again`).
   */
  title: z.string(),
  guestName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  /** Staff keep it in its room: no other booking makes it move. */
  pinned: z.boolean(),
  arrival: z.iso.date(),
  departure: z.iso.date(),
  nights: z.int(),
  persons: z.int(),
  /** About when the guests come; null where they left it open. */
  arrivalWindow,
  /** What is still to pay, cents; below zero it is to be paid back. */
  balanceCents: z.int(),
  paid: z.boolean(),
  /**
   * Until when one that is held can be paid; null for any other. By reading `family.temporary` =
   * `does-not-hold` a family booking may give way before.
   */
  holdUntil: instant.nullable(),
  totalCents: z.int(),
  unpriced: z
    .boolean()
    .meta({ description: 'A channel sold it, and its price is not known here.' }),
  /** What staff said of the guests, and when; null while they are expected. */
  attendance: z.enum(attendances),
  attendanceAt: instant.nullable(),
  soldUntil: z.iso
    .date()
    .nullable()
    .meta({ description: 'Of a no-show whose later nights can be sold again.' }),
  createdAt: instant,
  /** Rises with every change. */
  version: z.int(),
  /** What the guest asked and staff wrote; '' where nothing. */
  notes: z.string(),
  language: guestLanguage,
  extras: z.array(z.string()).meta({ description: 'What was sold with it, by name.' }),
}

export const bookingViewShape = z.object(booking).meta({ id: 'Booking' })

/** What is told of an entry of a folio. */
export const entryFields = {
  id: z.string(),
  kind: z.enum(entryKinds),
  method: z.enum(paymentMethods).nullable(),
  /** The effect on what is to pay: sold +, received −, refunded +, changed ±. */
  cents: z.int(),
  at: instant,
  /** 'guest', 'provider', 'channel' or a member of staff's name; null: it came by itself. */
  by: z.string().nullable(),
  /** 'expired', 'cancelled', 'chargeback' …, or '': tells entries of one kind apart. */
  note: z.string(),
}

export const bookingDetailShape = z
  .object({
    ...booking,
    touristTax: z
      .enum(sourceTaxes)
      .meta({ description: 'How it reaches the municipality, as its source had it.' }),
    /** What the guest wrote, where staff wrote something else over it; null otherwise. */
    guestNotes: z.string().nullable(),
    /** What was written anew lately, the newest first: for who has it open meanwhile. */
    fieldChanges: z.array(
      z.object({
        version: z.int(),
        field: z.string(),
        from: z.string(),
        to: z.string(),
        by: z.string().nullable(),
        at: instant,
      }),
    ),
    /** The rooms of its type, by number: those that are free in its nights, and its own. */
    rooms: z.array(
      z.object({ id: z.int(), number: z.int(), label: z.string(), isFree: z.boolean() }),
    ),
    /** The room that staff chose for it; null where the house chooses. */
    wantedRoomNumber: z.int().nullable(),
    /** Why staff booked it in spite of a warning, and who; null where there was none. */
    overruled: z
      .object({ warnings: z.array(z.string()), reason: z.string(), by: z.string() })
      .nullable(),
    nightRegister: z.array(
      z.object({
        name: z.string(),
        residence: z.string().nullable(),
        document: z.enum(documentKinds).nullable(),
        birthDate: z.iso.date().nullable(),
        nationality: z.string().nullable(),
        address: z.string().nullable(),
        arrival: z.iso.date(),
        departure: z.iso.date(),
        keptUntil: z.iso.date().meta({ description: 'The last day on which it is kept.' }),
      }),
    ),
    arrivingPersons: z.int().nullable().meta({
      description: 'The most that may come where arrival asks how many do; null: that is known.',
    }),
    /** What the register asks of each guest besides the name, now. */
    registerAsks: z.array(z.enum(registerFields)),
    quote: quoteShape,
    payments: z.array(
      z.object({
        id: z.uuid(),
        state: paymentStateShape,
        amountCents: z.int(),
        createdAt: instant,
      }),
    ),
    entries: z
      .array(z.object(entryFields))
      .meta({ description: 'What was sold, came in and went back; the balance is their sum.' }),
    refundByHand: z.object({ cents: z.int(), refundIds: z.array(z.uuid()) }),
    payLink: z.object({ until: instant, ended: z.boolean(), path: z.string() }).nullable().meta({
      description:
        'The link that pays what is open, or for what staff hold; null: nothing is, or it has no end.',
    }),
    restDueOn: z.iso.date().nullable().meta({
      description:
        'When the rest is due of what was paid in part; null: nothing is open, or no day was said.',
    }),
    /** The newest receipt of staff that nobody has taken back; null where there is none. */
    receiptId: z.string().nullable(),
    cancellation: z.object({
      /** What was paid for the stay and could go back, cents. */
      paidCents: z.int(),
      /** What goes back by the conditions; null where staff decide (`cancellation.conditions`). */
      refundCents: z.int().nullable(),
      /** What of the paid could go back through the payment provider; the rest staff pay back. */
      onlineCents: z.int(),
      /** Whether the guest is mailed unless staff say otherwise (its source). */
      mailed: z.boolean(),
    }),
    mails: z.array(mailOfOrderShape),
  })
  .meta({ id: 'BookingDetail' })

/** 201 of `POST /api/bookings` and of `POST /api/bookings/:id/payments`. */
export type BookingAccepted = z.infer<typeof bookingAcceptedShape>

/** `GET /api/bookings/:id/status`, public: the id is unguessable. What /bedankt shows. */
export type BookingStatusView = z.infer<typeof bookingStatusShape>

/**
 * A booking as the agenda and lists show it (staff). A list at
 * `GET /api/back-office/bookings`.
 */
export type BookingView = z.infer<typeof bookingViewShape>

/** What the dialog that cancels begins with. */
export type CancellationOffer = BookingDetailView['cancellation']

/** An entry of a booking's folio. */
export type BookingEntry = BookingDetailView['entries'][number]

/** `GET /api/back-office/bookings/:id`. */
export type BookingDetailView = z.infer<typeof bookingDetailShape>
