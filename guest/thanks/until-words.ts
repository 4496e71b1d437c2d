import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'

/**
 * Until when the room is held, by the clock of the property: 'We houden de kamer tot 14.32 uur voor je
 * vast.' Or that it is not held unpaid.
 */
export function untilWords({ holdUntil }: { holdUntil: string | null }): string {
  if (holdUntil === null) return 'De kamer is voor degene van wie we de betaling het eerst zien.'
  const { minuteOfDay } = momentInAmsterdam(Date.parse(holdUntil))
  return `We houden de kamer tot ${clockHour(minuteOfDay)}.${String(minuteOfDay % 60).padStart(2, '0')}\u00a0uur voor je vast.`
}

/** `9`, and `00` in the first hour, which a single 0 would hide. */
function clockHour(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  return hour === 0 ? '00' : String(hour)
}
