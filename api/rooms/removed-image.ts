import type { EntityManager } from 'typeorm'

/** A row of `room_type_images` as it was when it was taken away; the rest of it is put back unread. */
export interface RemovedImage {
  room_type_id: number
  cover: boolean
  /** The hash of an upload; null: a drawing that the site brings along. */
  picture: string | null
}

/** What is known of a picture that is gone, from the changes; null where it stands, or never did. */
export async function removedImage(
  manager: EntityManager,
  id: number,
): Promise<RemovedImage | null> {
  const [row]: ({ before: RemovedImage } | undefined)[] = await manager.query(
    `SELECT before FROM changes
     WHERE noun = 'room_type_images' AND row_key = $1 AND after IS NULL
       AND NOT EXISTS (SELECT FROM room_type_images WHERE id = $2)
       AND EXISTS (SELECT FROM room_types WHERE id = (before ->> 'room_type_id')::int)
       AND (before ->> 'picture' IS NULL OR EXISTS (SELECT FROM pictures WHERE hash = before ->> 'picture'))
     ORDER BY id DESC LIMIT 1`,
    [String(id), id],
  )
  return row?.before ?? null
}
