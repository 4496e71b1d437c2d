import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useDelete, useNotify, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router'
import type { ClosureView } from '../../api/closures/closure-view.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { closedNights, closedWhat } from './closure-words.ts'

/** Opens the nights again; asks first, because guests can book them at once. */
export function RemoveClosureButton() {
  const text = useText()
  const id = useId()
  const notify = useNotify()
  const navigate = useNavigate()
  const offline = useLive().status === 'lost'
  const closure = useRecordContext<ClosureView>()
  const [open, setOpen] = useState(false)
  const [remove, { isPending, error, reset }] = useDelete<ClosureView>()
  if (!closure) return null
  const opened = () => {
    notify(text('closures.opened'), { type: 'success' })
    void navigate(screens.closures.path)
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
        {text('closures.remove.title')}
      </Button>
      <Dialog
        open={open}
        onClose={isPending ? undefined : () => setOpen(false)}
        maxWidth="xs"
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{text('closures.remove.title')}</DialogTitle>
        <DialogContent>
          <p>
            {text('closures.remove.question', {
              what: closedWhat(closure, text),
              nights: closedNights(closure),
            })}
          </p>
          {error ? (
            <Note
              tone="bad"
              title={(error instanceof ApiProblem && error.message) || text('shell.failed')}
            >
              {text('closures.remove.refused')}
            </Note>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} disabled={isPending}>
            {text('closures.remove.keep')}
          </Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending)
                void remove(
                  'closures',
                  { id: closure.id, previousData: closure },
                  { mutationMode: 'pessimistic', onSuccess: opened },
                )
            }}
          >
            {isPending ? text('closures.busy') : text('closures.remove.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
