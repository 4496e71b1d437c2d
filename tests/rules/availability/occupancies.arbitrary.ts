import fc from 'fast-check'
import type { Occupancy } from '../../../rules/availability/property-facts.ts'
import type { Moment } from '../../../rules/calendar/day.ts'
import type { Room } from '../../../rules/rooms/room.ts'

/**
 * How bookings of a property may be: `plain` ones can all be moved, `mixed` ones are also pinned,
 * held, stale, in house or put in another type's room.
 */
export type Mixture = 'plain' | 'mixed'

/** How many bookings a room has. */
export interface Count {
  min: number
  max: number
}

interface Step {
  gap: number
  nights: number
  kind: 'paid' | 'pinned' | 'held' | 'stale' | 'guest of another type'
}

const kinds: Record<Mixture, fc.Arbitrary<Step['kind']>> = {
  plain: fc.constant('paid'),
  mixed: fc.constantFrom(
    'paid',
    'paid',
    'paid',
    'pinned',
    'held',
    'stale',
    'guest of another type',
  ),
}

/** Bookings of one room, one after another: built from gaps and lengths, so that no two overlap. */
function inRoom(
  room: Room,
  moment: Moment,
  mixture: Mixture,
  count: Count,
): fc.Arbitrary<Occupancy[]> {
  const step = fc.record({
    gap: fc.constantFrom(0, 0, 0, 0, 1, 1, 2),
    nights: fc.integer({ min: 1, max: 6 }),
    kind: kinds[mixture],
  })
  const first =
    mixture === 'plain' ? fc.integer({ min: 1, max: 4 }) : fc.integer({ min: -3, max: 4 })
  return fc
    .tuple(first, fc.array(step, { minLength: count.min, maxLength: count.max }))
    .map(([offset, steps]) => {
      let at = moment.today + offset
      return steps.map(({ gap, nights, kind }, index) => {
        const arrival = at + gap
        at = arrival + nights
        return {
          bookingId: `${room.number}-${index}`,
          roomTypeId: kind === 'guest of another type' ? room.roomTypeId + 100 : room.roomTypeId,
          roomId: room.id,
          arrival,
          departure: at,
          pinned: kind === 'pinned',
          holdUntil:
            kind === 'held' ? moment.instant + 1 : kind === 'stale' ? moment.instant : null,
        }
      })
    })
}

/** Bookings for all rooms of a property. */
export function arbitraryOccupancies(
  rooms: readonly Room[],
  moment: Moment,
  mixture: Mixture,
  count: Count,
): fc.Arbitrary<Occupancy[]> {
  return fc
    .tuple(...rooms.map((room) => inRoom(room, moment, mixture, count)))
    .map((perRoom) => perRoom.flat())
}
