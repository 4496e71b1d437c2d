import type { ClosureView } from '../../api/closures/closure-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { useText } from '../texts/use-text.ts'

/** What is closed, such as `Kamer 4, Knusse kamer`. */
export function closedWhat(
  { scope, roomNumber, roomTypeName }: ClosureView,
  text: ReturnType<typeof useText>,
): string {
  if (scope === 'property') return text('closures.scopes.property')
  if (scope === 'room-type') return roomTypeName ?? ''
  return text('closures.roomOfType', { number: roomNumber ?? '', roomType: roomTypeName ?? '' })
}

/** From the first night to the last, such as `do 24 dec 2026 – di 5 jan 2027`. */
export function closedNights({ firstNight, lastNight }: ClosureView): string {
  const [first, last] = [firstNight, lastNight].map((night) => staffDayYear(parseDay(night) ?? 0))
  return first === last ? `${first}` : `${first} – ${last}`
}
