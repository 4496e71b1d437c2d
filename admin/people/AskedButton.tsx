import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { AskForm, type AskedField } from './AskForm.tsx'
import styles from './ask-form.module.css'

interface Props {
  /** On the button, above what is asked, and on the button that does it. */
  title: string
  /** What it does, before it is done. */
  children: ReactNode
  fields?: readonly AskedField[]
  isDestructive?: boolean
  send(typed: Record<string, string>): Promise<void>
}

/** A button that says what it will do, asks what is needed for it, and stays open when refused. */
export function AskedButton({ title, children, fields = [], isDestructive = false, send }: Props) {
  const text = useText()
  const id = useId()
  const offline = useLive().status === 'lost'
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant={isDestructive ? 'text' : 'outlined'}
        color={isDestructive ? 'error' : 'primary'}
        disabled={offline}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className={styles.dialog}>
          <div>{children}</div>
          <AskForm
            fields={fields}
            submit={title}
            isDestructive={isDestructive}
            warns={false}
            send={async (typed) => {
              await send(typed)
              close()
            }}
          >
            <Button onClick={close}>{text('bookings.actions.close')}</Button>
          </AskForm>
        </DialogContent>
      </Dialog>
    </>
  )
}
