import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useDelete, useNotify, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router'
import type { TextView } from '../../api/texts/text-shape.ts'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { useLive } from '../live/live-context.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { useListAddress } from './use-list-address.ts'

/** Has the literal text stand again at once, and offers for 8 seconds to have it as it was. */
export function LiteralButton() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const list = useListAddress()
  const offline = useLive().status === 'lost'
  const row = useRecordContext<TextView>()
  const data = useDataProvider()
  const client = useQueryClient()
  const said = (problem: unknown) => notify(failureText(problem), { type: 'error' })
  // What it says is said by itself: by then one is on the list, and this button is gone.
  const again = useMutation({
    mutationFn: ({ id, text: words }: TextView) =>
      data.update('texts', { id, data: { text: words }, previousData: { id } }),
    onSuccess: () => notify('textCorrections.backAgain', { type: 'success' }),
    onError: said,
    onSettled: () => client.invalidateQueries({ queryKey: ['texts'] }),
  })
  const [remove, { isPending }] = useDelete<TextView>()
  if (!row) return null
  return (
    <Button
      variant="text"
      disabled={offline}
      aria-disabled={isPending}
      onClick={() => {
        if (isPending) return
        void remove(
          'texts',
          { id: row.id, previousData: row },
          {
            mutationMode: 'pessimistic',
            onError: said,
            onSuccess: () => {
              notify(
                <UndoNotice
                  said={text('textCorrections.isLiteral')}
                  onUndo={() => again.mutate(row)}
                />,
                { type: 'success', autoHideDuration: messageSeconds.undo * 1000 },
              )
              void navigate(list, { state: nothingToSave })
            },
          },
        )
      }}
    >
      {text('textCorrections.back')}
    </Button>
  )
}
