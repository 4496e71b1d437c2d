import type { EntityManager } from 'typeorm'
import { putBack } from '../edits/put-back.ts'

/** What goes with a room type when it is taken away, in the order in which it can come back. */
export const ROOM_TYPE_PARTS = [
  'room_type_prices',
  'room_type_facilities',
  'minimum_night_rules',
  'room_type_images',
] as const

/** A room type that is gone, with all that went with it; what is not named here is put back unread. */
export interface RemovedRoomType {
  type: { id: number; slug: string; name: string; kind: 'ordinary' | 'family' }
  parts: { noun: (typeof ROOM_TYPE_PARTS)[number]; row: object }[]
}

/**
 * What is known of a room type that is gone, from the changes; undefined where it stands, or never
 * did. What went with it was written down by the same transaction, at the same moment. A picture whose
 * file is gone by then stays away.
 */
export async function removedRoomType(
  manager: EntityManager,
  id: number,
): Promise<RemovedRoomType | undefined> {
  const [row]: (RemovedRoomType | undefined)[] = await manager.query(
    `SELECT gone.before AS type,
       (SELECT coalesce(json_agg(json_build_object('noun', part.noun, 'row', part.before)
          ORDER BY array_position($3::text[], part.noun), part.id), '[]')
        FROM changes part
        WHERE part.noun = ANY ($3) AND part.after IS NULL AND part.before ->> 'room_type_id' = $1
          AND part.at = gone.at AND part.xmin = gone.xmin
          AND (part.before ->> 'picture' IS NULL OR EXISTS (SELECT FROM pictures WHERE hash = part.before ->> 'picture'))) AS parts
     FROM changes gone
     WHERE gone.noun = 'room_types' AND gone.row_key = $1 AND gone.after IS NULL
       AND NOT EXISTS (SELECT FROM room_types WHERE id = $2)
     ORDER BY gone.id DESC LIMIT 1`,
    [String(id), id, ROOM_TYPE_PARTS],
  )
  return row
}

/**
 * Puts it back with all that went with it, each row under its own id.
 *
 * @param slug its address, another one than before where that was taken
 */
export async function putRoomTypeBack(
  manager: EntityManager,
  { type, parts }: RemovedRoomType,
  slug: string,
): Promise<void> {
  await putBack(manager, 'room_types', { ...type, slug })
  for (const { noun, row } of parts) await putBack(manager, noun, row)
  await someCover(manager, type.id)
}

/**
 * Whether anything of a room type was changed since a change: a price, a picture.
 *
 * @param staffId whose changes do not count
 */
export async function partsChangedSince(
  manager: EntityManager,
  id: number,
  version: number,
  staffId: string,
): Promise<boolean> {
  const found: unknown[] = await manager.query(
    `SELECT FROM changes
     WHERE noun = ANY ($1) AND coalesce(after, before) ->> 'room_type_id' = $2
       AND id > $3 AND staff_id IS DISTINCT FROM $4 LIMIT 1`,
    [ROOM_TYPE_PARTS, String(id), version, staffId],
  )
  return found.length > 0
}

/** Where a room type with pictures has no cover, the first of them becomes it. */
export async function someCover(manager: EntityManager, roomTypeId: number): Promise<void> {
  await manager.query(
    `UPDATE room_type_images SET cover = true
     WHERE id = (SELECT id FROM room_type_images WHERE room_type_id = $1 ORDER BY cover DESC, sort, id LIMIT 1)
       AND NOT cover`,
    [roomTypeId],
  )
}
