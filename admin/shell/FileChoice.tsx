import { type ReactNode, useId } from 'react'
import styles from './file-choice.module.css'

interface Props {
  /** The words on the button. */
  label: ReactNode
  accept: string
  multiple?: boolean
  disabled: boolean
  invalid?: boolean
  describedBy: string
  onChoose(files: File[]): void
}

/** A button with which files are chosen; by keyboard the input itself has the focus. */
export function FileChoice(props: Props) {
  const { label, accept, multiple, disabled, invalid, describedBy, onChoose } = props
  const field = useId()
  return (
    <>
      <input
        id={field}
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same name may be chosen again, with another content.
          target.value = ''
          onChoose(files)
        }}
      />
      <label htmlFor={field} className={styles.choose}>
        {label}
      </label>
    </>
  )
}
