import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useDelete, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { useText } from '../texts/use-text.ts'
import type { KeptRow } from './kept-noun.ts'

interface Props<Row extends KeptRow> {
  /** What react-admin and the API call the rows. */
  resource: string
  /** Where one is led when it is gone. */
  list: string
  words: Record<'remove' | 'removed', string>
  /** The version that a removal names, where it takes more with it than the row. */
  versionOf?(row: Row): number
  /** Its API takes a removal back with all that went with it; else the row is added once more. */
  isRestored?: boolean
}

/** Removes a row at once, and offers for 8 seconds to have it back as it was. */
export function RemoveKeptButton<Row extends KeptRow>(props: Props<Row>) {
  const { resource, list, words, versionOf, isRestored = false } = props
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
    mutationFn: ({ id, version: _version, ...content }: Row) =>
      isRestored
        ? data.create(`${resource}/${id}/restore`, { data: {} })
        : data.create(resource, { data: content }),
    onSuccess: () => notify(text('kept.back'), { type: 'success' }),
    onError: said,
    onSettled: () => client.invalidateQueries({ queryKey: [resource] }),
  })
  const [remove, { isPending }] = useDelete<Row>()
  if (!row) return null
  const version = versionOf?.(row) ?? row.version
  return (
    <Button
      variant="text"
      color="error"
      disabled={offline}
      aria-disabled={isPending}
      onClick={() => {
        if (isPending) return
        void remove(
          resource,
          { id: row.id, previousData: { ...row, version } },
          {
            mutationMode: 'pessimistic',
            onError: said,
            onSuccess: () => {
              notify(<UndoNotice said={words.removed} onUndo={() => again.mutate(row)} />, {
                type: 'success',
                autoHideDuration: messageSeconds.undo * 1000,
              })
              void navigate(list, { state: nothingToSave })
            },
          },
        )
      }}
    >
      {words.remove}
    </Button>
  )
}
