import { Picture } from './Picture.tsx'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'

/** The cover of a room; only the first on a page is fetched at once. */
export function RoomCover({
  room,
  first,
  sizes,
}: {
  room: RoomTypeView
  first?: boolean | undefined
  /** How wide it is drawn, as `sizes` of a picture. */
  sizes: string
}) {
  const cover = room.images[0]
  if (!cover) return <div className="bone--picture" aria-hidden="true" />
  return <Picture image={cover} sizes={sizes} loading={first ? undefined : 'lazy'} />
}
