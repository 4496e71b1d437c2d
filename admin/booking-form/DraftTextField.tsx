import { Button, TextField } from '@mui/material'
import { useText } from '../texts/use-text.ts'
import type { DraftField } from './booking-draft.ts'
import styles from './booking-form.module.css'
import type { DraftInput } from './use-booking-form.ts'

interface Props {
  field: Exclude<DraftField, 'roomId'>
  label: string
  input: DraftInput
  type?: 'text' | 'email' | 'tel'
  isLong?: boolean
  hint?: string | undefined
}

/** A text of the booking. Where somebody else wrote in it meanwhile, both are shown to choose from. */
export function DraftTextField({ field, label, input, type = 'text', isLong, hint }: Props) {
  const text = useText()
  const { value, theirs, error, write, keep, take } = input
  return (
    <div>
      <TextField
        fullWidth
        size="small"
        name={field}
        label={label}
        type={type}
        multiline={isLong}
        minRows={isLong ? 2 : undefined}
        value={value}
        error={error !== undefined}
        helperText={error ?? hint}
        onChange={(event) => write(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      {theirs === null ? null : (
        <div className={styles.clash} role="group" aria-label={label}>
          <p>{text('bookings.form.theirs', { text: theirs || text('bookings.form.empty') })}</p>
          <Button size="small" onClick={take}>
            {text('bookings.form.take')}
          </Button>
          <Button size="small" onClick={keep}>
            {text('bookings.form.keep')}
          </Button>
        </div>
      )}
    </div>
  )
}
