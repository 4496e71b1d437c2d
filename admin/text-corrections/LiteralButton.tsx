import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useDelete, useNotify, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { useLive } from '../live/live-context.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { failureText } from '../texts/words.ts'

/** A row whose text staff wrote in place of the literal one. */
interface OwnText {
  id: string
  text: string
}

interface LiteralButtonProps {
  resource: 'texts' | 'translations'
  /** Where one is afterwards. */
  list: string
  texts: {
    button: string
    /** The notice once it is done, and once that is undone. */
    done: string
    undone: string
  }
}

/** Has the literal text stand again at once, and offers for 8 seconds to have it as it was. */
export function LiteralButton({ resource, list, texts }: LiteralButtonProps) {
  const notify = useNotify()
  const navigate = useNavigate()
  const offline = useLive().status === 'lost'
  const row = useRecordContext<OwnText>()
  const data = useDataProvider()
  const client = useQueryClient()
  const said = (problem: unknown) => notify(failureText(problem), { type: 'error' })
  // What it says is said by itself: by then one is on the list, and this button is gone.
  const again = useMutation({
    mutationFn: ({ id, text: words }: OwnText) =>
      data.update(resource, { id, data: { text: words }, previousData: { id } }),
    onSuccess: () => notify(texts.undone, { type: 'success' }),
    onError: said,
    onSettled: () => client.invalidateQueries({ queryKey: [resource] }),
  })
  const [remove, { isPending }] = useDelete<OwnText>()
  if (!row) return null
  return (
    <Button
      variant="text"
      disabled={offline}
      aria-disabled={isPending}
      onClick={() => {
        if (isPending) return
        void remove(
          resource,
          { id: row.id, previousData: row },
          {
            mutationMode: 'pessimistic',
            onError: said,
            onSuccess: () => {
              notify(<UndoNotice said={texts.done} onUndo={() => again.mutate(row)} />, {
                type: 'success',
                autoHideDuration: messageSeconds.undo * 1000,
              })
              void navigate(list, { state: nothingToSave })
            },
          },
        )
      }}
    >
      {texts.button}
    </Button>
  )
}
