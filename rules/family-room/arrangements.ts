import { type EpochDay, weekday } from '../calendar/day.ts'
import type { FamilyTariff } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'

export type ArrangementId = 'friday-weekend' | 'monday-midweek' | 'monday-week' | 'friday-week'

/**
 * A way to book the family room: from which weekday (ISO, Monday 1), how many nights, at which
 * fixed price (BO §4, G §4).
 */
export interface Arrangement {
  id: ArrangementId
  name: Message
  weekday: 1 | 5
  nights: number
  price: keyof FamilyTariff & ('weekendCents' | 'midweekCents' | 'weekCents')
}

/**
 * All four, of one weekday the shorter first. Where BO §4 and G §4 differ (`friday-week`), the reading decides whether it is offered,
 * not whether it is known.
 */
export const arrangements: readonly Arrangement[] = [
  {
    id: 'friday-weekend',
    name: message('familyRoom.fridayWeekend'),
    weekday: 5,
    nights: 3,
    price: 'weekendCents',
  },
  {
    id: 'monday-midweek',
    name: message('familyRoom.mondayMidweek'),
    weekday: 1,
    nights: 4,
    price: 'midweekCents',
  },
  {
    id: 'monday-week',
    name: message('familyRoom.mondayWeek'),
    weekday: 1,
    nights: 7,
    price: 'weekCents',
  },
  {
    id: 'friday-week',
    name: message('familyRoom.fridayWeek'),
    weekday: 5,
    nights: 7,
    price: 'weekCents',
  },
]

/** Those one can choose from (reading `family.friday-week`). */
export function offeredArrangements(readings: Pick<Readings, 'family.friday-week'>): Arrangement[] {
  return arrangements.filter(
    ({ id }) => id !== 'friday-week' || readings['family.friday-week'] === 'offered',
  )
}

/**
 * Whether one can arrive on that day: a Friday for the Friday types, a Monday for the Monday types
 * (BO §5, G §5).
 */
export function isArrivalDay(arrangement: Arrangement, day: EpochDay): boolean {
  return weekday(day) === arrangement.weekday
}

/**
 * The departure that belongs to an arrival: a weekend from Friday ends on Monday, a midweek from
 * Monday on Friday.
 */
export function departureOf(arrangement: Arrangement, arrival: EpochDay): EpochDay {
  return arrival + arrangement.nights
}

/**
 * The arrangement a stay is, known by its first weekday and its nights; undefined for any other
 * stay.
 */
export function arrangementOf(arrival: EpochDay, departure: EpochDay): Arrangement | undefined {
  return arrangements.find(
    (arrangement) =>
      isArrivalDay(arrangement, arrival) && departureOf(arrangement, arrival) === departure,
  )
}
