import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { Icon } from '../icons/Icon.tsx'
import { facilityIcon } from './facility-icon.ts'
import { useLangOf } from '../property/PropertyContext.tsx'

/** What some rooms have, as plain facts, each with a drawing that its Dutch words choose. */
export function Facilities({
  rooms,
  facilities,
  label,
}: {
  rooms: readonly Pick<RoomTypeView, 'facilities' | 'facilitiesInDutch'>[]
  facilities: string[]
  label?: string
}) {
  const langOf = useLangOf()
  const dutch = new Map(
    rooms.flatMap((room) =>
      room.facilities.map((one, place) => [one, room.facilitiesInDutch[place]!]),
    ),
  )
  return (
    <ul className="facilities" aria-label={label}>
      {facilities.map((facility) => (
        <li key={facility} lang={langOf(facility)}>
          <Icon name={facilityIcon(dutch.get(facility) ?? facility)} />
          {facility}
        </li>
      ))}
    </ul>
  )
}
