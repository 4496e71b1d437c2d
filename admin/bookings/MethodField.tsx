import { MenuItem, TextField } from '@mui/material'
import type { ByHandMethod } from '../../api/folios/folio-entry.ts'
import { useText } from '../texts/use-text.ts'

const methods: ByHandMethod[] = ['bank', 'pin', 'cash']

interface Props {
  label: string
  value: ByHandMethod
  onChange(method: ByHandMethod): void
}

/** How money came or went outside the payment provider. */
export function MethodField({ label, value, onChange }: Props) {
  const text = useText()
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as ByHandMethod)}
    >
      {methods.map((method) => (
        <MenuItem key={method} value={method}>
          {text(`bookings.money.methods.${method}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
