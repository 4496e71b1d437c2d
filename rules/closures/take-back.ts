import type { Closure } from '../availability/property-facts.ts'
import type { EpochDay } from '../calendar/day.ts'
import type { Room } from '../rooms/room.ts'

/** Closed nights `[from, until)` of a room, of a type, or, both null, of the whole property. */
export type ClosedNights = Pick<Closure, 'roomId' | 'roomTypeId' | 'from' | 'until'>

/** Nights `[from, until)` that are opened again, in these rooms; null for all of them. */
export interface TakenBack {
  from: EpochDay
  until: EpochDay
  roomIds: readonly number[] | null
}

/**
 * What stays of a closure when a part of it is taken back (BO §4: a vacation can be undone). On the
 * nights of which only some rooms are opened, the others stay closed type by type where the whole
 * type stays, else room by room; so the property is no longer closed as a whole on them.
 *
 * @param rooms the rooms there are: those that are sold
 * @returns the pieces in the order of their nights; the closure itself, as the only one, where
 *   nothing of it is taken back
 */
export function takeBack(
  closed: ClosedNights,
  { from, until, roomIds }: TakenBack,
  rooms: readonly Pick<Room, 'id' | 'roomTypeId'>[],
): ClosedNights[] {
  const [first, end] = [Math.max(from, closed.from), Math.min(until, closed.until)]
  const its = rooms.filter((room) => isOf(room, closed))
  const staying = roomIds === null ? [] : its.filter(({ id }) => !roomIds.includes(id))
  if (first >= end || (roomIds !== null && staying.length === its.length)) return [closed]
  return [
    { ...closed, until: first },
    ...scopesOf(staying, rooms).map((scope) => ({ ...scope, from: first, until: end })),
    { ...closed, from: end },
  ].filter((piece) => piece.from < piece.until)
}

/** True for a room that a closure shuts. */
export function isOf(
  room: Pick<Room, 'id' | 'roomTypeId'>,
  { roomId, roomTypeId }: Pick<ClosedNights, 'roomId' | 'roomTypeId'>,
): boolean {
  if (roomId !== null) return roomId === room.id
  return roomTypeId === null || roomTypeId === room.roomTypeId
}

/** Some rooms as closures name them: a type of which all stay by its type, others one by one. */
function scopesOf(
  staying: readonly Pick<Room, 'id' | 'roomTypeId'>[],
  rooms: readonly Pick<Room, 'id' | 'roomTypeId'>[],
): Pick<ClosedNights, 'roomId' | 'roomTypeId'>[] {
  const count = (of: typeof rooms, type: number) =>
    of.filter(({ roomTypeId }) => roomTypeId === type).length
  const types = [...new Set(staying.map(({ roomTypeId }) => roomTypeId))]
  return types.flatMap((roomTypeId): Pick<ClosedNights, 'roomId' | 'roomTypeId'>[] => {
    const whole = count(staying, roomTypeId)
    if (whole > 1 && whole === count(rooms, roomTypeId)) return [{ roomId: null, roomTypeId }]
    return staying
      .filter((room) => room.roomTypeId === roomTypeId)
      .map(({ id }) => ({ roomId: id, roomTypeId: null }))
  })
}
