import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { textOf } from '../../rules/texts/words.ts'
import { dayWords } from '../stay/words.ts'

/**
 * Until when the room is held, by the clock of the property and with the day, since staff hold one
 * for days: 'We houden de kamer tot wo 3 juni om 14.32 uur voor je vast.' Or that it is not held
 * unpaid (reading `family.temporary`).
 */
export function untilWords(words: GuestWords, { holdUntil }: { holdUntil: string | null }): string {
  if (holdUntil === null) return words.siteThanks.notHeld
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(holdUntil))
  return fillText(words.siteThanks.until, {
    day: dayWords(formatDay(today)),
    time: textOf(words, clockWords(minuteOfDay)),
  })
}
