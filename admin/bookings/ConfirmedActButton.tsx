import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { HouseDataProvider } from '../data/house-data-provider.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-acts.module.css'
import { useBookingAct } from './use-booking-act.ts'

interface Props {
  /** On the button, and above what is asked. */
  title: string
  /** What the act does, before it is done. */
  children: ReactNode
  confirm: string
  /** It takes something away. */
  isDestructive?: boolean
  disabled: boolean
  act(data: HouseDataProvider): Promise<void>
  /** The toast when it is done. */
  done: string
  onOpen?(): void
}

/**
 * A button that asks before an act that cannot be taken back. What was asked stays open while the
 * act is under way and where it was refused.
 */
export function ConfirmedActButton({
  title,
  children,
  confirm,
  isDestructive = false,
  disabled,
  act,
  done,
  onOpen,
}: Props) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { run, busy, refusal, forget } = useBookingAct(act, done)
  const close = () => setOpen(false)
  const color = isDestructive ? 'error' : 'primary'
  return (
    <>
      <Button
        variant={isDestructive ? 'text' : 'outlined'}
        color={color}
        disabled={disabled}
        onClick={() => {
          forget()
          onOpen?.()
          setOpen(true)
        }}
      >
        {title}
      </Button>
      <Dialog open={open} onClose={busy ? undefined : close} maxWidth="xs" aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className={styles.dialog}>
          {children}
          {refusal ? (
            <Note tone="bad" title={refusal.title}>
              {refusal.detail}
            </Note>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {text('bookings.actions.close')}
          </Button>
          <Button
            variant="contained"
            color={color}
            onClick={busy ? undefined : () => run(undefined, { onSuccess: close })}
            aria-disabled={busy}
          >
            {busy ? text('bookings.actions.busy') : confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
