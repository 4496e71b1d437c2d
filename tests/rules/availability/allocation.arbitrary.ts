import fc from 'fast-check'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { arbitraryClosures } from './closures.arbitrary.ts'
import type { Wanted } from './brute-force.ts'
import { roomsOf } from './property.arbitrary.ts'
import { property, momentOn } from './property.ts'
import { arbitraryOccupancies, type Mixture } from './occupancies.arbitrary.ts'

/** A busy property and a stay to find a room for. */
export interface Allocation {
  wanted: Wanted
  facts: PropertyFacts
}

const moment = momentOn('2026-03-02')
const roomTypeId = 3

/**
 * One type with some rooms, many bookings, and closures unless the mixture is plain. Bookings are
 * at most `most` a room, so that trying every room stays possible.
 */
export function arbitraryAllocation(
  mixture: Mixture,
  rooms: { min: number; max: number },
  most: number,
): fc.Arbitrary<Allocation> {
  return fc.integer(rooms).chain((count) => {
    const all = roomsOf(roomTypeId, count)
    return fc
      .record({
        occupancies: arbitraryOccupancies(all, moment, mixture, { min: most - 1, max: most }),
        closures: arbitraryClosures(all, moment, mixture === 'plain' ? 0 : 2),
        arrival: fc.integer({ min: 1, max: 12 }),
        nights: fc.integer({ min: 1, max: 7 }),
      })
      .map(({ occupancies, closures, arrival, nights }) => ({
        wanted: {
          roomTypeId,
          arrival: moment.today + arrival,
          departure: moment.today + arrival + nights,
          moment,
        },
        facts: property({
          rooms: all,
          occupancies,
          closures,
          readings: { ...defaultReadings, 'closed-season.ordinary': 'none' },
        }),
      }))
  })
}
