import { useQuery } from '@tanstack/react-query'
import { parseDay } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

const FIVE_MINUTES = 300_000

/** The property and its clock; read again when a setting changes. */
export function useProperty() {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: ['property'],
    queryFn: () => data.readProperty(),
    staleTime: FIVE_MINUTES,
    // A screen that stands open overnight has the next day's date.
    refetchInterval: FIVE_MINUTES,
  })
}

/** The property's today; null until it is known. */
export function usePropertyToday(): EpochDay | null {
  const { data } = useProperty()
  return data ? parseDay(data.today) : null
}
