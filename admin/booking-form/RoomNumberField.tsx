import { Button, MenuItem, TextField } from '@mui/material'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { isLive } from '../../rules/bookings/booking-state.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-form.module.css'
import type { DraftInput } from './use-booking-form.ts'

/** Kamernummer (BO §2): the rooms of its type; those that are taken in its nights cannot be chosen. */
export function RoomNumberField({
  booking,
  input,
}: {
  booking: BookingDetailView
  input: DraftInput
}) {
  const text = useText()
  const { value, theirs, error, write, keep, take } = input
  const { rooms, roomTypeName, roomId, roomNumber, state } = booking
  const isOwn = (id: number) => id === roomId
  return (
    <div>
      <TextField
        select
        fullWidth
        size="small"
        label={text('bookings.form.roomNumber')}
        value={rooms.some(({ id }) => String(id) === value) ? value : ''}
        disabled={!isLive(state)}
        error={error !== undefined}
        helperText={error ?? (isLive(state) ? text('bookings.form.pins') : undefined)}
        onChange={(event) => write(event.target.value)}
      >
        {rooms.map(({ id, number, label, isFree }) => (
          <MenuItem key={id} value={String(id)} disabled={!isFree && !isOwn(id)}>
            {text(isFree || isOwn(id) ? 'bookings.form.roomFree' : 'bookings.form.roomTaken', {
              number,
              roomType: label || roomTypeName,
            })}
          </MenuItem>
        ))}
      </TextField>
      {theirs === null ? null : (
        <div className={styles.clash} role="group" aria-label={text('bookings.form.roomNumber')}>
          <p>{text('bookings.form.theirs', { text: String(roomNumber ?? '–') })}</p>
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
