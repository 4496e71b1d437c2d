import type { EpochDay } from '../../rules/calendar/day.ts'
import { freeThrough } from './room-state.ts'
import {
  closureOfNight,
  isAwayOn,
  leftOn,
  stayOfNight,
  type AgendaClosure,
  type AgendaStay,
  type RoomColumn,
} from './room-columns.ts'

/**
 * A day as the phone lists it: who comes, who leaves (unpaid first), who stays, what is free that
 * night. Rooms keep their order; one that is switched off is not free.
 */
export interface DayList {
  arrivals: { column: RoomColumn; stay: AgendaStay }[]
  /** `next`: who comes into the same room that day. */
  departures: { column: RoomColumn; stay: AgendaStay; next: AgendaStay | null }[]
  stays: { column: RoomColumn; stay: AgendaStay }[]
  /** `through`: the last night it stays free; null where nothing that was read ends it. */
  free: { column: RoomColumn; through: EpochDay | null }[]
  closed: { column: RoomColumn; closure: AgendaClosure }[]
  /** Whose night it is, though nobody sleeps there: they did not come, or left before. */
  empty: { column: RoomColumn; stay: AgendaStay }[]
  /** Who would sleep here that night, had it not been cancelled or lapsed. */
  cancelled: { column: RoomColumn; stay: AgendaStay }[]
}

/** The day on which guests leave: earlier than sold where staff said so. Null: they never came. */
function leavesOn(stay: AgendaStay): EpochDay | null {
  if (stay.booking.attendance === 'no-show') return null
  return Math.min(leftOn(stay) ?? stay.departure, stay.departure)
}

/**
 * Sorts the rooms of a day into the lists of the phone. `rangeEnd`: the first day that was not
 * read.
 */
export function dayList(columns: RoomColumn[], day: EpochDay, rangeEnd: EpochDay): DayList {
  const list: DayList = {
    arrivals: [],
    departures: [],
    stays: [],
    free: [],
    closed: [],
    empty: [],
    cancelled: [],
  }
  for (const column of columns) {
    const tonight = stayOfNight(column, day)
    const leaving = column.stays.find((stay) => stay.presence === 'live' && leavesOn(stay) === day)
    const closure = closureOfNight(column, day)
    for (const stay of column.stays)
      if (stay.presence === 'void' && stay.arrival <= day && day < stay.departure)
        list.cancelled.push({ column, stay })
    if (leaving)
      list.departures.push({
        column,
        stay: leaving,
        next: tonight !== leaving && tonight?.arrival === day ? tonight : null,
      })
    const comes = tonight?.arrival === day && tonight.booking.attendance !== 'no-show'
    if (comes) list.arrivals.push({ column, stay: tonight })
    else if (tonight)
      list[isAwayOn(tonight, day) ? 'empty' : 'stays'].push({ column, stay: tonight })
    else if (closure) list.closed.push({ column, closure })
    else if (column.room.active)
      list.free.push({ column, through: freeThrough(column, day, rangeEnd) })
  }
  // What is still to be paid is asked for before they go.
  list.departures.sort((a, b) => Number(a.stay.booking.paid) - Number(b.stay.booking.paid))
  return list
}
