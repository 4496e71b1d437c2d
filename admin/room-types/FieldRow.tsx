import { Button, IconButton, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { useLive } from '../live/live-context.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { Note } from '../shell/Note.tsx'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { errorsInWords } from '../texts/words.ts'
import { SendButton } from './SendButton.tsx'
import styles from './room-types.module.css'
import type { WriteProblems } from './use-room-writes.tsx'

interface Field<Name extends string> {
  name: Name
  label: string
  kind?: 'number' | 'amount' | 'day'
  placeholder?: string
}

interface Props<Name extends string> {
  /** What stands before the fields and stays as it is. */
  lead?: ReactNode
  fields: readonly Field<Name>[]
  /** What stands in the fields at first. */
  start: Readonly<Record<Name, string>>
  /** The name of the button that sends the row, and its drawing. */
  send: { label: string; icon: IconName }
  check(typed: Readonly<Record<Name, string>>): FieldError[]
  write(typed: Readonly<Record<Name, string>>): Promise<WriteProblems>
  /** Shows what it would come to before it counts; and stops where something else is typed. */
  trial?: {
    /** @param refused is told what is wrong at which field */
    begin(
      typed: Readonly<Record<Name, string>>,
      refused: (problems: NonNullable<WriteProblems>) => void,
    ): void
    stop(): void
  }
  /** Columns between the fields and the buttons that this row does not fill. */
  gap?: number
  /** What is to be known before it is sent again; it stands below. */
  note?: ReactNode
  /** Somebody else removed the row meanwhile: what is sent is a new one. */
  isGone?: boolean
  /** Closes a row that was opened to change it; a row that adds has none. */
  onCancel?(): void
}

/** The fields of one row of a table: to add one, or to change the one that stood there. */
export function FieldRow<Name extends string>({
  lead,
  fields,
  start,
  send,
  check,
  write,
  trial,
  gap = 0,
  note,
  isGone = false,
  onCancel,
}: Props<Name>) {
  const text = useText()
  const id = useId()
  const row = useRef<HTMLTableRowElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const offline = useLive().status === 'lost'
  const [typed, setTyped] = useState(start)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const isTyped = fields.some(({ name }) => typed[name] !== start[name])
  useLeaveWarning(isTyped ? text('kept.leave') : null)

  function isRight(): boolean {
    const errors = check(typed)
    setWrong(errorsInWords(errors))
    return errors.length === 0
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !isRight()) return
    trial?.stop()
    setBusy(true)
    const problems = await write(typed)
    setBusy(false)
    if (problems) return setWrong(problems)
    if (onCancel) return onCancel()
    // Who went on typing meanwhile keeps that, and who went elsewhere stays there.
    setTyped((now) => (now === typed ? start : now))
    if (row.current?.contains(document.activeElement)) first.current?.focus()
  }

  const told = isGone ? <Note tone="ink" title={text('kept.goneRow')} /> : note
  return (
    <>
      <tr ref={row} className={styles.fields}>
        {lead === undefined ? null : <td>{lead}</td>}
        {fields.map(({ name, label, kind, placeholder }, place) => (
          <td key={name}>
            <TextField
              value={typed[name]}
              type={kind === 'day' ? 'date' : 'text'}
              placeholder={placeholder ?? ''}
              autoFocus={onCancel !== undefined && place === 0}
              error={wrong[name] !== undefined}
              helperText={wrong[name]}
              onChange={({ target }) => {
                trial?.stop()
                setTyped({ ...typed, [name]: target.value })
                setWrong(({ [name]: _gone, ...others }) => others)
              }}
              onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
              inputRef={place === 0 ? first : undefined}
              slotProps={{
                htmlInput: {
                  'aria-label': label,
                  form: id,
                  autoComplete: 'off',
                  ...(kind === 'number' && { inputMode: 'numeric' }),
                  ...(kind === 'amount' && { inputMode: 'decimal' }),
                },
              }}
            />
          </td>
        ))}
        <td className={styles.acts} colSpan={gap + 1}>
          <form id={id} onSubmit={(event) => void submit(event)} noValidate>
            {onCancel ? (
              <IconButton aria-label={text('roomTypes.cancel')} onClick={onCancel}>
                <Icon name="cross" />
              </IconButton>
            ) : null}
            {trial ? (
              <Button
                variant="text"
                size="small"
                disabled={offline}
                onClick={() => isRight() && trial.begin(typed, setWrong)}
              >
                {text('kept.trial.try')}
              </Button>
            ) : null}
            <SendButton
              label={isGone ? text('kept.addAgain') : send.label}
              icon={isGone ? 'plus' : send.icon}
              busy={busy}
            />
          </form>
        </td>
      </tr>
      {told ? (
        <tr>
          <td colSpan={(lead === undefined ? 0 : 1) + fields.length + gap + 1}>{told}</td>
        </tr>
      ) : null}
    </>
  )
}
