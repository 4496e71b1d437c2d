import { type PropertyTimes, placeStay } from './place-stay.ts'
import { type RoomColumn, closureBlockId } from './room-columns.ts'
import type { TimeAxis } from './time-axis.ts'

/**
 * The blocks that a grid draws, as the arrow keys know them, room by room: stays and closures that
 * have a place on the axis. What was read around it is left out, so that Tab enters at a block that
 * is there.
 */
export function shownBlocks(
  columns: readonly RoomColumn[],
  axis: TimeAxis,
  times: PropertyTimes,
): string[] {
  return columns.flatMap((column) => [
    ...column.stays.filter((stay) => placeStay(axis, stay, times)).map(({ booking }) => booking.id),
    ...column.closures
      .filter(({ from, until }) =>
        placeStay(axis, { arrival: from, departure: until }, times, 'no-tail'),
      )
      .map((closure) => closureBlockId(closure, column)),
  ])
}
