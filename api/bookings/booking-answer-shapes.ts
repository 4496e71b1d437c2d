import { z } from 'zod'
import type { Attendance } from '../../rules/bookings/attendance.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import { documentKinds } from '../../rules/forms/check-night-register.ts'
import { registerFields } from '../../rules/forms/night-register-profile.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import { quoteShape } from '../availability/stay-answer-shapes.ts'
import type { EntryKind, PaymentMethod } from '../folios/folio-entry.ts'
import { mailStates } from '../mail/mail-state.ts'
import { paymentStateShape } from '../payments/payment-state-shape.ts'
import { eachOf } from '../requests/each-of.ts'
import type {
  BookingAccepted,
  BookingDetailView,
  BookingStatusView,
  BookingView,
} from './booking-views.ts'

const instant = z.iso.datetime()
const arrivalWindow = z
  .object({ from: z.int(), until: z.int() })
  .nullable()
  .meta({ description: 'Minutes after midnight.' })
const bookingState = eachOf<BookingState>({
  held: true,
  confirmed: true,
  expired: true,
  cancelled: true,
})
export const bookingAcceptedShape: z.ZodType<BookingAccepted> = z.object({
  id: z.uuid(),
  number: z.string(),
  paymentUrl: z.url().nullable().meta({ description: 'Null: nothing is paid online.' }),
  holdUntil: instant.nullable().meta({ description: 'Until when it can be paid.' }),
})

export const bookingStatusShape: z.ZodType<BookingStatusView> = z.object({
  id: z.uuid(),
  number: z.string(),
  state: bookingState,
  paymentState: paymentStateShape,
  paymentUrl: z.url().nullable().meta({ description: 'Null: it cannot be paid now.' }),
  holdUntil: instant.nullable(),
  payUntil: instant.nullable().meta({ description: 'The end of the link; null: it has none.' }),
  linkEnded: z.boolean(),
  balanceCents: z.int().meta({ description: 'Still to pay; below zero it is paid back.' }),
  receivedCents: z.int(),
  paid: z.boolean(),
  refunded: z.boolean(),
  refundedCents: z.int().meta({ description: 'All that went back.' }),
  guestName: z.string(),
  email: z.string(),
  quote: quoteShape,
  roomKind: eachOf<RoomType['kind']>({ ordinary: true, family: true }),
  conditions: z.array(z.string()).meta({ description: 'What goes back who cancels, in Dutch.' }),
  checkIn: z.string(),
  checkOut: z.string(),
  arrivalWindow,
  wish: z.string().meta({ description: 'What the guest wished when booking.' }),
})

const booking = {
  id: z.uuid(),
  number: z.string(),
  state: bookingState,
  source: eachOf<BookingSource>({
    'own-website': true,
    'booking.com': true,
    airbnb: true,
    'bedandbreakfast.nl': true,
    none: true,
  }),
  title: z.string(),
  guestName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  pinned: z.boolean(),
  arrival: z.iso.date(),
  departure: z.iso.date(),
  nights: z.int(),
  persons: z.int(),
  arrivalWindow,
  balanceCents: z.int(),
  paid: z.boolean(),
  holdUntil: instant.nullable(),
  totalCents: z.int(),
  attendance: eachOf<Attendance>({
    expected: true,
    arrived: true,
    departed: true,
    'no-show': true,
  }),
  attendanceAt: instant.nullable(),
  soldUntil: z.iso
    .date()
    .nullable()
    .meta({ description: 'Of a no-show whose later nights can be sold again.' }),
  createdAt: instant,
  version: z.int(),
  notes: z.string(),
  extras: z.array(z.string()).meta({ description: 'What was sold with it, by name.' }),
}

export const bookingViewShape: z.ZodType<BookingView> = z.object(booking).meta({ id: 'Booking' })

const entryKind = eachOf<EntryKind>({
  sold: true,
  changed: true,
  received: true,
  refunded: true,
  'written-off': true,
})
const paymentMethod = eachOf<PaymentMethod>({
  ideal: true,
  card: true,
  cash: true,
  pin: true,
  bank: true,
  channel: true,
})

/** What is told of an entry of a folio. */
export const entryFields = {
  id: z.string(),
  kind: entryKind,
  method: paymentMethod.nullable(),
  cents: z.int(),
  at: instant,
  by: z.string().nullable(),
  note: z.string(),
}

export const bookingDetailShape: z.ZodType<BookingDetailView> = z
  .object({
    ...booking,
    guestNotes: z.string().nullable(),
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
    rooms: z.array(
      z.object({ id: z.int(), number: z.int(), label: z.string(), isFree: z.boolean() }),
    ),
    wantedRoomNumber: z.int().nullable(),
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
    receiptId: z.string().nullable(),
    cancellation: z.object({
      paidCents: z.int(),
      refundCents: z.int().nullable(),
      onlineCents: z.int(),
      mailed: z.boolean(),
    }),
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        subject: z.string(),
        state: z.enum(mailStates),
        createdAt: instant,
      }),
    ),
  })
  .meta({ id: 'BookingDetail' })
