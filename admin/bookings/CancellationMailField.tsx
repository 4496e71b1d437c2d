import { Checkbox, FormControlLabel } from '@mui/material'
import { useText } from '../texts/use-text.ts'
import styles from './booking-actions.module.css'

interface Props {
  email: string
  checked: boolean
  onChange(checked: boolean): void
}

/** Whether the guest is told; without an address nobody can be (screen Bronnen). */
export function CancellationMailField({ email, checked, onChange }: Props) {
  const text = useText()
  if (email === '') return <p className={styles.hint}>{text('bookings.cancelDialog.noAddress')}</p>
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
      label={text('bookings.cancelDialog.mail', { email })}
      disableTypography
      className={styles.mailField}
    />
  )
}
