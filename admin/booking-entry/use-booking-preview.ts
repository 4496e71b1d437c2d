import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import type { PreviewRequest } from './entry-request.ts'

/**
 * What the stay comes to, asked again with every change of the form and of the agenda. The last
 * answer stays while the next is on its way, unless it was about another room type.
 */
export function useBookingPreview(request: PreviewRequest | null) {
  const data = useBackOfficeData()
  return useQuery({
    queryKey: ['new-booking', 'preview', request],
    queryFn: ({ signal }) => data.previewBooking(request!, signal),
    enabled: request !== null,
    placeholderData: (last, query) => {
      const before = query?.queryKey[2] as PreviewRequest | null | undefined
      return before?.roomTypeId === request?.roomTypeId ? keepPreviousData(last) : undefined
    },
  })
}
