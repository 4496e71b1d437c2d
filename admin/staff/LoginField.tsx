import { Icon } from '../marks/Icon.tsx'
import styles from './login.module.css'

interface LoginFieldProps {
  name: 'email' | 'password'
  type: 'email' | 'password'
  label: string
  placeholder: string
  autoComplete: string
  refusal: string | null
}

/** A field with its label in sight above it; a refusal stands below and is named by the field. */
export function LoginField({ name, label, refusal, ...input }: LoginFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        {...input}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `${name}-refusal` : undefined}
      />
      {refusal ? (
        <p className={styles.refusal} id={`${name}-refusal`}>
          <Icon name="warning" />
          {refusal}
        </p>
      ) : null}
    </div>
  )
}
