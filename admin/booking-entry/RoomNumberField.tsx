import { SelectInput } from 'react-admin'
import type { BookingPreview, PreviewedRoom } from '../../rules/bookings/preview-booking.ts'
import { useText } from '../texts/use-text.ts'
import { numberAndLabel } from '../bookings/number-and-label.ts'
import { ANY_ROOM } from './entry-values.ts'

/**
 * The numbers on the doors of the type, the free ones first, each with how it stands on the chosen
 * nights; or the property chooses. A taken one can be seen, not chosen.
 */
export function RoomNumberField({ preview }: { preview: BookingPreview | undefined }) {
  const text = useText()
  const rooms = preview?.rooms ?? []
  const named = (room: PreviewedRoom) => {
    const number = numberAndLabel(room)
    if (room.standing === 'free') return text('newBooking.roomFree', { number })
    if (room.standing === 'after-moves') return text('newBooking.roomAfterMoves', { number })
    return room.standing === 'taken' ? text('newBooking.roomTaken', { number }) : number
  }
  return (
    <SelectInput
      source="roomId"
      label={text('newBooking.roomNumber')}
      choices={[
        { id: ANY_ROOM, name: text('newBooking.anyRoom') },
        ...rooms.map((room) => ({
          id: room.id,
          name: named(room),
          disabled: room.standing === 'taken',
        })),
      ]}
      disableValue="disabled"
      translateChoice={false}
      helperText={hint(rooms, text)}
    />
  )
}

/** `10 en 11 zijn vrij op deze datums.` */
function hint(rooms: PreviewedRoom[], text: ReturnType<typeof useText>): string {
  if (rooms.length === 0) return text('newBooking.roomHint')
  if (rooms.every(({ standing }) => standing === null)) return ''
  const free = rooms.filter(({ standing }) => standing === 'free').map(({ number }) => number)
  if (free.length === 0) return text('newBooking.noFreeRooms')
  return text('newBooking.freeRooms', { numbers: listed(free, text), smart_count: free.length })
}

/** `3, 4 en 5`. */
export function listed(numbers: number[], text: ReturnType<typeof useText>): string {
  const last = numbers.at(-1) ?? ''
  if (numbers.length < 2) return String(last)
  return text('newBooking.and', { others: numbers.slice(0, -1).join(', '), last })
}
