import type { Closure } from '../availability/property-facts.ts'
import type { EpochDay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'

/**
 * The days on which nothing is delivered: those of closures of the whole property, `until` not
 * counted (G §5; reading `vacation.deliveries`). A closed room or type stops no delivery.
 */
export function deliveryVacationDays(
  closures: readonly Closure[],
  readings: Pick<Readings, 'vacation.deliveries'>,
): Set<EpochDay> {
  const days = new Set<EpochDay>()
  if (readings['vacation.deliveries'] === 'not-stopped') return days
  for (const { roomId, roomTypeId, from, until } of closures) {
    if (roomId !== null || roomTypeId !== null) continue
    for (let day = from; day < until; day++) days.add(day)
  }
  return days
}
