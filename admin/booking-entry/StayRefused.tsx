import { useFormContext } from 'react-hook-form'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import type { BookingPreview, PreviewedStay } from '../../rules/bookings/preview-booking.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { arrangementOf } from '../../rules/family-room/arrangements.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { listed } from './RoomNumberField.tsx'
import styles from './booking-entry.module.css'
import { ANY_ROOM, type EntryValues } from './entry-values.ts'

/**
 * Why the stay cannot be, and what can instead, each a press away: other rooms of the type, the
 * nearest stays, other types on the same days. `isTaken`: somebody else had just booked it.
 */
export function StayRefused({
  stay: { refusals, suggestions },
  preview: { rooms, elsewhere },
  types,
  isTaken,
}: {
  stay: Worded<PreviewedStay & { ok: false }>
  preview: Worded<BookingPreview>
  types: StaffRoomTypeView[]
  isTaken: boolean
}) {
  const text = useText()
  const { setValue, getValues } = useFormContext<EntryValues>()
  const dirty = { shouldDirty: true }
  const free = rooms.filter(({ standing }) => standing === 'free')
  const isRoomTaken = refusals.some(({ reason }) => reason === 'room-not-free')
  return (
    <Note
      tone="bad"
      title={text(isTaken ? 'newBooking.summary.taken' : 'newBooking.summary.refused')}
    >
      {refusals.map(({ reason, day, text: said }) => (
        <span key={`${reason} ${day}`} className={styles.line}>
          {said}
        </span>
      ))}
      {isRoomTaken && free.length > 0 ? (
        <span className={styles.line}>
          {text('newBooking.summary.otherRooms', {
            numbers: listed(
              free.map(({ number }) => number),
              text,
            ),
          })}{' '}
          <button
            type="button"
            className={styles.offer}
            onClick={() => setValue('roomId', ANY_ROOM, dirty)}
          >
            {text('newBooking.anyRoom')}
          </button>
        </span>
      ) : null}
      {suggestions.length > 0 ? (
        <span className={styles.line}>
          {text('newBooking.summary.fits')}
          {suggestions.map(({ arrival, departure, totalCents }) => (
            <button
              key={`${arrival} ${departure}`}
              type="button"
              className={styles.offer}
              onClick={() => {
                setValue('arrival', arrival, dirty)
                setValue('departure', departure, dirty)
                if (getValues('arrangement') !== null)
                  setValue(
                    'arrangement',
                    arrangementOf(parseDay(arrival)!, parseDay(departure)!)?.id ?? null,
                  )
              }}
            >
              {text('newBooking.summary.suggestion', {
                stay: staffStay(parseDay(arrival)!, parseDay(departure)!),
                amount: formatEuro(totalCents),
              })}
            </button>
          ))}
        </span>
      ) : null}
      {elsewhere.length > 0 ? (
        <span className={styles.line}>
          {text('newBooking.summary.elsewhere')}
          {elsewhere.map(({ id, name, totalCents }) => (
            <button
              key={id}
              type="button"
              className={styles.offer}
              onClick={() => {
                const kind = types.find((type) => type.id === id)?.kind
                const { arrival, departure } = getValues()
                const variant = arrangementOf(
                  parseDay(arrival ?? '') ?? 0,
                  parseDay(departure ?? '') ?? 0,
                )
                setValue('roomTypeId', id, dirty)
                setValue('roomId', ANY_ROOM)
                setValue('arrangement', kind === 'family' ? (variant?.id ?? null) : null)
              }}
            >
              {text('newBooking.summary.otherType', { name, amount: formatEuro(totalCents) })}
            </button>
          ))}
        </span>
      ) : null}
    </Note>
  )
}
