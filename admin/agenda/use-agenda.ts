import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { rangeToRead, stepDate, type AgendaViewName } from './agenda-address.ts'

/**
 * An answer and when it came, milliseconds since 1970 by this browser: the property's clock goes on
 * from there.
 */
export interface ReadAgenda {
  agenda: AgendaView
  readAt: number
}

const NEIGHBOUR_FRESH_MS = 30_000

/**
 * The agenda of the weeks or month around a day. Paging keeps the old answer until the new one is
 * there; neighbours are read ahead.
 */
export function useAgenda(view: AgendaViewName, date: EpochDay | null) {
  const data = useBackOfficeData()
  const client = useQueryClient()
  const query = useQuery({
    ...agendaQuery(data, view, date ?? 0),
    enabled: date !== null,
    placeholderData: keepPreviousData,
  })
  const loaded = query.isSuccess && !query.isPlaceholderData
  useEffect(() => {
    if (!loaded || date === null) return
    const step = view === 'day' ? 'work_week' : view
    for (const way of [1, -1] as const)
      void client.prefetchQuery({
        ...agendaQuery(data, view, stepDate(step, date, way)),
        staleTime: NEIGHBOUR_FRESH_MS,
      })
  }, [client, data, date, loaded, view])
  return query
}

function agendaQuery(data: BackOfficeDataProvider, view: AgendaViewName, date: EpochDay) {
  const range = rangeToRead(view, date)
  // The night before too: who leaves on the first morning slept there.
  const from = formatDay(range.from - 1)
  const until = formatDay(range.until)
  return {
    queryKey: ['agenda', from, until],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadAgenda> => ({
      agenda: await data.readAgenda({ from, until, signal }),
      readAt: Date.now(),
    }),
  }
}
