import { MenuItem, TextField } from '@mui/material'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { StaffRoomTypeView, StaffRoomView } from '../../api/rooms/room-views.ts'
import { FieldGroup } from '../booking-entry/FieldGroup.tsx'
import { numberAndLabel } from '../bookings/number-and-label.ts'
import { useText } from '../texts/use-text.ts'
import { NewStayDays } from './NewStayDays.tsx'
import { type NewStay, withType } from './new-stay.ts'
import styles from './stay-change.module.css'
import type { useChangeCalendar } from './use-change-calendar.ts'

interface NewStayFieldsProps {
  booking: BookingView
  types: StaffRoomTypeView[]
  rooms: StaffRoomView[]
  calendar: NonNullable<ReturnType<typeof useChangeCalendar>['calendar']>
  stay: NewStay
  /** The number on the door of the room that would be given; null where none is known. */
  givenNumber: number | null
  onChange(stay: NewStay): void
}

/** A select's empty value is "not chosen": the property's choice has one of its own. */
const ANY = 0

/** What is chosen anew: room type, room, persons and dates (BO §2). */
export function NewStayFields(props: NewStayFieldsProps) {
  const { booking, types, rooms, calendar, stay, givenNumber, onChange } = props
  const text = useText()
  const ofType = rooms.filter(({ roomTypeId, active }) => active && roomTypeId === stay.roomTypeId)
  const changeType = (id: number) =>
    onChange(withType(stay, id, types.find((type) => type.id === id)?.kind ?? 'ordinary'))
  const numberHint =
    stay.roomId !== null
      ? text('stayChange.pinnedTo')
      : [
          booking.pinned && booking.roomNumber !== null
            ? text('stayChange.unpins', { number: booking.roomNumber })
            : '',
          givenNumber === null ? '' : text('stayChange.givenAgain', { number: givenNumber }),
        ].join(' ')
  return (
    <div className={styles.fields}>
      <div className={styles.rooms}>
        <TextField
          select
          size="small"
          label={text('stayChange.room')}
          value={stay.roomTypeId}
          onChange={({ target }) => changeType(Number(target.value))}
        >
          {types.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={text('stayChange.roomNumber')}
          value={stay.roomId ?? ANY}
          helperText={numberHint}
          onChange={({ target }) => {
            const roomId = Number(target.value)
            onChange({ ...stay, roomId: roomId === ANY ? null : roomId })
          }}
        >
          <MenuItem value={ANY}>{text('stayChange.anyRoom')}</MenuItem>
          {ofType.map((room) => (
            <MenuItem key={room.id} value={room.id}>
              {numberAndLabel(room)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <FieldGroup label={text('stayChange.persons')}>
        <div className={styles.persons}>
          {calendar.persons.map((persons) => (
            <button
              key={persons}
              type="button"
              aria-pressed={persons === stay.persons}
              aria-label={text('agenda.persons', { smart_count: persons })}
              onClick={() => onChange({ ...stay, persons })}
            >
              {persons}
            </button>
          ))}
        </div>
      </FieldGroup>
      <NewStayDays {...props} />
    </div>
  )
}
