import { useQuery } from '@tanstack/react-query'
import { parseDay } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { useHouseData } from '../data/use-house-data.ts'

const FIVE_MINUTES = 300_000

/** The house and its clock; read again when a setting changes. */
export function useHouse() {
  const data = useHouseData()
  return useQuery({ queryKey: ['house'], queryFn: () => data.readHouse(), staleTime: FIVE_MINUTES })
}

/** The house's today; null until it is known. */
export function useHouseToday(): EpochDay | null {
  const { data } = useHouse()
  return data ? parseDay(data.today) : null
}
