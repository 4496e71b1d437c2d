import type { RoomTypeView } from '../../api/rooms/room-views.ts'

/** The cover of a room; only the first on a page is fetched at once. */
export function RoomCover({ room, first }: { room: RoomTypeView; first?: boolean }) {
  const cover = room.images[0]
  if (!cover) return <div className="bone--picture" aria-hidden="true" />
  return (
    <img
      src={cover.url}
      alt={cover.alt}
      width="600"
      height="400"
      loading={first ? undefined : 'lazy'}
    />
  )
}
