import type { EntityManager } from 'typeorm'
import type { RoomTypeImageView } from './room-type-image-shape.ts'

/** All pictures of a room type as staff see them: in their order, the cover at its place in it. */
export function readRoomTypeImages(
  manager: EntityManager,
  roomTypeId: number,
): Promise<RoomTypeImageView[]> {
  return manager.query(
    `SELECT i.id, i.room_type_id AS "roomTypeId", i.url, i.alt, i.cover,
       CASE WHEN hash IS NOT NULL
         THEN json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths) END AS photo,
       coalesce((SELECT max(id) FROM changes WHERE noun = 'room_type_images' AND row_key = i.id::text), 0) AS version
     FROM room_type_images i LEFT JOIN pictures ON hash = i.picture
     WHERE i.room_type_id = $1 ORDER BY i.sort, i.id`,
    [roomTypeId],
  )
}
