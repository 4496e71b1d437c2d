import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { dutchDay } from '../../rules/calendar/dutch.ts'

/**
 * Until when the room is held, with the day: an option that staff gave lasts for days. Null: it is
 * not held unpaid (reading `family.temporary`).
 */
export function holdWords(holdUntil: string | null): string {
  if (holdUntil === null) return 'De kamer is voor degene van wie we de betaling het eerst zien.'
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(holdUntil))
  const two = (number: number) => String(number).padStart(2, '0')
  const time = `${two(Math.floor(minuteOfDay / 60))}.${two(minuteOfDay % 60)}`
  return `We houden de kamer voor je vast tot ${dutchDay(today)}, ${time}\u00a0uur.`
}
