import { z } from 'zod'
import type { NightLook } from '../../rules/availability/night-runs.ts'
import type { RoomStanding } from '../../rules/availability/rooms-for-stay.ts'
import { bookingPayments } from '../../rules/bookings/booking-payment.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import {
  quoteShape,
  stayRefusalReasonShape,
  stayRefusalShape,
  staySuggestionShape,
} from '../availability/stay-answer-shapes.ts'
import { mailStates } from '../mail/mail-state.ts'
import { eachOf } from '../requests/each-of.ts'

const standing = eachOf<RoomStanding>({ free: true, 'after-moves': true, taken: true })
const look = eachOf<NightLook>({ free: true, season: true, taken: true, closed: true })

export const bookingPreviewShape: z.ZodType<BookingPreview> = z.object({
  options: z.array(z.object({ persons: z.int(), cents: z.int().nullable() })),
  rooms: z.array(
    z.object({
      id: z.int(),
      number: z.int(),
      label: z.string(),
      standing: standing.nullable().meta({ description: 'Null: no dates are chosen yet.' }),
    }),
  ),
  asks: z.object({ childAgeLimit: z.int().nullable(), residents: z.boolean() }),
  stay: z
    .union([
      z.object({
        ok: z.literal(true),
        quote: quoteShape,
        warnings: z.array(stayRefusalShape),
        roomId: z.int(),
        moves: z.int().meta({ description: 'How many bookings go to another room for it.' }),
        refusedExtras: z.array(z.object({ id: z.string(), text: z.string() })),
      }),
      z.object({
        ok: z.literal(false),
        refusals: z.array(stayRefusalShape),
        suggestions: z.array(staySuggestionShape),
      }),
    ])
    .nullable()
    .meta({ description: 'Null: dates or persons are missing.' }),
  elsewhere: z.array(z.object({ id: z.int(), name: z.string(), totalCents: z.int() })),
})

export const bookingCalendarShape = z.object({
  today: z.iso.date(),
  /** Nights `[from, until)` that look alike, from today to the last one on sale. */
  runs: z.array(z.object({ from: z.iso.date(), until: z.iso.date(), look })),
})

export const bookingEnteredShape = z.object({
  id: z.uuid(),
  number: z.string(),
  payment: z.enum(bookingPayments),
  /** Where the guest pays; null where that is not online. */
  paymentUrl: z.url().nullable(),
  /** The warnings that were overruled. */
  overruled: z.array(stayRefusalReasonShape),
  mail: z
    .enum(mailStates)
    .nullable()
    .meta({ description: 'Of the first mail to the guest; null: none goes.' }),
})

/** What a booking that staff entered comes to. */
export type StaffBookingAccepted = Omit<BookingEnteredView, 'mail'>

/** A guest of earlier bookings, as `GET /api/back-office/known-guests?q=` finds them (a list). */
export const knownGuestShape = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  lastArrival: z.iso.date().meta({ description: 'Of the newest booking.' }),
})
export type KnownGuestView = z.output<typeof knownGuestShape>

/** `GET /api/back-office/booking-calendars/:id`, the id of a room type. */
export type BookingCalendarView = z.infer<typeof bookingCalendarShape>

/** 201 of `POST /api/back-office/bookings`. */
export type BookingEnteredView = z.infer<typeof bookingEnteredShape>
