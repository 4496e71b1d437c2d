import { z } from 'zod'
import type { NightLook } from '../../rules/availability/night-runs.ts'
import type { RoomStanding } from '../../rules/availability/rooms-for-stay.ts'
import { bookingPayments } from '../../rules/bookings/booking-payment.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import { ownWebsite } from '../../rules/sources/source.ts'
import { textId } from '../../rules/texts/message.ts'
import type { Worded } from '../../rules/texts/words.ts'
import {
  quoteShape,
  stayRefusalReasonShape,
  stayRefusalShape,
  staySuggestionShape,
} from '../availability/stay-answer-shapes.ts'
import { childAges, day, residents } from '../availability/stay-shapes.ts'
import { mailStates } from '../mail/mail-state.ts'
import { requestId } from '../orders/act-shapes.ts'
import { eachOf } from '../requests/each-of.ts'
import { languageOrHouse, guestLanguage } from '../requests/language-shapes.ts'
import { formText, storedInteger } from '../requests/stored-values.ts'

const WRONG_EXTRAS = 'Kies de extra’s uit de lijst.'
const count = z.int({ error: WRONG_EXTRAS })
const extra = z.object({
  id: z.string({ error: WRONG_EXTRAS }).max(120, WRONG_EXTRAS),
  pieces: count,
  days: count.default(1),
})

/** What decides whether a stay can be sold and what it costs. */
const stay = {
  roomTypeId: storedInteger(textId('booking.roomMissing')),
  roomId: storedInteger(textId('stay.roomNotFree'))
    .nullable()
    .meta({ description: 'The room that staff chose; null: the property chooses.' }),
  childAges: childAges.default([]),
  residents: residents.default(0),
  extras: z.array(extra, { error: WRONG_EXTRAS }).max(20, WRONG_EXTRAS).default([]),
}

/** Body of `POST /api/back-office/booking-previews`: as far as the form is filled in. */
export const bookingPreviewQuestion = z.object(
  {
    ...stay,
    arrival: day(textId('stay.invalidDates')).nullable(),
    departure: day(textId('stay.invalidDates')).nullable(),
    persons: storedInteger(textId('booking.personsMissing')).nullable(),
    source: formText(textId('booking.sourceMissing'))
      .nullable()
      .default(null)
      .meta({ description: 'Whether it remits the tourist tax itself; null: none chosen yet.' }),
  },
  { error: 'Stuur de gegevens van de boeking.' },
)
export type BookingPreviewQuestion = z.infer<typeof bookingPreviewQuestion>

/**
 * Body of `POST /api/back-office/bookings`. The field of what is wrong has the name it has here, so
 * that the form marks it.
 */
export const bookingEntryRequest = z
  .object(
    {
      ...stay,
      requestId,
      arrival: day(textId('stay.invalidDates')),
      departure: day(textId('stay.invalidDates')),
      persons: storedInteger(textId('booking.personsMissing')),
      source: formText(textId('booking.sourceMissing')),
      paid: z
        .boolean({ error: textId('booking.paidMissing') })
        .nullable()
        .meta({ description: 'Asked for the own website only (BO §2); null for every other.' }),
      method: z
        .enum(['bank', 'pin', 'cash'], { error: textId('booking.methodMissing') })
        .nullable()
        .meta({ description: 'How it was paid, where it was.' }),
      name: formText(textId('booking.clientNameMissing')),
      email: formText(textId('formFields.email')),
      phone: formText(textId('formFields.phone')).default(''),
      city: formText(textId('formFields.city')).default(''),
      notes: formText('Deze notitie is niet leesbaar.').default(''),
      language: languageOrHouse,
      overruleReason: formText(textId('booking.overruleReasonMissing')).default(''),
      shownTotalCents: storedInteger('Het totaal ontbreekt. Laad de pagina opnieuw.')
        .nullable()
        .meta({ description: 'Another one at the server answers 409; null: none was shown.' }),
    },
    { error: 'Stuur de gegevens van de boeking.' },
  )
  .superRefine(({ source: from, paid, method }, context) => {
    const miss = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (from !== ownWebsite) return
    if (paid === null) miss('paid', textId('booking.paidMissing'))
    else if (paid && method === null) miss('method', textId('booking.methodMissing'))
  })

/** A booking as staff's screen sends it. */
export type BookingEntryRequest = z.input<typeof bookingEntryRequest>
/** The same, its dates as epoch days. */
export type BookingEntry = z.infer<typeof bookingEntryRequest>

const standing = eachOf<RoomStanding>({ free: true, 'after-moves': true, taken: true })
const look = eachOf<NightLook>({ free: true, season: true, taken: true, closed: true })

export const bookingPreviewShape: z.ZodType<Worded<BookingPreview>> = z.object({
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
  language: guestLanguage,
  lastArrival: z.iso.date().meta({ description: 'Of the newest booking.' }),
})
export type KnownGuestView = z.output<typeof knownGuestShape>

/** `GET /api/back-office/booking-calendars/:id`, the id of a room type. */
export type BookingCalendarView = z.infer<typeof bookingCalendarShape>

/** 201 of `POST /api/back-office/bookings`. */
export type BookingEnteredView = z.infer<typeof bookingEnteredShape>
