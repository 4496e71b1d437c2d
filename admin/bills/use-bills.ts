import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BillSums, BillView } from '../../api/bills/bill-shapes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { type BillsShown, billFilter, billQuestion } from './bill-address.ts'

/** A page of bills; while the next one is read, the last one stays. */
export function useBillPage(shown: BillsShown) {
  const data = useBackOfficeData()
  const question = billQuestion(shown)
  return useQuery({
    queryKey: ['bills', 'page', shown.kind, question],
    queryFn: () => data.call<BillView[]>(`bills?${question}`, undefined, 'GET'),
    placeholderData: (before, query) =>
      query?.queryKey[2] === shown.kind ? keepPreviousData(before) : undefined,
  })
}

/** How many bills the filter has, and what they come to: read beside the page, so that neither waits. */
export function useBillSums(shown: BillsShown) {
  const data = useBackOfficeData()
  const question = new URLSearchParams({ filter: JSON.stringify(billFilter(shown)) }).toString()
  return useQuery({
    queryKey: ['bills', 'sums', question],
    queryFn: () => data.call<BillSums>(`bills/sums?${question}`, undefined, 'GET'),
  })
}

/** The years to choose from, the latest first: from that of the first bill to next year. */
export function useBillYears(kind: BillsShown['kind'], thisYear: number): number[] {
  const data = useBackOfficeData()
  const question = new URLSearchParams({
    range: '[0,0]',
    sort: '["day","ASC"]',
    filter: JSON.stringify({ kind }),
  }).toString()
  const { data: oldest } = useQuery({
    queryKey: ['bills', 'oldest', kind],
    queryFn: () => data.call<BillView[]>(`bills?${question}`, undefined, 'GET'),
  })
  const first = Math.min(thisYear, Number(oldest?.[0]?.day.slice(0, 4) ?? thisYear))
  return Array.from({ length: thisYear + 2 - first }, (_, index) => thisYear + 1 - index)
}
