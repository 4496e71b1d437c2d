import { type EntityManager, In } from 'typeorm'
import type { ClosureForm } from '../../rules/forms/check-closure.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { message } from '../../rules/texts/message.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'
import { RoomTypeEntity } from '../rooms/room-types.ts'
import { RoomEntity } from '../rooms/rooms.ts'
import { ClosureEntity } from './closure-entity.ts'
import type { ClosureOrder } from './closure-shape.ts'

/** What a closure is of; both null for the whole property. */
export type ClosedRooms = Pick<ClosureEntity, 'roomId' | 'roomTypeId'>

/** Whether a closure `c` is of a room, as SQL: of it, of its type, or of the whole property. */
export const closesRoom = (room: string) =>
  `(c.room_id = ${room}.id OR c.room_type_id = ${room}.room_type_id OR (c.room_id IS NULL AND c.room_type_id IS NULL))`

/** What is asked to be closed: of a room and a type only the one that the scope is about. */
export function closedRooms({ scope, roomId, roomTypeId }: ClosureOrder): ClosedRooms {
  return {
    roomId: scope === 'room' ? roomId : null,
    roomTypeId: scope === 'room-type' ? roomTypeId : null,
  }
}

/** Says at its field that the room or the type asked for is not there. */
export async function unknownRooms(
  manager: EntityManager,
  { roomId, roomTypeId }: ClosedRooms,
): Promise<FieldError<keyof ClosureForm>[]> {
  if (roomId !== null && !(await manager.existsBy(RoomEntity, { id: roomId })))
    return [{ field: 'roomId', text: message('vacation.roomMissing') }]
  if (roomTypeId !== null && !(await manager.existsBy(RoomTypeEntity, { id: roomTypeId })))
    return [{ field: 'roomTypeId', text: message('vacation.roomTypeMissing') }]
  return []
}

/**
 * Has every room type that one of these closures is about alone until the transaction ends, lowest
 * id first, as `lockRoomType` asks.
 */
export async function lockClosedRooms(
  manager: EntityManager,
  closures: readonly ClosedRooms[],
): Promise<void> {
  for (const id of (await roomTypesOf(manager, closures)).toSorted((a, b) => a - b))
    await lockRoomType(manager, id)
}

/**
 * Opens what was closed, for who has its rooms alone; false where it is not there. What a channel closed
 * is left alone from then on, though the channel still has it: the block before its closure, as a round
 * locks them.
 */
export async function openClosure(manager: EntityManager, id: number): Promise<boolean> {
  await manager.query(
    `UPDATE feed_blocks SET state = 'ignored', moves = false WHERE closure_id = $1 AND state = 'closure'`,
    [id],
  )
  const { affected } = await manager.delete(ClosureEntity, { id })
  return affected === 1
}

/** The ids of the room types, each once. */
async function roomTypesOf(
  manager: EntityManager,
  closures: readonly ClosedRooms[],
): Promise<number[]> {
  if (closures.some(({ roomId, roomTypeId }) => roomId === null && roomTypeId === null))
    return (await manager.find(RoomTypeEntity)).map(({ id }) => id)
  const rooms = await manager.findBy(RoomEntity, {
    id: In(closures.flatMap(({ roomId }) => roomId ?? [])),
  })
  const types = [...closures, ...rooms].flatMap(({ roomTypeId }) => roomTypeId ?? [])
  return [...new Set(types)]
}
