import type { EntityManager } from 'typeorm'
import { putBack } from '../edits/put-back.ts'
import { someCover } from './image-cover.ts'

/** What goes with a room type when it is taken away, in the order in which it can come back. */
export const ROOM_TYPE_PARTS = [
  'room_type_prices',
  'room_type_facilities',
  'minimum_night_rules',
  'room_type_images',
] as const
type Part = (typeof ROOM_TYPE_PARTS)[number]

/** A row of `room_types` as it was when it was taken away; the rest of it is put back unread. */
export interface RemovedRoomType {
  id: number
  slug: string
  name: string
  kind: 'ordinary' | 'family'
}

/** A room type that is gone, with all that went with it. */
export interface RemovedWhole {
  type: RemovedRoomType
  parts: { noun: Part; row: { picture?: string | null } }[]
}

/**
 * What is known of a room type that is gone, from the changes; null where it stands, or never did.
 * What went with it was written down by the same transaction, at the same moment.
 */
export async function removedRoomType(
  manager: EntityManager,
  id: number,
): Promise<RemovedWhole | null> {
  const [row]: ({ type: RemovedRoomType; parts: RemovedWhole['parts'] } | undefined)[] =
    await manager.query(
      `SELECT gone.before AS type,
         (SELECT coalesce(json_agg(json_build_object('noun', part.noun, 'row', part.before) ORDER BY part.id), '[]')
          FROM changes part
          WHERE part.noun = ANY ($3) AND part.after IS NULL AND part.before ->> 'room_type_id' = $1
            AND part.at = gone.at AND part.xmin = gone.xmin) AS parts
       FROM changes gone
       WHERE gone.noun = 'room_types' AND gone.row_key = $1 AND gone.after IS NULL
         AND NOT EXISTS (SELECT FROM room_types WHERE id = $2)
       ORDER BY gone.id DESC LIMIT 1`,
      [String(id), id, ROOM_TYPE_PARTS],
    )
  return row ?? null
}

/**
 * Puts it back with all that went with it, each row under its own id. A picture whose file is gone
 * by then stays away.
 *
 * @param slug its address, another one than before where that was taken
 */
export async function putRoomTypeBack(
  manager: EntityManager,
  { type, parts }: RemovedWhole,
  slug: string,
): Promise<void> {
  await putBack(manager, 'room_types', { ...type, slug })
  for (const noun of ROOM_TYPE_PARTS)
    for (const part of parts)
      if (part.noun === noun && (await isFileThere(manager, part.row.picture)))
        await putBack(manager, noun, part.row)
  await someCover(manager, type.id)
}

/** Whether anything of a room type was changed by others since a change: a price, a picture. */
export async function partsChangedSince(
  manager: EntityManager,
  id: number,
  version: number,
  staffId: string,
): Promise<boolean> {
  const [row]: [{ found: boolean }] = await manager.query(
    `SELECT EXISTS (SELECT FROM changes
       WHERE noun = ANY ($1) AND coalesce(after, before) ->> 'room_type_id' = $2
         AND id > $3 AND staff_id IS DISTINCT FROM $4) AS found`,
    [ROOM_TYPE_PARTS, String(id), version, staffId],
  )
  return row.found
}

/** A drawing that the site brings along has no file of its own, nor has what is no picture. */
async function isFileThere(
  manager: EntityManager,
  hash: string | null | undefined,
): Promise<boolean> {
  if (hash === null || hash === undefined) return true
  const rows: unknown[] = await manager.query('SELECT FROM pictures WHERE hash = $1', [hash])
  return rows.length > 0
}
