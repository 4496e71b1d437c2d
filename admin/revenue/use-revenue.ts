import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RevenueView } from '../../api/revenue/revenue-view.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** The money of a month, such as `2026-07`, followed live; null: the month of the house's today. */
export function useRevenue(month: string | null) {
  const data = useBackOfficeData()
  const query = month === null ? '' : `?${new URLSearchParams({ month })}`
  return useQuery({
    queryKey: ['revenue', month],
    queryFn: () => data.call<RevenueView>(`revenue${query}`, undefined, 'GET'),
    placeholderData: keepPreviousData,
  })
}
