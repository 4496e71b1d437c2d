import { Button, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ApiProblem, isUnreachable } from '../data/api-problem.ts'
import { useLive } from '../live/live-context.ts'
import { Note } from '../shell/Note.tsx'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import styles from './ask-form.module.css'

/** A field of what is asked. */
export interface AskedField {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric'
  initial?: string
  hint?: string
}

interface Props {
  fields: readonly AskedField[]
  submit: string
  /** What was typed is sent; a refusal is shown at its field, or below them. */
  send(typed: Record<string, string>): Promise<void>
  /** Beside the button. */
  children?: ReactNode
  isDestructive?: boolean
  /** In a dialog nothing is left by accident. */
  warns?: boolean
}

/** A few fields and a button that sends them at once: nothing secret stays in them afterwards. */
export function AskForm({ fields, submit, send, children, isDestructive, warns = true }: Props) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [isDirty, setDirty] = useState(false)
  useLeaveWarning(warns && isDirty ? text('kept.leave') : null)
  const errors = (problem instanceof ApiProblem && problem.body.errors) || {}
  const isAtField = fields.some(({ name }) => errors[name])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = Object.fromEntries(fields.map(({ name }) => [name, fieldOf(name)?.value ?? '']))
    setBusy(true)
    setProblem(null)
    try {
      await send(typed)
      setDirty(false)
      for (const { name, type } of fields) if (type === 'password') fieldOf(name)?.form?.reset()
    } catch (refused) {
      setProblem(refused)
      const [first] = refused instanceof ApiProblem ? Object.keys(refused.body.errors ?? {}) : []
      if (first) fieldOf(first)?.focus()
    } finally {
      setBusy(false)
    }
  }
  const fieldOf = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      onChange={() => setDirty(true)}
      noValidate
    >
      {fields.map(({ name, label, type = 'text', autoComplete, inputMode, initial, hint }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          type={type}
          variant="outlined"
          defaultValue={initial ?? ''}
          error={Boolean(errors[name])}
          helperText={errors[name] ?? hint}
          fullWidth
          slotProps={{ htmlInput: { autoComplete, ...(inputMode && { inputMode }) } }}
        />
      ))}
      {problem && !isAtField ? <Note tone="bad" title={sentenceOf(problem)} /> : null}
      <div className={styles.row}>
        <Button
          type="submit"
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          disabled={offline}
          aria-disabled={busy}
        >
          {busy ? text('kept.busy') : submit}
        </Button>
        {children}
      </div>
      {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
    </form>
  )

  function sentenceOf(refused: unknown): string {
    const said = refused instanceof ApiProblem && !isUnreachable(refused) && refused.message
    return said || text('staff.unreachable')
  }
}
