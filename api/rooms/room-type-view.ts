import type { EpochDay } from '../../rules/calendar/day.ts'
import { isNeverOffered } from '../../rules/availability/is-never-offered.ts'
import { fromPrice } from '../../rules/quotes/from-price.ts'
import { mostPersons, personsAllowed } from '../../rules/rooms/persons-allowed.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { KnownHouse } from '../facts/known-house.ts'
import type { RoomTypeView } from './room-views.ts'

/** The house's room types as the guest site shows them, in the order of their sort field. */
export function roomTypeViews(known: KnownHouse, today: EpochDay): RoomTypeView[] {
  return known.facts.roomTypes.map((roomType) => roomTypeView(roomType, known, today))
}

function roomTypeView(
  roomType: RoomType,
  { facts, details }: KnownHouse,
  today: EpochDay,
): RoomTypeView {
  const { description, registrationNumber, facilities, images } = details.find(
    ({ id }) => id === roomType.id,
  )!
  const isFamily = roomType.kind === 'family'
  return {
    id: roomType.id,
    slug: roomType.slug,
    name: roomType.name,
    kind: roomType.kind,
    description,
    maxPersons: isFamily ? personsAllowed(roomType, 'guest').most : mostPersons(roomType),
    facilities,
    images,
    prices: roomType.prices,
    fromPriceCents: fromPrice(roomType, today, facts.priceList, facts.readings),
    fromPriceUnit: isFamily ? 'weekend' : 'night',
    registrationNumber,
    neverOffered: isNeverOffered(roomType.id, facts.rooms, 'guest', facts.readings),
  }
}
