import { expect } from 'vitest'
import type { RoomAssignment } from '../../../rules/availability/assign-room.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { isClosed, isLive, roomsInUse, staysPut, type Wanted } from './brute-force.ts'

/**
 * The property after an assignment was carried out: bookings moved, ended holds gone, the new stay in
 * its room.
 */
export function afterwards(
  wanted: Wanted,
  assignment: RoomAssignment,
  facts: PropertyFacts,
): PropertyFacts {
  const moves = new Map(assignment.moves.map(({ bookingId, roomId }) => [bookingId, roomId]))
  const stays = facts.occupancies
    .filter(({ bookingId }) => !assignment.release.includes(bookingId))
    .map((stay) => ({ ...stay, roomId: moves.get(stay.bookingId) ?? stay.roomId }))
  const { roomTypeId, arrival, departure } = wanted
  return {
    ...facts,
    occupancies: [
      ...stays,
      {
        bookingId: 'new',
        roomTypeId,
        roomId: assignment.roomId,
        arrival,
        departure,
        pinned: false,
        holdUntil: null,
      },
    ],
  }
}

/** Holds an assignment to what it promises, by carrying it out. */
export function expectGoodAssignment(
  wanted: Wanted,
  assignment: RoomAssignment,
  facts: PropertyFacts,
): void {
  const after = afterwards(wanted, assignment, facts)
  const rooms = roomsInUse(facts, wanted.roomTypeId)

  for (const { bookingId } of assignment.moves) {
    const stay = facts.occupancies.find((candidate) => candidate.bookingId === bookingId)!
    const room = rooms.find(({ id }) => id === stay.roomId)
    expect(
      room === undefined || !staysPut(stay, room, facts, wanted.moment),
      `${bookingId} may move`,
    ).toBe(true)
  }
  const touched = new Set(['new', ...assignment.moves.map(({ bookingId }) => bookingId)])
  for (const stay of after.occupancies.filter(({ bookingId }) => touched.has(bookingId))) {
    const room = rooms.find(({ id }) => id === stay.roomId)
    expect(room, `${stay.bookingId} has a room of its type`).toBeDefined()
    const from = Math.max(stay.arrival, wanted.moment.today)
    for (let night = from; night < stay.departure; night++)
      expect(isClosed(room!, night, facts.closures), `${stay.bookingId} has no closed night`).toBe(
        false,
      )
    // Ended holds count as well: the database has its last word about their rows too.
    const others = after.occupancies.filter(
      (other) => other !== stay && other.roomId === stay.roomId,
    )
    const clash = others.find((other) => other.arrival < stay.departure && from < other.departure)
    expect(clash, `${stay.bookingId} has its room alone`).toBeUndefined()
  }
  for (const bookingId of assignment.release) {
    expect(
      isLive(
        facts.occupancies.find((stay) => stay.bookingId === bookingId)!,
        facts,
        wanted.moment,
      ),
      `${bookingId} was not live`,
    ).toBe(false)
  }
}
