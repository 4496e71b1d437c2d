import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignRoomIn } from '../../../rules/availability/assign-room.ts'
import { type Reserve, findRooms } from '../../../rules/availability/find-rooms.ts'
import { freeRooms, roomNights } from '../../../rules/availability/room-nights.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryAllocation } from './allocation.arbitrary.ts'

const mixed = arbitraryAllocation('mixed', { min: 1, max: 4 }, 4)
/** Some bookings that have no room yet, by their place. */
const roomless = fc.oneof(fc.constant<number[]>([]), fc.array(fc.nat(15), { maxLength: 2 }))

/** As far as bookings reach here, and a few nights more. */
const nightsTried = 30

describe('the nights for which a room can be found', () => {
  it(
    'are those that have one free each, as far as the allocator finds one for all of them',
    { timeout: 60_000 },
    () => {
      checkLaw(
        'the finder knows what the allocator finds',
        (see) =>
          fc.property(
            mixed,
            roomless,
            fc.constantFrom<Reserve>(0, 1),
            ({ wanted, facts }, without, reserve) => {
              const roomType = facts.roomTypes.find(({ id }) => id === wanted.roomTypeId)!
              const occupancies = facts.occupancies.map((stay, place) =>
                without.includes(place) && stay.roomTypeId === roomType.id
                  ? { ...stay, roomId: null }
                  : stay,
              )
              const nights = roomNights(roomType, { ...facts, occupancies }, wanted.moment)
              const finder = findRooms(nights, reserve)
              const isFree = (night: number) => freeRooms(nights, night) > reserve
              for (let from = 0; from < nightsTried; from++) {
                let until = from
                while (
                  until < nightsTried &&
                  isFree(until) &&
                  assignRoomIn(nights, from, until + 1) !== null
                )
                  until++
                see(until > from)
                const departures = Array.from(
                  { length: nightsTried - from },
                  (_, more) => from + more + 1,
                )
                expect(
                  {
                    isFree: finder.isFree(from),
                    longest: Math.min(finder.longestFrom(from), nightsTried - from),
                    departures: departures.filter((night) => finder.hasRoom(from, night)),
                  },
                  `from night ${from}`,
                ).toEqual({
                  isFree: isFree(from),
                  longest: until - from,
                  departures: departures.filter((night) => night <= until),
                })
              }
            },
          ),
        150,
      )
    },
  )
})
