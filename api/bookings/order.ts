import type { Party } from '../../rules/bookings/party.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { ChosenExtra } from '../../rules/quotes/chosen-extras.ts'
import { tidyGuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import type { ArrivalWindow } from '../../rules/stay-times/arrival-window.ts'
import type { ByHandMethod } from '../folios/folio-entry.ts'
import type { BookingEntry } from './booking-entry-shapes.ts'
import type { GuestOrder } from './booking-shape.ts'

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
  source: BookingSource
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
export function orderOfGuest(body: GuestOrder): Order {
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
    source: 'own-website',
    method,
    paidBy: null,
    overruleReason: '',
    totalCents,
  }
}

/**
 * The order of a member of staff (BO §2). Who is paid already is asked of the own website only.
 *
 * @param roomType the slug of the type; '' where there is none
 */
export function orderOfStaff(entry: BookingEntry, roomType: string): Order {
  const { roomId, arrival, departure, persons, childAges, residents, extras, source } = entry
  const { name, email, phone, city, notes, overruleReason, shownTotalCents } = entry
  return {
    roomType,
    roomId,
    arrival,
    departure,
    party: { adults: persons - childAges.length, childAges, residents },
    guest: {
      name: name.trim(),
      firstName: null,
      lastName: null,
      email: email.trim(),
      phone: phone.trim(),
      city: city.trim(),
      address: '',
      postcode: '',
      notes: notes.trim(),
    },
    arrivalWindow: null,
    source,
    method: null,
    paidBy: source === 'own-website' && entry.paid ? entry.method : null,
    ...(extras.length > 0 && { extras }),
    overruleReason,
    totalCents: shownTotalCents,
  }
}
