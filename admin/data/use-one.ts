import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { useBackOfficeData } from './use-back-office-data.ts'

/**
 * One record with all its details. Not react-admin's `useGetOne`: that starts from what a list knew
 * of the record, and a row of a list has no timeline, no lines and no attachments.
 */
export function useOne<Detail extends RaRecord<string>>(
  resource: 'bills' | 'bookings' | 'breakfast-orders' | 'invoices' | 'mails',
  id: string,
) {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: [resource, 'detail', id],
    queryFn: async ({ signal }) => (await data.getOne<Detail>(resource, { id, signal })).data,
    enabled: id !== '',
  })
}
