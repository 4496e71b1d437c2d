import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DaySheetView } from '../../api/day-sheet/day-sheet-shape.ts'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** The day sheet of a day, followed live; not asked for while the day is not known. */
export function useDaySheet(day: EpochDay | null) {
  const data = useBackOfficeData()
  const text = day === null ? '' : formatDay(day)
  return useQuery({
    queryKey: ['day-sheet', text],
    queryFn: ({ signal }): Promise<DaySheetView> => data.readDaySheet({ day: text, signal }),
    enabled: day !== null,
    placeholderData: keepPreviousData,
  })
}
