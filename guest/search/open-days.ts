import type { CalendarDayView } from '../../api/availability/availability-shapes.ts'
import { nightsOnSale } from '../../rules/availability/horizon.ts'
import { type Day, formatDay } from '../../rules/calendar/day.ts'
import { summerMinimum, weekendMinimum } from '../../rules/minimum-nights/minimum-nights.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { RuleNumbers } from '../../rules/rule-numbers/catalogue.ts'
import { epochDay } from '../stay/words.ts'

/**
 * The days of the search form's calendar. Which rooms are free differs per room, so here every
 * night until the horizon is open and only the minimum nights of the whole property are marked.
 */
export function openDays(
  today: Day,
  readings: Pick<Readings, 'horizon'>,
  numbers: RuleNumbers,
): Map<Day, CalendarDayView> {
  const nights = nightsOnSale({ kind: 'ordinary' }, readings.horizon, numbers)
  const first = epochDay(today)
  return new Map(
    Array.from({ length: nights + 1 }, (_, ahead) => {
      const day = formatDay(first + ahead)
      const minNights = Math.max(
        summerMinimum(first + ahead, numbers),
        weekendMinimum(first + ahead, numbers),
      )
      return [day, { day, state: 'free', maxNights: nights - ahead, minNights, gaps: [] }]
    }),
  )
}
