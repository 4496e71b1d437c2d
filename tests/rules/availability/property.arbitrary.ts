import fc from 'fast-check'
import type { PropertyFacts, MinimumNightRule } from '../../../rules/availability/property-facts.ts'
import type { Moment } from '../../../rules/calendar/day.ts'
import type { Room } from '../../../rules/rooms/room.ts'
import { arbitraryClosures } from './closures.arbitrary.ts'
import { arbitraryMoment } from './moment.arbitrary.ts'
import { arbitraryOccupancies } from './occupancies.arbitrary.ts'
import { arbitraryReadings } from './readings.arbitrary.ts'
import { property, roomTypes } from './property.ts'
import { startNumbers } from '../../../rules/rule-numbers/catalogue.ts'

/** A property at a moment, asked about one of its room types. */
export interface PropertyAtMoment {
  moment: Moment
  facts: PropertyFacts
  roomTypeId: number
}

/** Rooms of one type, numbered from 1; the last one of three or more may be out of use. */
export const roomsOf = (roomTypeId: number, count: number, allActive = true): Room[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    roomTypeId,
    number: index + 1,
    label: '',
    active: allActive || count < 3 || index < count - 1,
  }))

function arbitraryRules(roomTypeId: number, moment: Moment): fc.Arbitrary<MinimumNightRule[]> {
  const rule = fc.record({
    day: fc.integer({ min: -2, max: 24 }),
    nights: fc.integer({ min: 1, max: 9 }),
  })
  return fc
    .uniqueArray(rule, { maxLength: 2, selector: ({ day }) => day })
    .map((rules) =>
      rules.map(({ day, nights }) => ({ roomTypeId, day: moment.today + day, nights })),
    )
}

/**
 * Any small property with rooms of one of these types: one to three rooms, bookings of every sort,
 * closures, date rules, readings.
 */
export function arbitraryPropertyOf(...types: number[]): fc.Arbitrary<PropertyAtMoment> {
  return fc
    .record({
      moment: arbitraryMoment,
      readings: arbitraryReadings,
      type: fc.constantFrom(...types),
      count: fc.integer({ min: 1, max: 3 }),
      allActive: fc.boolean(),
      roomless: fc.boolean(),
      nightsPerStay: fc.constantFrom(28, 28, 28, 3),
    })
    .chain(({ moment, readings, type, count, allActive, roomless, nightsPerStay }) => {
      const rooms = roomsOf(type, count, allActive)
      return fc
        .record({
          occupancies: arbitraryOccupancies(rooms, moment, 'mixed', { min: 0, max: 4 }),
          closures: arbitraryClosures(rooms, moment, 1),
          minimumNightRules: arbitraryRules(type, moment),
        })
        .map(({ occupancies, closures, minimumNightRules }) => {
          const placed =
            type === 4 && roomless
              ? occupancies.map((stay, index) => (index === 0 ? { ...stay, roomId: null } : stay))
              : occupancies
          return {
            moment,
            roomTypeId: type,
            facts: property({
              roomTypes,
              rooms,
              occupancies: placed,
              closures,
              minimumNightRules,
              numbers: { ...startNumbers, 'stay.nights': nightsPerStay },
              readings,
            }),
          }
        })
    })
}

/** Mostly ordinary rooms, now and then the family's. */
export const arbitraryProperty: fc.Arbitrary<PropertyAtMoment> = arbitraryPropertyOf(
  1,
  1,
  1,
  3,
  3,
  4,
)
