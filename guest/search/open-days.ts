import type { CalendarDayView } from '../../api/availability/availability-views.ts'
import { horizonDays, withoutHorizonDays } from '../../rules/availability/horizon.ts'
import { type Day, formatDay } from '../../rules/calendar/day.ts'
import { summerMinimum, weekendMinimum } from '../../rules/minimum-nights/minimum-nights.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { epochDay } from '../stay/words.ts'

/**
 * The days of the search form's calendar. Which rooms are free differs per room, so here every
 * night until the horizon is open and only the minimum nights of the whole property are marked.
 */
export function openDays(
  today: Day,
  readings: Pick<Readings, 'horizon'>,
): Map<Day, CalendarDayView> {
  const nights = readings.horizon === 'every-room' ? horizonDays : withoutHorizonDays
  const first = epochDay(today)
  return new Map(
    Array.from({ length: nights + 1 }, (_, ahead) => {
      const day = formatDay(first + ahead)
      const minNights = Math.max(summerMinimum(first + ahead), weekendMinimum(first + ahead))
      return [day, { day, state: 'free', maxNights: nights - ahead, minNights, gaps: [] }]
    }),
  )
}
