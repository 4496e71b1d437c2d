import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { ApiProblem } from '../data/api-problem.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-actions.module.css'
import { newRequestId } from './request-id.ts'
import { type Action, useBookingAction } from './use-booking-action.ts'

/** What is wrong at which field, in Dutch. */
export type FieldErrors = Record<string, string>

/** One press: sent again while its question is open, after a lost answer, it is the same. */
interface Press {
  requestId: string
  /** Of the record as it was when the question was opened, or when it was refused. */
  version: number
}

interface Props {
  /** On the button, and above what is asked as it was when it was opened. */
  title: string
  /** What the action does, before it is done, and the fields that it asks for. */
  children: ReactNode | ((errors: FieldErrors) => ReactNode)
  confirm: string
  /** On the button that does nothing. */
  dismiss?: string
  /** It takes something away. */
  isDestructive?: boolean
  /** It is what staff most likely came for. */
  isMain?: boolean
  icon?: IconName
  disabled: boolean
  /** Whether it can be done now. What is open stays open where somebody else was first. */
  offered?: boolean
  /** Of the record on the screen, where others may decide meanwhile. */
  version?: number
  /** What is wrong with what was filled in; nothing is asked of the server then. */
  check?(): FieldErrors
  action(data: BackOfficeDataProvider, press: Press): ReturnType<Action>
  /** The toast when it is done; null where the action itself says what came of it. */
  done: string | null
  onOpen?(): void
}

/**
 * A button that asks before an action that cannot be taken back. What was asked stays open while the
 * action is under way and where it was refused; a refusal of a field stands at that field.
 */
export function ConfirmedActionButton({
  title,
  children,
  confirm,
  dismiss,
  isDestructive = false,
  isMain = false,
  icon,
  disabled,
  offered = true,
  version = 0,
  check = () => ({}),
  action,
  done,
  onOpen,
}: Props) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  // The record may change under an open question, and its button with it.
  const [openedTitle, setOpenedTitle] = useState(title)
  const [unsent, setUnsent] = useState<FieldErrors>({})
  // The version that is decided about: of when the question was opened and, after a refusal that says
  // what somebody else did, of the record as it is read again. What comes later was not read.
  const [opened, setOpened] = useState(version)
  const [requestId, setRequestId] = useState(newRequestId)
  const [isRefused, setIsRefused] = useState(false)
  if (isRefused && version !== opened) {
    setOpened(version)
    setIsRefused(false)
  }
  const { run, busy, refusal, fieldErrors, forget } = useBookingAction(
    (data) => action(data, { requestId, version: opened }),
    done,
  )
  const close = () => setOpen(false)
  const color = isDestructive ? 'error' : 'primary'
  const isRefusedAtField = Object.keys(fieldErrors).length > 0
  if (!offered && !open) return null
  return (
    <>
      <Button
        variant={isMain ? 'contained' : isDestructive ? 'text' : 'outlined'}
        color={color}
        disabled={disabled}
        startIcon={icon ? <Icon name={icon} /> : undefined}
        onClick={() => {
          forget()
          setUnsent({})
          setRequestId(newRequestId())
          setOpened(version)
          setOpenedTitle(title)
          setIsRefused(false)
          onOpen?.()
          setOpen(true)
        }}
      >
        {title}
      </Button>
      <Dialog
        open={open}
        onClose={busy ? undefined : close}
        maxWidth="xs"
        fullWidth
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{openedTitle}</DialogTitle>
        <DialogContent className={styles.dialog}>
          {typeof children === 'function' ? children({ ...fieldErrors, ...unsent }) : children}
          {refusal && !isRefusedAtField ? (
            <Note tone="bad" title={refusal.title}>
              {refusal.detail}
            </Note>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {dismiss ?? text('bookings.actions.close')}
          </Button>
          <Button
            variant="contained"
            color={color}
            // Until it was refused: the refusal says what somebody else did.
            disabled={!offered && refusal !== null}
            onClick={busy ? undefined : send}
            aria-disabled={busy}
          >
            {busy ? text('bookings.actions.busy') : confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )

  function send() {
    const wrong = check()
    setUnsent(wrong)
    if (Object.keys(wrong).length > 0) return
    run(undefined, {
      onSuccess: close,
      onError: (problem) => {
        if (problem instanceof ApiProblem && problem.reason === 'changed-meanwhile')
          setIsRefused(true)
      },
    })
  }
}
