import { z } from 'zod'
import type { Party } from '../../rules/bookings/party.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { tidyGuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { ChosenExtra } from '../../rules/quotes/chosen-extras.ts'
import { ownWebsite } from '../../rules/sources/source.ts'
import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'
import type { Language } from '../../rules/texts/languages.ts'
import { textId } from '../../rules/texts/message.ts'
import { childAges, day, residents, slug } from '../availability/stay-shapes.ts'
import type { ByHandMethod } from '../folios/folio-entry.ts'
import { chosenMethod } from '../payments/payment-methods.ts'
import { formText } from '../requests/stored-values.ts'
import type { BookingEntry } from './booking-entry-shapes.ts'

const wrongWindow = textId('problemDetail.arrivalWindow')
const minuteOfDay = z
  .int({ error: wrongWindow })
  .min(0, wrongWindow)
  .max(24 * 60, wrongWindow)

/** Body of `POST /api/bookings`. */
export const bookingShape = z.object(
  {
    roomType: slug,
    arrival: day(textId('stay.invalidDates')),
    departure: day(textId('stay.invalidDates')),
    persons: z.int({ error: textId('stay.personsOutOfRange') }),
    childAges: childAges.optional(),
    residents: residents.optional(),
    firstName: formText(textId('formFields.firstName')),
    lastName: formText(textId('formFields.lastName')),
    email: formText(textId('formFields.email')),
    phone: formText(textId('formFields.phone')),
    city: formText(textId('formFields.city')),
    address: formText(textId('formFields.address')).optional(),
    postcode: formText(textId('formFields.postcode')).optional(),
    notes: formText(textId('problemDetail.notReadable')).optional(),
    arrivalWindow: z
      .object({ from: minuteOfDay, until: minuteOfDay }, { error: wrongWindow })
      .refine(({ from, until }) => from < until, { error: wrongWindow })
      .optional(),
    isFirst: z
      .boolean({ error: textId('problemDetail.incomplete') })
      .optional()
      .meta({ description: 'This browser made no booking yet. No part of what is asked for.' }),
    method: chosenMethod.optional(),
    totalCents: z.int({ error: textId('problemDetail.totalMissing') }),
  },
  { error: textId('problemDetail.incomplete') },
)

/** A booking as a guest asks for it, its dates as epoch days. */
export type GuestOrder = z.infer<typeof bookingShape>

/**
 * Body of `POST /api/bookings`; header `Idempotency-Key` (8 to 128 of A–Z a–z 0–9 _ -) is required.
 * Another total than the server's answers 409 `total-changed`.
 */
export type BookingRequest = z.input<typeof bookingShape>

/** The guest as the booking keeps them. */
export interface BookedGuest {
  /** As it is shown. Staff have one field for it (reading `staff.name`). */
  name: string
  /** As a guest filled them in; null where staff did. */
  firstName: string | null
  lastName: string | null
  email: string
  phone: string
  city: string
  address: string
  postcode: string
  notes: string
}

/** A booking as it is asked for, by whomever: everything that decides about it. */
export interface Order {
  /** The slug of the room type. */
  roomType: string
  /** The room that staff chose: the guest gets no other, and stays in it. Null: any of the type. */
  roomId: number | null
  arrival: EpochDay
  departure: EpochDay
  party: Party
  guest: BookedGuest
  arrivalWindow: ArrivalWindow | null
  /** The id of its source. */
  source: string
  /** In which the guest is written to. As the method no part of what is asked for. */
  language: Language
  /**
   * What the guest chose to pay with, by the provider's name; null: nothing. No part of what is
   * asked for: the same order with another choice is the same order.
   */
  method: string | null
  /** How it was paid already, where staff say so; asked of the own website only (BO §2). */
  paidBy: ByHandMethod | null
  /** What staff sell with the stay (BO §9). Left out: nothing. */
  extras?: ChosenExtra[]
  /** Why staff overrule what the rules warn of; empty where there is nothing to overrule. */
  overruleReason: string
  /** The total that was seen, cents; null where none was shown. Another one refuses the order. */
  totalCents: number | null
}

/** The order of a guest on the own website. Of whom no age is told is an adult. */
export function orderOfGuest(body: GuestOrder, language: Language): Order {
  const { roomType, arrival, departure, persons, totalCents, arrivalWindow = null } = body
  const { method = null, childAges = [], residents = 0 } = body
  const { firstName, lastName, email, phone, city, address = '', postcode = '', notes = '' } = body
  const details = { firstName, lastName, email, phone, city, address, postcode, notes }
  const tidy = tidyGuestDetails(details) as typeof details
  return {
    roomType,
    roomId: null,
    arrival,
    departure,
    party: { adults: persons - childAges.length, childAges, residents },
    guest: { ...tidy, name: `${tidy.firstName} ${tidy.lastName}`.trim() },
    arrivalWindow,
    source: ownWebsite,
    language,
    method,
    paidBy: null,
    overruleReason: '',
    totalCents,
  }
}

/** What staff are not asked of a guest. */
const NOT_ASKED = { firstName: null, lastName: null, address: '', postcode: '' }

/**
 * The order of a member of staff (BO §2). Who is paid already is asked of the own website only.
 *
 * @param roomType the slug of the type; '' where there is none
 */
export function orderOfStaff(entry: BookingEntry, roomType: string): Order {
  const { roomId, arrival, departure, persons, childAges, residents, extras, source } = entry
  const { name, email, phone, city, notes, language, overruleReason, shownTotalCents } = entry
  return {
    roomType,
    roomId,
    arrival,
    departure,
    party: { adults: persons - childAges.length, childAges, residents },
    guest: { name, email, phone, city, notes, ...NOT_ASKED },
    arrivalWindow: null,
    source,
    language,
    method: null,
    paidBy: source === ownWebsite && entry.paid ? entry.method : null,
    ...(extras.length > 0 && { extras }),
    overruleReason,
    totalCents: shownTotalCents,
  }
}
