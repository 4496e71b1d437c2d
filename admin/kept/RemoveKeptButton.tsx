import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useDelete, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { useText } from '../texts/use-text.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'

/** Removes a row at once, and offers for 8 seconds to add it again as it was. */
export function RemoveKeptButton<Row extends KeptRow>({ noun }: { noun: KeptNoun<Row> }) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const offline = useLive().status === 'lost'
  const row = useRecordContext<Row>()
  const refresh = useRefresh()
  const said = (problem: unknown) => {
    notify((problem instanceof ApiProblem && problem.message) || text('shell.failed'), {
      type: 'error',
    })
    // What somebody else changed is shown in the form then.
    if (problem instanceof ApiProblem && problem.status === 409) refresh()
  }
  const data = useDataProvider()
  const client = useQueryClient()
  // What it says is said by itself: by then one is on the list, and this button is gone.
  const again = useMutation({
    mutationFn: (content: object) => data.create(noun.resource, { data: content }),
    onSuccess: () => notify(text('kept.back'), { type: 'success' }),
    onError: said,
    onSettled: () => client.invalidateQueries({ queryKey: [noun.resource] }),
  })
  const [remove, { isPending }] = useDelete<Row>()
  if (!row) return null
  const { id, version: _version, ...content } = row
  return (
    <Button
      variant="text"
      color="error"
      disabled={offline}
      aria-disabled={isPending}
      onClick={() => {
        if (isPending) return
        void remove(
          noun.resource,
          { id, previousData: row },
          {
            mutationMode: 'pessimistic',
            onError: said,
            onSuccess: () => {
              notify(
                <UndoNotice said={noun.words.removed} onUndo={() => again.mutate(content)} />,
                {
                  type: 'success',
                  autoHideDuration: messageSeconds.undo * 1000,
                },
              )
              void navigate(noun.listAddress ?? screens[noun.screens.list].path, {
                state: nothingToSave,
              })
            },
          },
        )
      }}
    >
      {noun.words.remove}
    </Button>
  )
}
