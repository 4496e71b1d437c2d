import { type ReactNode } from 'react'
import { TextInput } from 'react-admin'

interface KeptTextProps {
  source: string
  label: string
  /** What is said below it while nothing is wrong. */
  hint?: ReactNode
  inputMode?: 'decimal' | 'numeric' | 'email' | 'tel'
  autoComplete?: string
  multiline?: boolean
  disabled?: boolean
}

/** A line of text in the form of a row; emptied it is an empty text, not one that is missing. */
export function KeptText({
  source,
  label,
  hint,
  inputMode,
  autoComplete = 'off',
  multiline,
  disabled,
}: KeptTextProps) {
  return (
    <TextInput
      variant="outlined"
      source={source}
      label={label}
      parse={asTyped}
      helperText={hint ?? false}
      {...(multiline && { multiline, minRows: 3 })}
      {...(disabled && { disabled })}
      slotProps={{ htmlInput: { autoComplete, ...(inputMode && { inputMode }) } }}
    />
  )
}

const asTyped = (typed: string) => typed
