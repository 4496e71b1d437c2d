import type { PropertyFacts } from '../availability/property-facts.ts'
import { hasFamilyTariff } from '../family-room/family-tariff-on.ts'
import { missingForSale, shownRoomTypes } from '../rooms/missing-for-sale.ts'
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
  const bookable = shownRoomTypes({ roomTypes, rooms, priceList })
  const lacking = roomTypes.filter((roomType) => !bookable.includes(roomType))
  const hasTariff = hasFamilyTariff(priceList)
  return [
    ...lacking.map((roomType) =>
      (bookable.length > 0 ? warning : missing)(
        fillText(texts.typeLacks, {
          name: roomType.name,
          missing: listed(missingForSale(roomType, rooms, hasTariff).map((what) => texts[what])),
        }),
      ),
    ),
    ...(bookable.length > 0
      ? [ready(fillText(texts.roomsReady, { names: listed(bookable.map(({ name }) => name)) }))]
      : []),
  ]
}
