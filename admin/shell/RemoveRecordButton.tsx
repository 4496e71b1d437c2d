import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { type RaRecord, useDelete, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { Note } from './Note.tsx'

interface Props {
  /** What react-admin calls the records. */
  resource: string
  record: RaRecord
  /** Where one is led when it is gone. */
  list: string
  words: Record<'title' | 'question' | 'refused' | 'keep' | 'confirm' | 'busy' | 'removed', string>
}

/** Removes a record; asks first, because what depends on it changes at once. */
export function RemoveRecordButton({ resource, record, list, words }: Props) {
  const text = useText()
  const id = useId()
  const notify = useNotify()
  const navigate = useNavigate()
  const offline = useLive().status === 'lost'
  const [open, setOpen] = useState(false)
  const [remove, { isPending, error, reset }] = useDelete()
  const removed = () => {
    notify(words.removed, { type: 'success' })
    void navigate(list)
  }
  return (
    <>
      <Button
        variant="text"
        color="error"
        disabled={offline}
        onClick={() => {
          reset()
          setOpen(true)
        }}
      >
        {words.title}
      </Button>
      <Dialog
        open={open}
        onClose={isPending ? undefined : () => setOpen(false)}
        maxWidth="xs"
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent>
          <p>{words.question}</p>
          {error ? (
            <Note
              tone="bad"
              title={(error instanceof ApiProblem && error.message) || text('shell.failed')}
            >
              {words.refused}
            </Note>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} disabled={isPending}>
            {words.keep}
          </Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending)
                void remove(
                  resource,
                  { id: record.id, previousData: record },
                  { mutationMode: 'pessimistic', onSuccess: removed },
                )
            }}
          >
            {isPending ? words.busy : words.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
