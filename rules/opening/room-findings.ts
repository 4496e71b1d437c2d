import type { PropertyFacts } from '../availability/property-facts.ts'
import { hasFamilyTariff } from '../family-room/family-tariff-on.ts'
import { missingForSale, shownRoomTypes } from '../rooms/missing-for-sale.ts'
import { message } from '../texts/message.ts'
import { type Finding, missing, ready, warning } from './finding.ts'

/** One room type that can be booked is enough; what others lack is worth a look. */
export function roomFindings({
  roomTypes,
  rooms,
  priceList,
}: Pick<PropertyFacts, 'roomTypes' | 'rooms' | 'priceList'>): Finding[] {
  if (roomTypes.length === 0) return [{ kind: 'missing', text: message('firstSteps.noRooms') }]
  const bookable = shownRoomTypes({ roomTypes, rooms, priceList })
  const lacking = roomTypes.filter((roomType) => !bookable.includes(roomType))
  const hasTariff = hasFamilyTariff(priceList)
  return [
    ...lacking.map((roomType) =>
      (bookable.length > 0 ? warning : missing)(
        message('firstSteps.typeLacks', {
          name: roomType.name,
          missing: missingForSale(roomType, rooms, hasTariff).map((what) =>
            message(`firstSteps.${what}`),
          ),
        }),
      ),
    ),
    ...(bookable.length > 0
      ? [ready(message('firstSteps.roomsReady', { names: bookable.map(({ name }) => name) }))]
      : []),
  ]
}
