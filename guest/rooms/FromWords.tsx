import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/**
 * For whom the from-price on the key tag is and what it holds (reading `price.from`), the same on
 * every page; nothing where there is no such price.
 */
export function FromWords({ room, className = '' }: { room: RoomTypeView; className?: string }) {
  const words = useWords()
  const { siteRooms } = words
  const allIn = useProperty().readings['price.from'] === 'all-in'
  if (!room.fromPrice) return null
  const [withCosts, without] =
    room.fromPriceUnit === 'night'
      ? [siteRooms.fromNightAllIn, siteRooms.fromNight]
      : [siteRooms.fromWeekendAllIn, siteRooms.fromWeekend]
  return (
    <p className={`small soft ${className}`}>
      {fillText(allIn ? withCosts : without, {
        persons: personWords(words, room.fromPrice.persons),
      })}
    </p>
  )
}
