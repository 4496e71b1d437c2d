import type { Moment } from '../../rules/calendar/day.ts'
import { arrangementPrices } from '../../rules/availability/arrangement-prices.ts'
import { fromPrices, lowestFromPrice } from '../../rules/availability/from-prices.ts'
import { isNeverOffered } from '../../rules/availability/is-never-offered.ts'
import { shownRoomTypes } from '../../rules/rooms/missing-for-sale.ts'
import { personsAllowed } from '../../rules/rooms/persons-allowed.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { RoomTypeView } from './room-type-shape.ts'

/** The room types that guests can book, as the guest site shows them, by their sort field. */
export function roomTypeViews(known: KnownProperty, moment: Moment): RoomTypeView[] {
  return shownRoomTypes(known.facts).map((roomType) => roomTypeView(roomType, known, moment))
}

function roomTypeView(
  roomType: RoomType,
  { facts, details }: KnownProperty,
  moment: Moment,
): RoomTypeView {
  const { description, registrationNumber, facilities, images } = details.find(
    ({ id }) => id === roomType.id,
  )!
  const prices = fromPrices(roomType.id, moment, facts)
  const { least, most } = personsAllowed(roomType, 'guest')
  return {
    id: roomType.id,
    slug: roomType.slug,
    name: roomType.name,
    kind: roomType.kind,
    description,
    minPersons: least,
    maxPersons: most,
    facilities,
    images,
    fromPrice: lowestFromPrice(prices),
    fromPrices: prices,
    fromPriceUnit: roomType.kind === 'family' ? 'weekend' : 'night',
    arrangements: arrangementPrices(roomType.id, moment, facts),
    registrationNumber,
    neverOffered: isNeverOffered(roomType.id, facts.rooms, 'guest', facts.readings),
  }
}
