import { TextField } from '@mui/material'
import type { Ref } from 'react'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { useText } from '../texts/use-text.ts'

export interface ReceiptEmailField {
  value: string
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  onChange(value: string): void
}

/** Where the receipt is mailed once the money is in; empty: nowhere. */
export function ReceiptEmail({ value, error, inputRef, onChange }: ReceiptEmailField) {
  const text = useText()
  return (
    <TextField
      fullWidth
      type="email"
      label={text('cashDesk.pay.receiptEmail')}
      value={value}
      inputRef={inputRef}
      error={error !== undefined}
      helperText={error ?? text('cashDesk.pay.receiptEmailHint')}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: textLimits.email } }}
    />
  )
}
