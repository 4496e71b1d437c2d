import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'

/**
 * Until when the room is held, by the clock of the property: 'We houden de kamer tot 14.32 uur voor je
 * vast.' Or that it is not held unpaid.
 */
export function untilWords({ holdUntil }: { holdUntil: string | null }): string {
  if (holdUntil === null) return 'De kamer is voor degene van wie we de betaling het eerst zien.'
  const { minuteOfDay } = momentInAmsterdam(Date.parse(holdUntil))
  return `We houden de kamer tot ${clockWords(minuteOfDay)} voor je vast.`
}
