import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { personWords } from '../stay/words.ts'

/**
 * For whom the from-price on the key tag is and what it holds (reading `price.from`), the same on
 * every page; nothing where there is no such price.
 */
export function FromWords({ room, className = '' }: { room: RoomTypeView; className?: string }) {
  const costs = useProperty().readings['price.from'] === 'all-in' ? 'met' : 'zonder'
  if (!room.fromPrice) return null
  const persons = personWords(room.fromPrice.persons)
  return (
    <p className={`small soft ${className}`}>
      {room.fromPriceUnit === 'night'
        ? `Vanaf-prijs voor ${persons}, ${costs} toeristenbelasting`
        : `Vanaf-prijs voor 3\u00a0nachten met ${persons}, ${costs} schoonmaak en toeristenbelasting`}
    </p>
  )
}
