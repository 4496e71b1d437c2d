import { useQuery } from '@tanstack/react-query'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** How far a new house is; read again when something of it changes, and when one comes back. */
export function useFirstSteps() {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: ['first-steps'],
    queryFn: () => data.readFirstSteps(),
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
