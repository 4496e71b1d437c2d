import type { AgendaView } from '../../api/agenda/agenda.ts'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { closureOfNight, occupiedRooms, roomColumns } from '../agenda/room-columns.ts'

/** What stands on a night already. */
export interface NightMark {
  /** Rooms that somebody sleeps in. */
  guests: number
  closed: 'all' | 'some' | 'none'
}

/** The nights of an agenda on which guests sleep or anything is closed; empty before it is read. */
export function nightMarks(agenda: AgendaView | undefined): Map<EpochDay, NightMark> {
  const marks = new Map<EpochDay, NightMark>()
  if (!agenda) return marks
  const columns = roomColumns(agenda, Date.parse(agenda.now))
  const until = parseDay(agenda.until) ?? 0
  const today = parseDay(agenda.today) ?? 0
  for (let night = parseDay(agenda.from) ?? 0; night < until; night++) {
    const guests = occupiedRooms(columns, night, today)
    const shut = columns.filter((column) => closureOfNight(column, night)).length
    const closed = shut === 0 ? 'none' : shut === columns.length ? 'all' : 'some'
    if (guests > 0 || shut > 0) marks.set(night, { guests, closed })
  }
  return marks
}
