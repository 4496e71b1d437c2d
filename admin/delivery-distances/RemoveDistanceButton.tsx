import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useDelete, useNotify, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router'
import type { DeliveryDistanceView } from '../../api/delivery-distances/delivery-distance-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

/** Takes a postcode out of the area; asks first, because guests there cannot order any more. */
export function RemoveDistanceButton() {
  const text = useText()
  const id = useId()
  const notify = useNotify()
  const navigate = useNavigate()
  const offline = useLive().status === 'lost'
  const row = useRecordContext<DeliveryDistanceView>()
  const [open, setOpen] = useState(false)
  const [remove, { isPending, error, reset }] = useDelete<DeliveryDistanceView>()
  if (!row) return null
  const { postcode, place } = row
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
        {text('deliveryDistances.remove.title')}
      </Button>
      <Dialog
        open={open}
        onClose={isPending ? undefined : () => setOpen(false)}
        maxWidth="xs"
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{text('deliveryDistances.remove.title')}</DialogTitle>
        <DialogContent>
          <p>{text('deliveryDistances.remove.question', { postcode, place })}</p>
          {error ? (
            <Note
              tone="bad"
              title={(error instanceof ApiProblem && error.message) || text('shell.failed')}
            >
              {text('deliveryDistances.remove.refused')}
            </Note>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} disabled={isPending}>
            {text('deliveryDistances.remove.keep')}
          </Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending)
                void remove(
                  'delivery-distances',
                  { id: row.id, previousData: row },
                  {
                    mutationMode: 'pessimistic',
                    onSuccess: () => {
                      notify(text('deliveryDistances.removed'), { type: 'success' })
                      void navigate(screens.deliveryDistances.path)
                    },
                  },
                )
            }}
          >
            {isPending ? text('deliveryDistances.busy') : text('deliveryDistances.remove.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
