import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import type { Day, EpochDay, Stay } from '../../rules/calendar/day.ts'

export type AgendaRoom = AgendaView['rooms'][number]

/** A booking in its room's column. */
export interface AgendaStay extends Stay {
  booking: BookingView
  /** `void`: cancelled, or held past its end. It stays visible (BO §4), but the nights are free. */
  presence: 'live' | 'void'
  /** A void stay whose nights another one took: it steps aside. */
  aside: boolean
  /** A live stay that leaves room at its right for one that stepped aside. */
  makesWay: boolean
}

/** Closed nights of a room, with the reason in words. */
export interface AgendaClosure {
  id: number
  from: EpochDay
  until: EpochDay
  reason: string
}

/** One room with all that the agenda knows of it, earliest first. */
export interface RoomColumn {
  room: AgendaRoom
  stays: AgendaStay[]
  closures: AgendaClosure[]
  /** The closed seasons of its type. */
  seasons: Stay[]
}

/**
 * The agenda by room (BO §2). `now`: milliseconds since 1970, for holds that have ended; an expired
 * booking leaves no trace here.
 */
export function roomColumns(agenda: AgendaView, now: number): RoomColumn[] {
  return agenda.rooms.map((room) => {
    const closures = agenda.closures
      .filter((closure) => concerns(closure, room))
      .map((closure) => ({
        id: closure.id,
        from: dayNumber(closure.from),
        until: dayNumber(closure.until),
        reason: closure.reason,
      }))
    const stays = agenda.bookings
      .filter((booking) => booking.roomId === room.id && booking.state !== 'expired')
      .map((booking): AgendaStay => {
        const stay = {
          arrival: dayNumber(booking.arrival),
          departure: dayNumber(booking.departure),
        }
        return {
          ...stay,
          booking,
          presence: isVoid(booking, now) ? 'void' : 'live',
          aside: false,
          makesWay: false,
        }
      })
      .sort(
        (a, b) =>
          a.arrival - b.arrival ||
          a.departure - b.departure ||
          (a.booking.createdAt < b.booking.createdAt ? -1 : 1),
      )
    for (const [i, stay] of stays.entries()) stay.aside = stepsAside(stay, i, stays, closures)
    for (const stay of stays)
      stay.makesWay = !stay.aside && stays.some((other) => other.aside && overlap(stay, other))
    const seasons = agenda.seasons
      .filter(({ roomTypeId }) => roomTypeId === room.roomTypeId)
      .map(({ from, until }) => ({ arrival: dayNumber(from), departure: dayNumber(until) }))
    return { room, closures, seasons, stays }
  })
}

/** Whether the closed season keeps this night from guests; staff may sell it, with a reason. */
export function isInSeason({ seasons }: RoomColumn, night: EpochDay): boolean {
  return seasons.some(({ arrival, departure }) => arrival <= night && night < departure)
}

/** True for a closure of this room, of its type, or of the whole property. */
function concerns(closure: AgendaView['closures'][number], room: AgendaRoom): boolean {
  if (closure.roomId !== null) return closure.roomId === room.id
  return closure.roomTypeId === null || closure.roomTypeId === room.roomTypeId
}

function isVoid(booking: BookingView, now: number): boolean {
  if (booking.state === 'cancelled') return true
  return (
    booking.state === 'held' && booking.holdUntil !== null && Date.parse(booking.holdUntil) <= now
  )
}

function stepsAside(
  stay: AgendaStay,
  index: number,
  stays: AgendaStay[],
  closures: AgendaClosure[],
): boolean {
  if (stay.presence === 'live') return false
  if (
    closures.some((closure) => overlap(stay, { arrival: closure.from, departure: closure.until }))
  )
    return true
  // Of two void stays on the same nights the later one keeps the width.
  return stays.some(
    (other, i) => i !== index && overlap(stay, other) && (other.presence === 'live' || i > index),
  )
}

function overlap(a: Stay, b: Stay): boolean {
  return a.arrival < b.departure && b.arrival < a.departure
}

/** The name of a closure's block among those that the arrow keys walk: it may shut several rooms. */
export function closureBlockId({ id }: AgendaClosure, { room }: RoomColumn): string {
  return `closure-${id}-${room.id}`
}

/** The live stay that sleeps in the room that night. */
export function stayOfNight(column: RoomColumn, night: EpochDay): AgendaStay | null {
  return (
    column.stays.find(
      (stay) => stay.presence === 'live' && stay.arrival <= night && night < stay.departure,
    ) ?? null
  )
}

/** The closure that shuts the room that night. */
export function closureOfNight(column: RoomColumn, night: EpochDay): AgendaClosure | null {
  return column.closures.find((closure) => closure.from <= night && night < closure.until) ?? null
}

/** The day on which guests left, as staff said; a stay that ends before then ended by itself. */
export function leftOn({ booking: { attendance, attendanceAt } }: AgendaStay): EpochDay | null {
  if (attendance !== 'departed' || attendanceAt === null) return null
  return momentInAmsterdam(Date.parse(attendanceAt)).today
}

/** Whether staff said that nobody sleeps in this stay's room that night: not come, or gone early. */
export function isAwayOn(stay: AgendaStay, night: EpochDay): boolean {
  if (stay.booking.attendance === 'no-show') return true
  const left = leftOn(stay)
  return left !== null && left <= night
}

/**
 * Whether a room is taken that night: up to tonight when somebody sleeps there, by what staff said
 * of the guests; later when the night is sold.
 */
export function isTaken(column: RoomColumn, night: EpochDay, today: EpochDay): boolean {
  const stay = stayOfNight(column, night)
  return stay !== null && (night > today || !isAwayOn(stay, night))
}

/** How many rooms are taken that night. */
export function occupiedRooms(columns: RoomColumn[], night: EpochDay, today: EpochDay): number {
  return columns.filter((column) => isTaken(column, night, today)).length
}

function dayNumber(day: Day): EpochDay {
  const number = parseDay(day)
  if (number === null) throw new RangeError(`the API sent '${day}' for a day`)
  return number
}
