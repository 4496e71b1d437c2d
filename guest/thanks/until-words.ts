import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import { dayWords } from '../stay/words.ts'

/** What is said of a room that is not held unpaid (reading `family.temporary`). */
export const NOT_HELD = 'De kamer is voor degene van wie we de betaling het eerst zien.'

/**
 * Until when the room is held, by the clock of the property and with the day, since staff hold one
 * for days: 'We houden de kamer tot wo 3 juni om 14.32 uur voor je vast.' Or that it is not held
 * unpaid.
 */
export function untilWords({ holdUntil }: { holdUntil: string | null }): string {
  if (holdUntil === null) return NOT_HELD
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(holdUntil))
  return `We houden de kamer tot ${dayWords(formatDay(today))} om ${clockWords(minuteOfDay)} voor je vast.`
}
