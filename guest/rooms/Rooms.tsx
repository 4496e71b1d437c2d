import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { FamilyRoomCard } from './FamilyRoomCard.tsx'
import { RoomCard } from './RoomCard.tsx'

/** Every room on its hook: the ordinary ones, then the family room over the whole width. */
export function Rooms({ rooms, to }: { rooms: RoomTypeView[]; to(room: RoomTypeView): string }) {
  const ordinary = rooms.filter((room) => room.kind === 'ordinary')
  return (
    <ul className="rooms">
      {ordinary.map((room, place) => (
        <RoomCard
          key={room.slug}
          room={room}
          to={to(room)}
          first={place === 0}
          odd={place === ordinary.length - 1 && ordinary.length % 2 === 1}
        />
      ))}
      {rooms
        .filter((room) => room.kind === 'family')
        .map((room) => (
          <FamilyRoomCard key={room.slug} room={room} to={to(room)} />
        ))}
    </ul>
  )
}
