import { defaultSources, sourceNamed } from '../sources/source.ts'
import { readTitle } from './cancelled-title.ts'
import type { OldBooking, OldRoomType } from './old-house.ts'
import { mostPriceCents, readNumber } from './old-number.ts'
import { readSource } from './old-source.ts'
import { type OldFields, openRecord } from './open-record.ts'
import type { Place } from './place.ts'
import { readPerson } from './read-person.ts'
import { readStay } from './read-stay.ts'
import type { Tell } from './remark.ts'

/** What else of the house a booking is read with. */
export interface BookingContext {
  roomTypes: readonly OldRoomType[]
  houseName: string
}

/** The room type of the numbers on the doors (BO §1, §3; reading `rooms.physical`). */
const typeOfRoom = new Map(
  Object.entries({ 1: [1, 2], 2: [3, 4, 5], 3: [9, 10, 11], 4: [12] }).flatMap(([type, rooms]) =>
    rooms.map((room) => [room, Number(type)] as const),
  ),
)
/** BO §3. */
const familyRoomType = 4

/**
 * One booking of `events` or `tempFam` (BO §3). Null, and noted, where its stay or its room type is
 * not to be known.
 */
export function readBooking(
  place: Place,
  area: OldBooking['area'],
  context: BookingContext,
  tell: Tell,
): OldBooking | null {
  const fields = openRecord(place, tell)
  if (!fields) return null
  let cancelled = false
  const person = readPerson(fields, 'title', tell, (title) => {
    const read = readTitle(title, fields.at('title'), tell)
    cancelled = read.cancelled
    return read.name
  })
  const stay = readStay(fields, tell)
  const roomNumber = readRoomNumber(fields, tell)
  const roomTypeId = readRoomType(fields, roomNumber, area, context, tell)
  const source = readSource(fields, context.houseName, tell)
  const { path, key, id } = fields
  const rest = {
    number: fields.text('bookingsnumber') || null,
    paid: readPaid(fields, sourceNamed(defaultSources, source).prepaid, tell),
    persons: readPersons(fields, tell),
    notes: fields.text('notes'),
    priceCents: fields.cents('singlePrice', mostPriceCents),
  }
  fields.close()
  if (stay === null || roomTypeId === null) {
    // The whole record once more, so that a person can make the booking by hand.
    tell(path, 'unreadable', 'no-booking', place.value)
    return null
  }
  return {
    path,
    key,
    id,
    area,
    ...person,
    cancelled,
    ...stay,
    roomNumber,
    roomTypeId,
    source,
    ...rest,
    waits: null,
  }
}

/** The number on the door; of `Kamer 3` the 3. Null where none was chosen. */
function readRoomNumber(fields: OldFields, tell: Tell): number | null {
  const before = fields.raw('roomnumber')
  if (before === null || before === '' || before === 0) return null
  const digits = typeof before === 'string' ? before.match(/\d{1,9}/g) : null
  const one = digits?.length === 1 ? readNumber(digits[0]) : readNumber(before)
  if (!one || !Number.isInteger(one.number) || one.number < 1 || one.number > 9999) {
    tell(fields.at('roomnumber'), 'unreadable', 'wrong-value', before)
    return null
  }
  if (!one.asTyped) tell(fields.at('roomnumber'), 'repaired', 'number-or-text', before, one.number)
  return one.number
}

/** `resourceId`; else the type that `chosenRoom` names, else that of the room. */
function readRoomType(
  fields: OldFields,
  roomNumber: number | null,
  area: OldBooking['area'],
  { roomTypes }: BookingContext,
  tell: Tell,
): number | null {
  const said = fields.whole('resourceId', 1, 10_000)
  const nameOf = (type: number | null) =>
    roomTypes.find(({ resourceId }) => resourceId === type)?.name || type
  const before = fields.text('chosenRoom')
  const chosen = roomTypes.find(({ name, key, resourceId }) =>
    [name, key, String(resourceId)].includes(before),
  )?.resourceId
  if (before !== '' && chosen !== said && (said !== null || chosen === undefined))
    tell(fields.at('chosenRoom'), 'not-taken', 'said-otherwise', before, nameOf(said))
  if (said !== null) return said
  const followed =
    chosen ?? typeOfRoom.get(roomNumber ?? 0) ?? (area === 'temporary' ? familyRoomType : null)
  const kind = followed === null ? 'unreadable' : 'repaired'
  tell(fields.at('resourceId'), kind, 'room-type-missing', null, nameOf(followed))
  return followed
}

/** BO §4: bookings of Booking.com and Airbnb are stored as paid. */
function readPaid(fields: OldFields, prepaid: boolean, tell: Tell): boolean {
  const paid = fields.flag('ispayed', 'isPayed')
  if (paid !== null) return paid
  tell(fields.at('ispayed'), 'repaired', 'missing-value', null, String(prepaid))
  return prepaid
}

function readPersons(fields: OldFields, tell: Tell): number {
  const persons = fields.whole('persons', 0, 100)
  if (persons) return persons
  tell(fields.at('persons'), 'repaired', 'missing-value', persons, 1)
  return 1
}
