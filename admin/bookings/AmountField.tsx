import { TextField } from '@mui/material'
import { useEffect, useRef } from 'react'

interface Props {
  label: string
  /** As it is typed: `104,00`. */
  value: string
  /** What is wrong with it, in Dutch; the field is then shown to whoever has to mend it. */
  error?: string | undefined
  onChange(text: string): void
}

/** An amount in euro. `parseEuro` reads what is typed. */
export function AmountField({ label, value, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={value}
      inputRef={input}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  )
}
