import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { dayAndTime } from '../stay/words.ts'

/**
 * Until when the room is held, by the clock of the property and with the day, since staff hold one
 * for days: 'We houden de kamer tot wo 3 juni om 14.32 uur voor je vast.' Or that it is not held
 * unpaid (reading `family.temporary`).
 */
export function untilWords(words: GuestWords, { holdUntil }: { holdUntil: string | null }): string {
  return holdUntil === null
    ? words.siteThanks.notHeld
    : fillText(words.siteThanks.until, dayAndTime(words, holdUntil))
}
