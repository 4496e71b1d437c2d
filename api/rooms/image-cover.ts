import type { EntityManager } from 'typeorm'

/** Takes the cover from whichever picture of a room type has it. */
export async function uncover(manager: EntityManager, roomTypeId: number): Promise<void> {
  await manager.query(
    'UPDATE room_type_images SET cover = false WHERE room_type_id = $1 AND cover',
    [roomTypeId],
  )
}

/**
 * Makes one picture the cover and all others of its room type none (BO §4).
 *
 * @returns false where there is no such picture
 */
export async function coverOnly(
  manager: EntityManager,
  roomTypeId: number,
  id: number,
): Promise<boolean> {
  await uncover(manager, roomTypeId)
  const [, changed]: [unknown, number] = await manager.query(
    'UPDATE room_type_images SET cover = true WHERE id = $1 AND room_type_id = $2',
    [id, roomTypeId],
  )
  return changed === 1
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
