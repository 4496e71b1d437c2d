import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { KeptPageView } from '../../api/pages/page-text-shape.ts'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { useLive } from '../live/live-context.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'

/**
 * Has the supplied page stand again at once, and offers for 8 seconds to have it as it was.
 *
 * @param onDone is called once either is read again
 */
export function SuppliedButton({ onDone }: { onDone(): void }) {
  const text = useText()
  const notify = useNotify()
  const data = useDataProvider()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const row = useRecordContext<KeptPageView>()
  const readAgain = async (_: unknown, problem: unknown) => {
    await client.invalidateQueries({ queryKey: ['page-texts'] })
    if (!problem) onDone()
  }
  const said = (problem: unknown) => notify(failureText(problem), { type: 'error' })
  const again = useMutation({
    mutationFn: ({ id, title, description, body }: KeptPageView) =>
      data.update('page-texts', {
        id,
        data: { title, description, body },
        previousData: { id },
      }),
    onSuccess: () => notify('pageTexts.backAgain', { type: 'success' }),
    onError: said,
    onSettled: readAgain,
  })
  const reset = useMutation({
    mutationFn: (page: KeptPageView) =>
      data.delete('page-texts', { id: page.id, previousData: page }),
    onSuccess: (_, page) =>
      notify(<UndoNotice said={text('pageTexts.isSupplied')} onUndo={() => again.mutate(page)} />, {
        type: 'success',
        autoHideDuration: messageSeconds.undo * 1000,
      }),
    onError: said,
    onSettled: readAgain,
  })
  if (!row) return null
  return (
    <Button
      variant="text"
      disabled={offline}
      aria-disabled={reset.isPending}
      onClick={() => !reset.isPending && reset.mutate(row)}
    >
      {text('pageTexts.back')}
    </Button>
  )
}
