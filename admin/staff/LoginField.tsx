import { useId } from 'react'
import { Icon } from '../marks/Icon.tsx'
import styles from './login.module.css'

interface LoginFieldProps {
  name: 'email' | 'password'
  type: 'email' | 'password'
  label: string
  placeholder: string
  autoComplete: string
  autoFocus?: boolean
  /** What stands there before anybody types. */
  initial?: string
  refusal: string | null
}

/** A field with its label in sight above it; a refusal stands below and is named by the field. */
export function LoginField({ name, label, refusal, initial, ...input }: LoginFieldProps) {
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
        aria-describedby={refusal ? `${id}-refusal` : undefined}
      />
      {refusal ? (
        <p className={styles.refusal} id={`${id}-refusal`}>
          <Icon name="warning" />
          {refusal}
        </p>
      ) : null}
    </div>
  )
}
