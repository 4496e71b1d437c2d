import { TextField } from '@mui/material'
import type { Ref } from 'react'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { LanguageSelect } from '../languages/LanguageSelect.tsx'
import { useText } from '../texts/use-text.ts'

export interface ReceiptEmailField {
  value: string
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  onChange(value: string): void
  language: string
  onLanguage(tag: string): void
}

/** Where the receipt is mailed once the money is in, and in which language; empty: nowhere. */
export function ReceiptEmail(field: ReceiptEmailField) {
  const text = useText()
  const { value, error, inputRef, onChange, language, onLanguage } = field
  return (
    <>
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
      {value.trim() === '' ? null : <LanguageSelect value={language} onChange={onLanguage} />}
    </>
  )
}
