import type { EpochDay } from '../../rules/calendar/day.ts'
import type { GridTarget } from './grid-hand.ts'
import type { AgendaClosure, AgendaStay, RoomColumn } from './room-columns.ts'

/** What stands in the way of nights, as far as the agenda has read. */
export type InTheWay =
  | { kind: 'stay'; stay: AgendaStay }
  | { kind: 'closure'; closure: AgendaClosure }
  /** The room is switched off: nothing new is booked in it. */
  | { kind: 'off' }
  /** The nights began before today. */
  | { kind: 'past' }

/**
 * What stands in the way of the target: a room that is switched off, closed nights, another stay,
 * then the past. Who sleeps in a room that was switched off meanwhile stays there.
 * `bookingId`: the booking that moves, which is not in its own way; one that is under way may begin
 * in the past. Null where nothing does: the API has the last word.
 */
export function inTheWay(
  columns: RoomColumn[],
  target: GridTarget,
  today: EpochDay,
  held: AgendaStay | null,
): InTheWay | null {
  const column = columns[target.room]
  if (!column) return null
  if (!column.room.active && held?.booking.roomId !== column.room.id) return { kind: 'off' }
  const closure = column.closures.find(
    ({ from, until }) => from < target.departure && target.arrival < until,
  )
  if (closure) return { kind: 'closure', closure }
  const stay = column.stays.find(
    ({ presence, arrival, departure, booking }) =>
      presence === 'live' &&
      booking.id !== held?.booking.id &&
      arrival < target.departure &&
      target.arrival < departure,
  )
  if (stay) return { kind: 'stay', stay }
  const isNewInPast = target.arrival < today && held?.arrival !== target.arrival
  return isNewInPast ? { kind: 'past' } : null
}

/** The first spot with a free night from a day on, in the order of the rooms; null where all are taken. */
export function firstFreeNight(
  columns: RoomColumn[],
  from: EpochDay,
  until: EpochDay,
): GridTarget | null {
  for (let arrival = from; arrival < until; arrival++)
    for (const room of columns.keys()) {
      const target = { room, arrival, departure: arrival + 1 }
      if (!inTheWay(columns, target, from, null)) return target
    }
  return null
}
