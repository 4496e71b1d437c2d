import { useQuery } from '@tanstack/react-query'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

const A_MINUTE = 60_000

/**
 * Today in figures and what needs attention; read again when anything in it changes, and each minute
 * for what only time brings: a step that is late, a day that begins.
 */
export function useDashboard() {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => data.readDashboard(),
    refetchInterval: A_MINUTE,
  })
}
