import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { explainStay } from '../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { type GuestDetails, checkOldGuestDetails } from '../../rules/forms/check-guest-details.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { unreadThanksPath } from '../../screens/guest-addresses.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { isInState } from '../bookings/booking-rows.ts'
import { GuestBookings } from '../bookings/new-bookings.ts'
import { orderOfGuest } from '../bookings/order.ts'
import { Clock } from '../environment/clock.ts'
import { answerOf, invalidInput, stayRefused, totalChanged } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { OldAnswer } from './old-answers.ts'
import { oldKey } from './old-key.ts'
import type { OldPayment } from './old-payment.ts'
import { type OldStay, readOldStay } from './read-old-stay.ts'

/** A stay with all that it is made of. */
type WholeStay = { [Part in keyof OldStay]: NonNullable<OldStay[Part]> }

/** What the fields of a guest are called in an old page. */
const oldNames: Partial<Record<keyof GuestDetails, string>> = {
  firstName: 'nameClient',
  lastName: 'nameClient',
  email: 'emailClient',
  phone: 'phoneClient',
  postcode: 'postal',
  address: 'adresdeliver',
}

/**
 * Books the stay that an old checkout posts, as the checkout of this house does: same rules, price,
 * hold, folio and workflow. What the old page did not ask, the checkout asks with the stay chosen.
 */
@Injectable()
export class BookOldStay {
  constructor(
    private readonly pool: Pool,
    private readonly bookings: GuestBookings,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  /** @param sum what the guest saw, cents, and chose to pay with */
  async book(
    asked: OldPayment,
    sum: { seenCents: number; method: string | null },
    visitor: string,
  ): Promise<OldAnswer> {
    const { facts } = await this.facts.fresh()
    const stay = readOldStay(asked, facts.roomTypes)
    if (!isWhole(stay)) return { ok: true, goTo: addressOf(stay, 'room') }
    const guest = guestOf(asked)
    const wrong = checkOldGuestDetails(guest, facts.readings)
    const typedWrong = wrong.filter(({ field }) => guest[field] !== '')
    if (typedWrong.length > 0) {
      const fields = typedWrong.map(({ field, text }) => ({
        field: oldNames[field] ?? field,
        text,
      }))
      return { ok: false, error: invalidInput(fields), goOn: addressOf(stay, 'checkout') }
    }
    if (wrong.length > 0) return this.askTheRest(stay, sum.seenCents, facts)
    const { roomType, ...when } = stay
    const { seenCents: totalCents, method } = sum
    // The old pages are in Dutch.
    const { language, ...order } = orderOfGuest(
      { ...guest, ...when, roomType: roomType.slug, totalCents },
      HOUSE_LANGUAGE,
    )
    const key = await oldKey(
      { ...order, old: asked.bookingId || asked.orderId },
      this.clock.moment(),
      (made) => this.isOver(made),
    )
    const visit = { visitor, isFirst: false, fromOldPage: true, key }
    const booked = await answerOf(() => this.bookings.book({ ...order, language, method }, visit))
    if (booked.ok) {
      const { id, paymentUrl } = booked.value
      return { ok: true, goTo: paymentUrl ?? unreadThanksPath(id) }
    }
    const { error } = booked
    const page = error.reason === 'stay-refused' ? 'room' : 'checkout'
    return { ok: false, error, goOn: addressOf(stay, page) }
  }

  private async isOver(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM idempotency_keys k JOIN bookings b ON b.id = k.booking_id
       WHERE k.key = $1 AND ${isInState('$2', 'expired', 'cancelled')}`,
      [key, new Date(this.clock.now())],
    )
    return rowCount !== 0
  }

  /** On to the checkout of this stay, where it can be had for the sum that was seen. */
  private askTheRest(stay: WholeStay, seenCents: number, facts: PropertyFacts): OldAnswer {
    const { roomType, ...when } = stay
    const { id: roomTypeId } = facts.roomTypes.find(({ slug }) => slug === roomType.slug)!
    const moment = this.clock.moment()
    const found = explainStay({ ...when, roomTypeId, screen: 'guest', moment }, facts)
    if (!found.ok) {
      const error = stayRefused(found.refusals, found.suggestions)
      return { ok: false, error, goOn: addressOf(stay, 'room') }
    }
    const { quote } = found
    if (quote.totalCents === seenCents) return { ok: true, goTo: addressOf(stay, 'checkout') }
    return { ok: false, error: totalChanged(seenCents, quote), goOn: addressOf(stay, 'checkout') }
  }
}

function isWhole(stay: OldStay): stay is WholeStay {
  return Object.values(stay).every((part) => part !== null)
}

/** The old pages have one field for the name (G §7): its first word, and the rest. */
function guestOf({ nameClient, emailClient, phoneClient, postal, city, ...asked }: OldPayment) {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*(.*)$/s.exec(nameClient) ?? []
  const address = `${asked.adresdeliver} ${asked.number}`.trim()
  const where = { city, address, postcode: postal, notes: '' }
  return { firstName, lastName, email: emailClient, phone: phoneClient, ...where }
}

/** A page of this house with as much of the stay chosen as is known. */
function addressOf({ roomType, arrival, departure, persons }: OldStay, page: 'room' | 'checkout') {
  const isFamily = roomType?.kind === 'family'
  if (!roomType) return guestScreens.rooms.path
  const { room, familyRoom, checkout, familyCheckout } = guestScreens
  const { path } =
    page === 'room' ? (isFamily ? familyRoom : room) : isFamily ? familyCheckout : checkout
  const chosen = {
    kamer: isFamily ? null : roomType.slug,
    aankomst: arrival === null ? null : formatDay(arrival),
    vertrek: departure === null ? null : formatDay(departure),
    personen: persons === null ? null : String(persons),
  }
  const fields = Object.entries(chosen).filter(
    (field): field is [string, string] => field[1] !== null,
  )
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields)}`
}
