import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NightRun } from '../../rules/availability/night-runs.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** The nights of a room type as runs, for the date picker; asked again when bookings change. */
export function useBookingCalendar(roomTypeId: number | null) {
  const data = useBackOfficeData()
  const query = useQuery({
    queryKey: ['new-booking', 'calendar', roomTypeId],
    queryFn: ({ signal }) => data.readBookingCalendar(roomTypeId!, signal),
    enabled: roomTypeId !== null,
  })
  const runs = useMemo(
    () =>
      query.data?.runs.map(({ from, until, look }): NightRun => ({
        from: parseDay(from)!,
        until: parseDay(until)!,
        look,
      })),
    [query.data],
  )
  return { runs, error: query.error, refetch: query.refetch }
}
