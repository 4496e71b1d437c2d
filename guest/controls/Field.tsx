import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

/** What a control gets from its field: its name for the label, and what describes it. */
export interface Described {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint, control, error: in that order, and tied together for who listens. */
export function Field(props: {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  /** What stands below the control, such as a way out. */
  below?: ReactNode
  /** Its place in the form's grid. */
  width?: 'half' | 'third' | 'two-thirds'
  children(described: Described): ReactNode
}) {
  const { id, hint, error } = props
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={props.width ? `field ${props.width}` : 'field'}>
      <label htmlFor={id}>{props.label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {props.children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {props.below}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
