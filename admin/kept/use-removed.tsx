import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import { UndoNotice } from '../shell/UndoNotice.tsx'
import { nothingToSave } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import type { KeptRow } from './kept-noun.ts'

/** A kind of rows of which one may be removed. */
export interface Removable {
  /** What react-admin and the API call the rows. */
  resource: string
  /** Where one is led when it is gone. */
  list: string
  words: Record<'remove' | 'removed', string>
  /** Its API takes a removal back with all that went with it; else the row is added once more. */
  isRestored?: boolean
}

/** Leads to the list once a row is gone, and offers for 8 seconds to have it back as it was. */
export function useRemoved<Row extends KeptRow>({
  resource,
  list,
  words,
  isRestored = false,
}: Removable): (row: Row) => void {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const data = useDataProvider()
  const client = useQueryClient()
  // What it says is said by itself: by then one is on the list, and the form is gone.
  const again = useMutation({
    mutationFn: ({ id, version: _version, ...content }: Row) =>
      isRestored
        ? data.create(`${resource}/${id}/restore`, { data: {} })
        : data.create(resource, { data: content }),
    onSuccess: () => notify(text('kept.back'), { type: 'success' }),
    onError: (problem) => notify(failureText(problem), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [resource] }),
  })
  return (row) => {
    notify(<UndoNotice said={words.removed} onUndo={() => again.mutate(row)} />, {
      type: 'success',
      autoHideDuration: messageSeconds.undo * 1000,
    })
    void navigate(list, { state: nothingToSave })
  }
}
