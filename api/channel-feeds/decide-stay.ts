import { randomUUID } from 'node:crypto'
import { assignRoom } from '../../rules/availability/assign-room.ts'
import { sellableUntil } from '../../rules/availability/sellable-until.ts'
import { type EpochDay, formatDay, type Moment } from '../../rules/calendar/day.ts'
import { bookingNumberForm } from '../../rules/numbering/booking-number.ts'
import { sourceNamed } from '../../rules/sources/source.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { message } from '../../rules/texts/message.ts'
import type { DecidedBooking } from '../bookings/insert-booking.ts'
import { plainError, Refused } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'

/** A stay that a channel sold and that has no room yet. */
export interface WaitingStay {
  id: number
  channel: string
  roomType: string
  roomTypeId: number
  arrival: EpochDay
  departure: EpochDay
}

const WITHOUT_ROOM = () => new Refused(plainError('unavailable', message('stay.occupied')))

/**
 * The stay as a booking: in any room of the type, without price, guest or number of persons, which staff
 * fill in; paid to the channel, or to be paid here, as its source says. None of the rules that bind
 * guests or staff binds what is sold already, but that a room is free: none of `taken`, which have
 * another booking on nights of it that are over.
 *
 * @throws Refused where no room is
 */
export function decideStay(
  { channel, roomType: slug, arrival, departure }: WaitingStay,
  taken: ReadonlySet<number>,
  { facts, sources }: KnownProperty,
  moment: Moment,
): DecidedBooking {
  const roomType = facts.roomTypes.find((one) => one.slug === slug)
  if (!roomType) throw WITHOUT_ROOM()
  const asked = { arrival: Math.max(arrival, moment.today), departure, moment }
  const room = assignRoom(
    { ...asked, roomTypeId: roomType.id },
    {
      ...sellableUntil(departure, facts, moment),
      rooms: facts.rooms.filter(({ id }) => !taken.has(id)),
    },
  )
  if (!room) throw WITHOUT_ROOM()
  const { name, prepaid } = sourceNamed(sources, channel)
  const party = { adults: 1, childAges: [], residents: 0 }
  const quote = {
    roomTypeId: roomType.id,
    roomTypeName: roomType.name,
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    nights: departure - arrival,
    persons: 1,
    lines: [],
    totalCents: 0,
  }
  const id = randomUUID()
  const key = `feed-${id}`
  return {
    id,
    numberForm: bookingNumberForm(moment.today, facts.readings['number.booking']),
    order: {
      roomType: slug,
      roomId: null,
      arrival,
      departure,
      party,
      guest: {
        // Until staff type who it is.
        name: `Gast van ${name}`,
        firstName: null,
        lastName: null,
        email: '',
        phone: '',
        city: '',
        address: '',
        postcode: '',
        notes: '',
      },
      arrivalWindow: null,
      source: channel,
      language: HOUSE_LANGUAGE,
      method: null,
      paidBy: null,
      overruleReason: '',
      totalCents: null,
    },
    asker: { by: 'channel', name },
    roomTypeId: roomType.id,
    roomKind: roomType.kind,
    stay: { ok: true, ...room, quote, warnings: [] },
    payment: prepaid ? 'by-channel' : 'at-desk',
    hold: null,
    payLinkUntil: null,
    received: null,
    now: moment.instant,
    mostNights: facts.numbers['visitor.nights'],
    key: { text: key, requestHash: key },
  }
}
