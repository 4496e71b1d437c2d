import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'

/** Says of a room that it was cleaned, or that it is to be cleaned. */
export function useRoomCleaning(room: { id: number; number: number }) {
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: (clean: boolean) => data.sayRoomClean(room.id, clean),
    onSuccess: (_, clean) =>
      notify(text(clean ? 'daySheet.cleaned' : 'daySheet.soiled', { number: room.number }), {
        type: 'success',
      }),
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
    onSettled: () =>
      Promise.all(
        ['agenda', 'day-sheet'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  })
  return { say: mutate, isPending }
}
