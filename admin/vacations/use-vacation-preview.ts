import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../rules/calendar/day.ts'
import type { NightRange } from '../../rules/closures/night-range.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** Nights as the API is asked for them. */
export function nightsToAsk(ranges: readonly NightRange[]) {
  return ranges.map(({ first, last }) => ({
    firstNight: formatDay(first),
    lastNight: formatDay(last),
  }))
}

/** What stands on chosen nights in chosen rooms; nothing is asked before both are chosen. */
export function useVacationPreview(
  ranges: readonly NightRange[],
  roomIds: readonly number[] | null,
) {
  const data = useBackOfficeData()
  const nights = nightsToAsk(ranges)
  return useQuery({
    queryKey: ['vacation-previews', nights, roomIds],
    queryFn: () => data.previewVacation({ nights, roomIds: roomIds && [...roomIds] }),
    enabled: nights.length > 0 && roomIds?.length !== 0,
  })
}
