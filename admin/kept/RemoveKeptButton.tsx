import { Button } from '@mui/material'
import { useDelete, useRecordContext, useRefresh } from 'react-admin'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { failureText } from '../texts/words.ts'
import type { KeptRow } from './kept-noun.ts'
import { type Removable, useRemoved } from './use-removed.tsx'
import type { SaveProblem } from './use-saving.ts'

interface Props<Row extends KeptRow> extends Removable {
  /** The version that a removal names, where it takes more with it than the row. */
  versionOf?(row: Row): number
  /** Where it is said that it cannot be. */
  problem: SaveProblem
}

/** Removes a row at once, and offers for 8 seconds to have it back as it was. */
export function RemoveKeptButton<Row extends KeptRow>({
  versionOf,
  problem,
  ...removable
}: Props<Row>) {
  const offline = useLive().status === 'lost'
  const row = useRecordContext<Row>()
  const refresh = useRefresh()
  const removed = useRemoved<Row>(removable)
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
        problem.say(null)
        void remove(
          removable.resource,
          { id: row.id, previousData: { ...row, version } },
          {
            mutationMode: 'pessimistic',
            onError: (refused) => {
              // A removal has no field to say it at.
              problem.say(failureText(refused))
              // What somebody else changed is shown in the form then.
              if (refused instanceof ApiProblem && refused.status === 409) refresh()
            },
            onSuccess: () => removed(row),
          },
        )
      }}
    >
      {removable.words.remove}
    </Button>
  )
}
