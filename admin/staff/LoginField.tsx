import { useId } from 'react'
import { Icon } from '../marks/Icon.tsx'
import styles from './login.module.css'

interface LoginFieldProps {
  name: string
  type: 'email' | 'password' | 'text'
  inputMode?: 'numeric' | 'text'
  label: string
  placeholder: string
  autoComplete: string
  autoFocus?: boolean
  /** What stands there before anybody types. */
  initial?: string
  refusal: string | null
  /** Stands below the field until a refusal does. */
  hint?: string
}

/** A field with its label in sight above it; a refusal stands below and is named by the field. */
export function LoginField({ name, label, refusal, initial, hint, ...input }: LoginFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={initial}
        {...input}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal || hint ? `${id}-refusal` : undefined}
      />
      {refusal ? (
        <p className={styles.refusal} id={`${id}-refusal`}>
          <Icon name="warning" />
          {refusal}
        </p>
      ) : hint ? (
        <p className={styles.hint} id={`${id}-refusal`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
