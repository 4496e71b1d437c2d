import fc from 'fast-check'
import type { Closure } from '../../../rules/availability/property-facts.ts'
import type { Moment } from '../../../rules/calendar/day.ts'
import type { Room } from '../../../rules/rooms/room.ts'

/**
 * A few closures of a room, a type or the whole property, each from one to eight nights, some begun
 * before today.
 */
export function arbitraryClosures(
  rooms: readonly Room[],
  moment: Moment,
  most = 3,
): fc.Arbitrary<Closure[]> {
  const what = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...rooms).map((room) => ({ roomId: room.id, roomTypeId: null })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...rooms)
        .map((room) => ({ roomId: null, roomTypeId: room.roomTypeId })),
    },
    { weight: 1, arbitrary: fc.constant({ roomId: null, roomTypeId: null }) },
  )
  const closure = fc.record({
    what,
    from: fc.integer({ min: -3, max: 24 }),
    nights: fc.integer({ min: 1, max: 8 }),
  })
  return fc.array(closure, { maxLength: most }).map((closures) =>
    closures.map(({ what: rooms_, from, nights }, index) => ({
      id: index + 1,
      ...rooms_,
      from: moment.today + from,
      until: moment.today + from + nights,
    })),
  )
}
