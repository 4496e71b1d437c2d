import type { PropertyView } from '../../api/facts/property-shape.ts'
import { roomsInWords } from '../../rules/rooms/rooms-in-words.ts'
import { blanksOf, fillText } from '../../rules/texts/fill-text.ts'

/**
 * A text of the house with its name, place and rooms filled in, beginning with a capital. Empty
 * where the house has not said yet what the text asks for.
 */
export function houseWords(
  text: string,
  { name, city, roomCounts }: Pick<PropertyView, 'name' | 'city' | 'roomCounts'>,
): string {
  const values: Record<string, string> = { name, place: city, rooms: roomsInWords(roomCounts) }
  if (blanksOf(text).some((blank) => !values[blank])) return ''
  const words = fillText(text, values)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
