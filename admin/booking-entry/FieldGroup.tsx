import { type ReactNode, useId } from 'react'
import { ValidationError } from 'react-admin'
import styles from './booking-entry.module.css'

/** Several controls that answer one question, with its words above and what is wrong below. */
export function FieldGroup({
  label,
  hint,
  error,
  children,
}: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <div
      role="group"
      data-wrong={error ? '' : undefined}
      aria-labelledby={id}
      aria-describedby={error || hint ? `${id}-more` : undefined}
    >
      <div id={id} className={styles.label}>
        {label}
      </div>
      {children}
      <p id={`${id}-more`} className={error ? styles.error : styles.hint} aria-live="polite">
        {error ? <ValidationError error={error} /> : hint}
      </p>
    </div>
  )
}
