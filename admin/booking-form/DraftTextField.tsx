import { Button, MenuItem, TextField } from '@mui/material'
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
  /** What can be chosen from, where nothing is typed. */
  choices?: { id: string; name: string }[]
  hint?: string | undefined
}

/** A text or a choice of the booking. Where somebody else wrote in it meanwhile, both are shown to choose from. */
export function DraftTextField({
  field,
  label,
  input,
  type = 'text',
  isLong,
  choices,
  hint,
}: Props) {
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
        select={choices !== undefined}
        multiline={isLong}
        minRows={isLong ? 2 : undefined}
        value={value}
        error={error !== undefined}
        helperText={error ?? hint}
        onChange={(event) => write(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      >
        {choices?.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {theirs === null ? null : (
        <div className={styles.clash} role="group" aria-label={label}>
          <p>
            {text('bookings.form.theirs', {
              text:
                choices?.find(({ id }) => id === theirs)?.name ??
                (theirs || text('bookings.form.empty')),
            })}
          </p>
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
