import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NightRun } from '../../rules/availability/night-runs.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/**
 * The nights of a room type as the change of this booking sees them, its own free, and with how many
 * it can be had. What was read of another type stays until the new one is there.
 */
export function useChangeCalendar(bookingId: string, roomTypeId: number) {
  const data = useBackOfficeData()
  const query = useQuery({
    queryKey: ['stay-change', bookingId, 'calendar', roomTypeId],
    queryFn: ({ signal }) => data.readChangeCalendar(bookingId, roomTypeId, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const calendar = useMemo(
    () =>
      query.data && {
        today: parseDay(query.data.today)!,
        persons: query.data.persons,
        runs: query.data.runs.map(({ from, until, look }): NightRun => ({
          from: parseDay(from)!,
          until: parseDay(until)!,
          look,
        })),
      },
    [query.data],
  )
  return { calendar, error: query.error, refetch: query.refetch }
}
