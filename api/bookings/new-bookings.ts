import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { explainStay } from '../../rules/availability/explain-stay.ts'
import { paidCents, staffBookingPayment } from '../../rules/bookings/booking-payment.ts'
import { personsOf, guestsOf, isKnownMore } from '../../rules/bookings/party.ts'
import { staffBookingState } from '../../rules/bookings/staff-booking-state.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { checkGuestDetails, checkOldGuestDetails } from '../../rules/forms/check-guest-details.ts'
import { checkOverruleReason } from '../../rules/forms/check-overrule-reason.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { checkStaffBooking } from '../../rules/forms/check-staff-booking.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { bookingNumberForm } from '../../rules/numbering/booking-number.ts'
import { quoteChosenExtras } from '../../rules/quotes/chosen-extras.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { addLines } from '../../rules/quotes/quote-extra.ts'
import type { Screen } from '../../rules/quotes/screen.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { sourceNamed } from '../../rules/sources/source.ts'
import { checkoutAddress, payAddress } from '../../screens/guest-addresses.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, invalidInput, stayRefused, totalChanged } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { Opening } from '../facts/opening.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { BookingKeys } from './acceptance.ts'
import type { BookingAccepted } from './booking-answer-shapes.ts'
import type { StaffBookingAccepted } from './booking-entry-shapes.ts'
import { HoldLength } from './holds.ts'
import type { Asker, Beginning, DecidedBooking } from './insert-booking.ts'
import type { Order } from './order.ts'
import { payLinkEnd } from './stay-record.ts'

const HOUR_MS = 3_600_000

/** Bookings that staff enter (BO §2 Add booking, §4, §5). */
@Injectable()
export class StaffBookings {
  constructor(
    private readonly keys: BookingKeys,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Takes a booking that staff enter, once under its key. They are bound by the rules of the agenda;
   * what these warn of needs `overruleReason`, else the order is refused with the warnings
   * (`overrule-reason-missing`). What takes too long is refused as `unavailable`.
   *
   * @throws Refused
   */
  async book(
    order: Order,
    { staff: name, key: text }: { staff: string; key: string },
  ): Promise<StaffBookingAccepted> {
    const asker = { by: 'staff', name } as const
    const made = await this.keys.inTime(
      this.keys.bookOnce(order, text, (known, moment) => {
        const begin: AskedBy['begin'] = (kind, quote) =>
          beginning(order, { kind, quote }, known, moment)
        const wrong = wrongFields(order, known.sources)
        const by = { asker, screen: 'agenda', wrong, begin } as const
        return decideBooking(order, by, known, moment)
      }),
    )
    const { id, number, payment, roomKind, overruled } = made
    const { language } = order
    const page = payAddress(this.address.url, { bookingId: id, roomKind, language })
    const paymentUrl = payment === 'by-link' ? page : null
    return { id, number, payment, paymentUrl, overruled }
  }
}

function wrongFields(
  { guest, roomId, source: id, paidBy, party }: Order,
  sources: KnownProperty['sources'],
) {
  const { name, email, phone, city, notes } = guest
  const persons = personsOf(party)
  // An unknown type and a room that is not free are the stay's to refuse; no room chosen is any.
  const room = { roomTypeId: 0, roomNumber: roomId ?? 0 }
  // One that is not in use is chosen by nobody any more.
  const source = sources.some((one) => one.id === id && one.active) ? id : null
  const form = { ...room, source, paid: paidBy !== null, name, email, phone, city, notes, persons }
  return [...checkStaffBooking(form), ...checkParty(party, persons)]
}

/** BO §2, §4: most bookings that staff enter are confirmed at once. */
function beginning(
  { source, paidBy, departure }: Order,
  { kind, quote }: { kind: RoomType['kind']; quote: Quote },
  { facts: { readings, numbers }, sources }: KnownProperty,
  { instant, today }: Moment,
): Beginning {
  const from = sourceNamed(sources, source)
  const begins = staffBookingState({ kind, source: from, paid: paidBy !== null }, readings)
  const payment = staffBookingPayment(source, begins.paid)
  // Without an end of its own a hold ends with the stay.
  const until =
    begins.holdHours === null
      ? instantInAmsterdam(departure, 0)
      : instant + begins.holdHours * HOUR_MS
  const method = payment === 'by-channel' ? 'channel' : (paidBy ?? 'bank')
  // What is held ends with its hold.
  const isSentLink = begins.state === 'confirmed' && !begins.paid
  return {
    payment,
    payLinkUntil: isSentLink ? payLinkEnd(today, departure, numbers) : null,
    hold: begins.state === 'held' ? { until, attemptId: randomUUID() } : null,
    received: begins.paid ? { method, cents: paidCents(quote, from) } : null,
  }
}

/** Who asks for a booking, and what is theirs in deciding about it. */
interface AskedBy {
  asker: Asker
  /** Whose rules bind them. */
  screen: Screen
  /** What they filled in wrong. */
  wrong: FieldError[]
  begin(roomKind: RoomType['kind'], quote: Quote): Beginning
}

/** No room type has this id: the rules refuse it with their own sentence. */
const NO_ROOM_TYPE = 0

/**
 * Decides about an order of a guest or of staff by the rules that the form applied before: about what
 * was filled in, the stay, what is sold with it, why warnings are overruled, and whether the total is
 * the one that was seen.
 *
 * @throws Refused
 */
function decideBooking(
  order: Order,
  { asker, screen, wrong, begin }: AskedBy,
  { facts, ownIn, sources }: KnownProperty,
  moment: Moment,
): Omit<DecidedBooking, 'key'> {
  if (wrong.length > 0) throw new Refused(invalidInput(wrong))
  const { arrival, departure, party, roomId, extras = [], totalCents: seenCents } = order
  const { priceList, readings, numbers, extraStock } = facts
  const persons = personsOf(party)
  const roomType = facts.roomTypes.find(({ slug }) => slug === order.roomType)
  const roomTypeId = roomType?.id ?? NO_ROOM_TYPE
  const guests = isKnownMore(party) && { guests: guestsOf(party) }
  const isTaxRemitted = sourceNamed(sources, order.source).touristTax === 'channel'
  const asked = { roomTypeId, roomId, arrival, departure, persons, ...guests, isTaxRemitted }
  const stay = explainStay({ ...asked, screen, moment }, facts)
  if (!stay.ok) throw new Refused(stayRefused(stay.refusals, stay.suggestions))
  const when = { arrival, departure, persons }
  const sold = quoteChosenExtras(extras, when, priceList, readings, extraStock)
  if (!sold.ok)
    throw new Refused(
      invalidInput(sold.refused.map(({ id, text }) => ({ field: `extras.${id}`, text }))),
    )
  const { warnings } = stay
  const text = checkOverruleReason(warnings, order.overruleReason)
  if (text !== null) throw new Refused({ reason: 'overrule-reason-missing', text, warnings })
  const quote = addLines(stay.quote, sold.lines)
  if (seenCents !== null && quote.totalCents !== seenCents) {
    const own = ownIn(screen === 'guest' ? order.language : HOUSE_LANGUAGE)
    throw new Refused(totalChanged(seenCents, own.translateQuote(quote)))
  }
  const roomKind = roomType!.kind
  return {
    ...begin(roomKind, quote),
    id: randomUUID(),
    numberForm: bookingNumberForm(moment.today, readings['number.booking']),
    order,
    asker,
    roomTypeId,
    roomKind,
    stay: { ...stay, quote },
    now: moment.instant,
    mostNights: numbers['visitor.nights'],
  }
}

/** A guest, as far as their request says who they are. */
export interface Visit {
  /** A hash of where the request came from; it caps what one visitor holds unpaid. */
  visitor: string
  /**
   * The browser says that it made no booking yet. Behind a shared address, such as that of a hotel
   * or a mobile network, it may then hold one more; who says so untruly holds one more.
   */
  isFirst: boolean
  /** The form is one of the old site, which has no field for the town (G §7). */
  fromOldPage?: boolean
  /** The name that the browser gave the order. */
  key: string
}

/** Bookings that guests make on the site (G §1, §5). */
@Injectable()
export class GuestBookings {
  /** Reads what channels sold of a room type (its slug); set by who reads feeds. Never rejects. */
  readFeedsFirst: (roomType: string) => Promise<void> = () => Promise.resolve()

  constructor(
    private readonly keys: BookingKeys,
    private readonly opening: Opening,
    private readonly holdLength: HoldLength,
    private readonly attempts: PaymentAttempts,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'holdsPerVisitor'>,
  ) {}

  /**
   * Takes a guest's own booking, which holds its room until it is paid; once under its key. What takes
   * too long is refused as `unavailable`: it may be asked again.
   *
   * @throws Refused
   */
  async book(order: Order, visit: Visit): Promise<BookingAccepted> {
    await this.readFeedsFirst(order.roomType)
    return this.keys.inTime(this.take(order, visit))
  }

  private async take(order: Order, visit: Visit): Promise<BookingAccepted> {
    const made = await this.keys.bookOnce(order, visit.key, (known, moment) =>
      this.decide(order, visit, known, moment),
    )
    const { id, number, createdAt, isKnown } = made
    if (isKnown && order.method !== null)
      await this.attempts.begin({ kind: 'booking', id }, order.method)
    const heldUntil = made.heldUntil ?? createdAt.getTime() + (await this.holdLength.ms())
    const holdUntil = new Date(heldUntil).toISOString()
    return { id, number, paymentUrl: checkoutAddress(this.address.url, id), holdUntil }
  }

  /**
   * Decides by the rules that the checkout applied before: about the guest, the stay, and whether the
   * total is the one that the guest saw. A guest pays online, and holds the room until then.
   */
  private decide(
    order: Order,
    { visitor, isFirst, fromOldPage }: Visit,
    known: KnownProperty,
    moment: Moment,
  ): Omit<DecidedBooking, 'key'> {
    this.opening.refuseClosed(known)
    const { readings } = known.facts
    const { guest, party } = order
    const { firstName, lastName, name: _, ...rest } = guest
    const details = { ...rest, firstName: firstName ?? '', lastName: lastName ?? '' }
    const check = fromOldPage ? checkOldGuestDetails : checkGuestDetails
    const wrong = [...check(details, readings), ...checkParty(party, personsOf(party))]
    const mostHolds = this.settings.holdsPerVisitor + (isFirst ? 1 : 0)
    const asker = { by: 'guest', visitor, mostHolds } as const
    const holdMs = this.holdLength.minutes(known.holdMinutes) * 60_000
    const hold = { until: moment.instant + holdMs, attemptId: randomUUID() }
    const begins = { payment: 'online', hold, payLinkUntil: null, received: null } as const
    const asked = { asker, screen: 'guest', wrong, begin: () => begins } as const
    return decideBooking(order, asked, known, moment)
  }
}
