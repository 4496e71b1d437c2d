import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { readAfterAct } from '../bookings/use-booking-action.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'

type Pinnable = Pick<BookingView, 'id' | 'pinned' | 'version'>

/** Pins a booking to the room it has, or gives it free again: no other booking makes it move then. */
export function usePin(): { run(booking: Pinnable): void; busy: boolean } {
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, pinned, version }: Pinnable) =>
      data.act('bookings', id, 'pin-room', {
        requestId: newRequestId(),
        version,
        pinned: !pinned,
      }),
    onSuccess: (_, { pinned }) =>
      notify(text(pinned ? 'agenda.unpinned' : 'agenda.pinnedNow'), { type: 'success' }),
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
    onSettled: () => readAfterAct(client),
  })
  return { run: (booking) => mutate(booking), busy: isPending }
}
