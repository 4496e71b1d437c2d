import type { EpochDay, Moment } from '../../rules/calendar/day.ts'
import { checkInOn, type PropertyTimes } from './place-stay.ts'
import {
  type AgendaStay,
  closureOfNight,
  isAwayOn,
  isTaken,
  type RoomColumn,
  stayOfNight,
} from './room-columns.ts'

/**
 * What the key of a room says. Days are those of the agenda's range: beyond it nothing is known
 * here.
 */
export type RoomState =
  | { kind: 'occupied'; until: EpochDay; held: boolean }
  /** `at`: from when guests may come, minutes since midnight. */
  | { kind: 'comes'; at: number }
  | { kind: 'change' }
  | { kind: 'leaves' }
  /** Sold, and nobody is there: they did not come, or left before their last day. */
  | { kind: 'empty'; until: EpochDay }
  /** `through` null: free up to the end of what was read, and nothing is known beyond. */
  | { kind: 'free'; through: EpochDay | null }
  | { kind: 'closed'; until: EpochDay }
  /** Switched off, and nobody is there: it is not sold any more. */
  | { kind: 'off' }
  /** A range without today: how many of its nights are taken, and how many are closed. */
  | { kind: 'nights'; occupied: number; closed: number; of: number }

export interface DayRange {
  from: EpochDay
  until: EpochDay
}

/**
 * What the row of keys is asked about: the days in view and those that were read, the moment, the
 * times of the property.
 */
export interface RackView {
  view: DayRange
  known: DayRange
  moment: Pick<Moment, 'today' | 'minuteOfDay'>
  times: PropertyTimes
}

export function hasDay(range: DayRange, day: EpochDay): boolean {
  return range.from <= day && day < range.until
}

/** Whether guests of their last morning are still here: as staff said, or as the clock expects. */
export function isStillIn(
  { booking: { attendance } }: Pick<AgendaStay, 'booking'>,
  minuteOfDay: number,
  { checkOut }: Pick<PropertyTimes, 'checkOut'>,
): boolean {
  if (attendance === 'departed' || attendance === 'no-show') return false
  return attendance === 'arrived' || minuteOfDay < checkOut
}

/**
 * The state of a room now, or the nights in view where today is not among them. `known`: the days
 * that were read.
 */
export function roomState(column: RoomColumn, rack: RackView): RoomState {
  const state = stateOfNights(column, rack)
  const isEmpty =
    state.kind === 'free' ||
    state.kind === 'closed' ||
    (state.kind === 'nights' && state.occupied === 0)
  return isEmpty && !column.room.active ? { kind: 'off' } : state
}

function stateOfNights(column: RoomColumn, { view, known, moment, times }: RackView): RoomState {
  const { today, minuteOfDay: minute } = moment
  if (!hasDay(view, today)) return nightsOfRange(column, view, today)
  const tonight = stayOfNight(column, today)
  const lastNight = stayOfNight(column, today - 1)
  const leavesToday = lastNight !== null && lastNight.departure === today
  if (tonight && isAwayOn(tonight, today)) return { kind: 'empty', until: tonight.departure }
  if (tonight && tonight.arrival === today) {
    if (tonight.booking.attendance === 'arrived') return occupied(tonight)
    if (leavesToday) return { kind: 'change' }
    const at = checkInOn(times, today)
    const isExpected = tonight.booking.state === 'confirmed' || minute < at
    return isExpected ? { kind: 'comes', at } : occupied(tonight)
  }
  if (tonight) return occupied(tonight)
  if (leavesToday && isStillIn(lastNight, minute, times)) return { kind: 'leaves' }
  const closure = closureOfNight(column, today)
  if (closure) return { kind: 'closed', until: closure.until }
  return { kind: 'free', through: freeThrough(column, today, known.until) }
}

function occupied(stay: { departure: EpochDay; booking: { state: string } }): RoomState {
  return { kind: 'occupied', until: stay.departure, held: stay.booking.state === 'held' }
}

function nightsOfRange(column: RoomColumn, range: DayRange, today: EpochDay): RoomState {
  let [occupied, closed] = [0, 0]
  for (let night = range.from; night < range.until; night++)
    if (isTaken(column, night, today)) occupied++
    else if (closureOfNight(column, night)) closed++
  return { kind: 'nights', occupied, closed, of: range.until - range.from }
}

/**
 * The last night a room stays free from a night on; null where nothing ends it before `end`, the
 * first day that was not read.
 */
export function freeThrough(column: RoomColumn, from: EpochDay, end: EpochDay): EpochDay | null {
  for (let night = from + 1; night < end; night++)
    if (stayOfNight(column, night) || closureOfNight(column, night)) return night - 1
  return null
}
