import type { PropertyView } from '../../api/facts/property-shape.ts'
import { roomsInWords } from '../../rules/rooms/rooms-in-words.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { blanksOf, fillText } from '../../rules/texts/fill-text.ts'
import { withCapital } from '../../rules/texts/in-language.ts'
import { textOf } from '../../rules/texts/words.ts'

/**
 * A text of the house with its name, place and rooms filled in, beginning with a capital. Empty
 * where the house has not said yet what the text asks for.
 */
export function houseWords(
  words: GuestWords,
  of: keyof GuestWords['house'],
  { name, city, roomCounts }: Pick<PropertyView, 'name' | 'city' | 'roomCounts'>,
): string {
  const text: string = words.house[of]
  const rooms = textOf(words, roomsInWords(roomCounts))
  const values: Record<string, string> = { name, place: city, rooms }
  if (blanksOf(text).some((blank) => !values[blank])) return ''
  const filled = fillText(text, values)
  return withCapital(words, filled)
}
