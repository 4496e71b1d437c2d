import type { EpochDay } from '../../rules/calendar/day.ts'
import {
  closureOfNight,
  stayOfNight,
  type AgendaClosure,
  type AgendaStay,
  type RoomColumn,
} from './room-columns.ts'

/**
 * A day as the phone lists it: who comes, who leaves, who stays, what is free that night. Rooms
 * keep their order.
 */
export interface DayList {
  arrivals: { column: RoomColumn; stay: AgendaStay }[]
  /** `next`: who comes into the same room that day. */
  departures: { column: RoomColumn; stay: AgendaStay; next: AgendaStay | null }[]
  stays: { column: RoomColumn; stay: AgendaStay }[]
  /** `through`: the last night it stays free, within the range that was read. */
  free: { column: RoomColumn; through: EpochDay }[]
  closed: { column: RoomColumn; closure: AgendaClosure }[]
}

/**
 * Sorts the rooms of a day into the lists of the phone. `rangeEnd`: the first day that was not
 * read.
 */
export function dayList(columns: RoomColumn[], day: EpochDay, rangeEnd: EpochDay): DayList {
  const list: DayList = { arrivals: [], departures: [], stays: [], free: [], closed: [] }
  for (const column of columns) {
    const tonight = stayOfNight(column, day)
    const leaving = column.stays.find((stay) => stay.presence === 'live' && stay.departure === day)
    const closure = closureOfNight(column, day)
    if (leaving)
      list.departures.push({
        column,
        stay: leaving,
        next: tonight?.arrival === day ? tonight : null,
      })
    if (tonight?.arrival === day) list.arrivals.push({ column, stay: tonight })
    else if (tonight) list.stays.push({ column, stay: tonight })
    else if (closure) list.closed.push({ column, closure })
    else list.free.push({ column, through: freeThrough(column, day, rangeEnd) })
  }
  return list
}

function freeThrough(column: RoomColumn, day: EpochDay, rangeEnd: EpochDay): EpochDay {
  let night = day
  while (
    night + 1 < rangeEnd &&
    !stayOfNight(column, night + 1) &&
    !closureOfNight(column, night + 1)
  )
    night++
  return night
}
