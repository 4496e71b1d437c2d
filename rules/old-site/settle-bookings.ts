import { formatDay } from '../calendar/day.ts'
import type { Decisions, OldBooking } from './old-house.ts'
import { makeNumbersUnique } from './unique-numbers.ts'
import type { Tell } from './remark.ts'

/**
 * What bookings ask of each other: a temporary one that was booked is left out, numbers are given
 * once, and two are never in one room on one night. The first in the export keeps the room, and the
 * booked ones go before the temporary; the others wait for a person, whose decisions are followed.
 */
export function settleBookings(
  bookings: readonly OldBooking[],
  decided: Decisions,
  tell: Tell,
): OldBooking[] {
  const once = withoutDoubles(bookings, tell)
  makeNumbersUnique(once, 'bookingsnumber', tell)
  return giveRooms(followDecisions(once, decided, tell), tell)
}

/** An unpaid family booking that was paid stands in both areas: the booked one counts. */
function withoutDoubles(bookings: readonly OldBooking[], tell: Tell): OldBooking[] {
  const booked = new Map<string, OldBooking[]>()
  for (const one of bookings) if (one.area === 'booked') add(booked, stayOf(one), one)
  return bookings.filter((one) => {
    if (one.area === 'booked') return true
    const other = booked.get(stayOf(one))?.find((other) => isSame(one, other))
    if (other) tell(one.path, 'repaired', 'double-record', inWords(one), other.path)
    return !other
  })
}

function stayOf({ roomTypeId, arrival, departure }: OldBooking): string {
  return `${roomTypeId}: ${formatDay(arrival)} – ${formatDay(departure)}`
}

function isSame(one: OldBooking, other: OldBooking): boolean {
  return (
    one.key === other.key ||
    (one.number !== null && one.number === other.number) ||
    (one.email !== '' && one.email === other.email) ||
    one.name === other.name
  )
}

function followDecisions(
  bookings: readonly OldBooking[],
  decided: Decisions,
  tell: Tell,
): OldBooking[] {
  return bookings.flatMap((booking) => {
    const decision = Object.hasOwn(decided, booking.path) ? decided[booking.path]! : null
    if (decision === null) return [booking]
    if (decision !== 'leave-out') return [{ ...booking, roomNumber: decision }]
    tell(booking.path, 'not-taken', 'left-out', inWords(booking))
    return []
  })
}

function giveRooms(bookings: readonly OldBooking[], tell: Tell): OldBooking[] {
  const inRoom = new Map<number, OldBooking[]>()
  const waiting = new Map<OldBooking, OldBooking>()
  const areas = ['booked', 'temporary'] as const
  for (const booking of areas.flatMap((area) => bookings.filter((one) => one.area === area))) {
    if (booking.cancelled || booking.roomNumber === null) continue
    const others = inRoom.get(booking.roomNumber) ?? []
    const first = others.find(
      ({ arrival, departure }) => arrival < booking.departure && departure > booking.arrival,
    )
    if (first) waiting.set(booking, first)
    else add(inRoom, booking.roomNumber, booking)
  }
  return bookings.map((booking) => {
    const first = waiting.get(booking)
    if (!first) return booking
    tell(booking.path, 'undecided', 'two-in-one-room', inWords(booking), inWords(first))
    return { ...booking, waits: { reason: 'two-in-one-room', for: first.path } }
  })
}

function add<Key>(groups: Map<Key, OldBooking[]>, key: Key, booking: OldBooking): void {
  const group = groups.get(key)
  if (group) group.push(booking)
  else groups.set(key, [booking])
}

/** `B202371, Jansen, kamer 3, 2023-08-04 – 2023-08-06`. */
function inWords({ number, name, roomNumber, arrival, departure }: OldBooking): string {
  const room = roomNumber === null ? null : `kamer ${roomNumber}`
  const stay = `${formatDay(arrival)} – ${formatDay(departure)}`
  return [number, name, room, stay].filter((part) => part !== null).join(', ')
}
