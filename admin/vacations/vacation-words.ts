import type { ClosureView } from '../../api/closures/closure-view.ts'
import type { VacationView } from '../../api/vacations/vacation-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay, staffDayYear } from '../../rules/calendar/dutch.ts'
import { type NightRange, joinedNights } from '../../rules/closures/night-range.ts'
import type { useText } from '../texts/use-text.ts'

type Text = ReturnType<typeof useText>

/** From the first night to the last, such as `do 24 dec 2026 – di 5 jan 2027`. */
export function nightWords({ first, last }: NightRange): string {
  if (first === last) return staffDayYear(first)
  const [from, until] = [staffDayYear(first), staffDayYear(last)]
  return from.slice(-4) === until.slice(-4) ? `${staffDay(first)} – ${until}` : `${from} – ${until}`
}

/** The nights of closures, joined where they touch, earliest first. */
export function nightsOf(parts: readonly ClosureView[]): NightRange[] {
  return joinedNights(
    parts.map(({ firstNight, lastNight }) => ({
      first: parseDay(firstNight) ?? 0,
      last: parseDay(lastNight) ?? 0,
    })),
  )
}

/** What closures shut, such as `Het hele huis` or `Kamers 3, 4 en Familiekamer`. */
export function closedWhat(parts: readonly ClosureView[], text: Text): string {
  // Some nights of it were opened again for some rooms.
  if (parts.some(({ scope }) => scope === 'property'))
    return parts.some(({ scope }) => scope !== 'property')
      ? text('vacations.wholeHouseInPart')
      : text('vacations.wholeHouse')
  const types = parts.flatMap(({ scope, roomTypeName }) =>
    scope === 'room-type' ? (roomTypeName ?? []) : [],
  )
  const rooms = parts.flatMap(({ scope, roomNumber }) =>
    scope === 'room' ? (roomNumber ?? []) : [],
  )
  const numbers = [...new Set(rooms)].toSorted((a, b) => a - b)
  const named =
    numbers.length === 0
      ? []
      : [
          numbers.length === 1
            ? text('vacations.room', { number: numbers[0]! })
            : text('vacations.roomList', { numbers: numbers.join(', ') }),
        ]
  const all = [...named, ...new Set(types)]
  return all.length < 3 ? all.join(' en ') : `${all.slice(0, -1).join(', ')} en ${all.at(-1)}`
}

/** A vacation by its ranges of nights, each with what is closed on them. */
export function partsByNights({
  parts,
}: VacationView): { nights: NightRange; parts: ClosureView[] }[] {
  const byNights = new Map<string, ClosureView[]>()
  for (const part of parts) {
    const key = `${part.firstNight} ${part.lastNight}`
    byNights.set(key, [...(byNights.get(key) ?? []), part])
  }
  return [...byNights.values()].map((its) => ({ nights: nightsOf(its)[0]!, parts: its }))
}
