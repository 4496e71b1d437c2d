import type { PropertyFacts } from '../availability/property-facts.ts'
import { missingForSale, shownRoomTypes } from '../rooms/missing-for-sale.ts'
import type { RoomType } from '../rooms/room.ts'
import { fillText } from '../texts/fill-text.ts'
import { firstStepsTexts as texts } from '../texts/first-steps.ts'
import { type Finding, listed, missing, ready, warning } from './finding.ts'

/** One room type that can be booked is enough; what others lack is worth a look. */
export function roomFindings({
  roomTypes,
  rooms,
  priceList,
}: Pick<PropertyFacts, 'roomTypes' | 'rooms' | 'priceList'>): Finding[] {
  if (roomTypes.length === 0) return [{ kind: 'missing', text: texts.noRooms }]
  const complete = shownRoomTypes({ roomTypes, rooms })
  const unpriced = priceList.family?.length ? [] : complete.filter(isFamilyRoom)
  const bookable = complete.filter((roomType) => !unpriced.includes(roomType))
  const lacking = roomTypes.filter((roomType) => !complete.includes(roomType))
  return [
    // It would be sold at the prices of the documents, which nobody of this house chose.
    ...unpriced.map(({ name }) => missing(fillText(texts.familyTariffMissing, { name }))),
    ...lacking.map((roomType) =>
      (bookable.length > 0 ? warning : missing)(
        fillText(texts.typeLacks, {
          name: roomType.name,
          missing: listed(missingForSale(roomType, rooms).map((what) => texts[what])),
        }),
      ),
    ),
    ...(bookable.length > 0
      ? [ready(fillText(texts.roomsReady, { names: listed(bookable.map(({ name }) => name)) }))]
      : []),
  ]
}

const isFamilyRoom = ({ kind }: RoomType) => kind === 'family'
