import { useQuery } from '@tanstack/react-query'
import type { CashDayView, ClosedDayView } from '../../api/cash-days/cash-day-shape.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { useProperty } from '../property/use-property.ts'

/** Why the desk takes no money now: there is no connection, or today was closed; null where it does. */
export type DeskBlock = 'offline' | 'closed' | null

/** A day of the cash desk as it stands; read again when money or a closing changes it. */
export function useCashDay(day: string) {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: ['cash-days', 'day', day],
    queryFn: () => data.call<CashDayView>(`cash-days/${encodeURIComponent(day)}`, undefined, 'GET'),
    enabled: day !== '',
  })
}

/** Whether the desk takes money now, and today's closing where that is why not. */
export function useDeskBlock(): { block: DeskBlock; closed: ClosedDayView | null } {
  const offline = useLive().status === 'lost'
  const { data: property } = useProperty()
  const { data: day } = useCashDay(property?.today ?? '')
  const closed = day?.closed ?? null
  return { block: offline ? 'offline' : closed ? 'closed' : null, closed }
}
