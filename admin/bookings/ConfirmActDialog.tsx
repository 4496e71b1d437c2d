import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-acts.module.css'
import type { ActRefusal } from './use-booking-act.ts'

interface ConfirmActDialogProps {
  title: string
  /** What the act does, before it is done. */
  children: ReactNode
  confirm: string
  /** It takes something away. */
  isDestructive?: boolean
  open: boolean
  busy: boolean
  refusal: ActRefusal | null
  onConfirm(): void
  onClose(): void
}

/** Asks before an act that cannot be taken back. It stays open while the act is under way and where it was refused. */
export function ConfirmActDialog({
  title,
  children,
  confirm,
  isDestructive = false,
  open,
  busy,
  refusal,
  onConfirm,
  onClose,
}: ConfirmActDialogProps) {
  const text = useText()
  const id = useId()
  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} maxWidth="xs" aria-labelledby={id}>
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
        <Button onClick={onClose} disabled={busy}>
          {text('bookings.actions.close')}
        </Button>
        <Button variant="contained" color={isDestructive ? 'error' : 'primary'} onClick={busy ? undefined : onConfirm} aria-disabled={busy}>
          {busy ? text('bookings.actions.busy') : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
