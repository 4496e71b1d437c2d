import { useQuery } from '@tanstack/react-query'
import type { Subject } from '../../api/subjects/events.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'

/** What happened to a subject and what comes next; read again when anything of it changed. */
export function useTimeline({ kind, id }: Subject) {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: ['timelines', kind, id],
    queryFn: ({ signal }) => data.readTimeline({ kind, id, signal }),
  })
}
