import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeRooms, roomNights } from '../../../rules/availability/room-nights.ts'
import type { Occupancy, PropertyFacts } from '../../../rules/availability/property-facts.ts'
import type { Moment } from '../../../rules/calendar/day.ts'
import { blockedNights } from '../../../rules/channels/blocked-nights.ts'
import { arbitraryPropertyOf } from '../availability/property.arbitrary.ts'
import { checkAlways } from '../seen.ts'

const channels = ['airbnb', 'booking.com', 'own-website']
/** As far as bookings and closures reach, and a few nights more. */
const nightsTried = 40

/** Any property with one to three rooms, its stays of any source, and some of its rooms listed. */
const arbitraryListed = fc
  .record({
    at: arbitraryPropertyOf(1, 3, 4),
    sources: fc.array(fc.constantFrom(...channels), { minLength: 12, maxLength: 12 }),
    listed: fc.subarray([1, 2, 3], { minLength: 1 }),
    longHolds: fc.boolean(),
  })
  .map(({ at: { moment, facts, roomTypeId }, sources, listed, longHolds }) => ({
    moment,
    roomTypeId,
    // Rooms of it alone: a switched off one among them is told apart.
    listed: listed.filter((id) => facts.rooms.some((room) => room.id === id)),
    facts: {
      ...facts,
      occupancies: facts.occupancies.map((stay, place) => ({
        ...stay,
        source: sources[place % sources.length]!,
        madeAt: moment.instant - (longHolds ? 7_200_000 : 0),
      })),
    },
  }))

/** For each night the listings that a channel may sell. */
function offered(
  channel: string,
  listed: readonly number[],
  moment: Moment,
  facts: PropertyFacts,
): number[][] {
  const blockedOf = new Map(
    listed.map((roomId) => [
      roomId,
      blockedNights({ channel, roomId, listedRooms: listed }, moment, facts),
    ]),
  )
  return Array.from({ length: nightsTried }, (_, night) =>
    listed.filter(
      (roomId) =>
        !blockedOf
          .get(roomId)!
          .some(
            ({ arrival, departure }) =>
              arrival <= moment.today + night && moment.today + night < departure,
          ),
    ),
  )
}

const isLongEnough = ({ holdUntil, madeAt }: Occupancy) =>
  holdUntil === null || holdUntil - madeAt! >= 3_600_000

describe('What a channel is told is free', () => {
  it('is on no night more than rooms are, less those of its listings that it sold itself', () => {
    checkAlways(
      fc.property(arbitraryListed, ({ moment, roomTypeId, listed, facts }) => {
        const roomType = facts.roomTypes.find(({ id }) => id === roomTypeId)!
        const occupancies = facts.occupancies.filter((stay) => isLongEnough(stay))
        const nights = roomNights(roomType, { ...facts, occupancies }, moment)
        for (const channel of channels) {
          for (const [night, free] of offered(channel, listed, moment, facts).entries()) {
            const rooms = Math.max(0, freeRooms(nights, night))
            const sold = occupancies.filter(
              (stay) =>
                stay.source === channel &&
                stay.roomTypeId === roomTypeId &&
                stay.arrival <= moment.today + night &&
                moment.today + night < stay.departure,
            ).length
            expect(
              rooms === 0 ? free.length : free.length - sold,
              `night ${night}`,
            ).toBeLessThanOrEqual(rooms)
          }
        }
      }),
    )
  })

  it('is the same whichever rooms the stays that may be moved are in', () => {
    checkAlways(
      fc.property(arbitraryListed, fc.nat(5), ({ moment, listed, facts }, turn) => {
        const active = facts.rooms.filter((room) => room.active).map(({ id }) => id)
        // All that may be moved change places, as an allocator never would at once: no two in one room.
        const isPlain = facts.occupancies.every(
          (stay) => !stay.pinned && stay.arrival > moment.today && stay.roomId !== null,
        )
        fc.pre(isPlain && facts.closures.length === 0)
        const turned = facts.occupancies.map((stay) => ({
          ...stay,
          roomId: active.includes(stay.roomId!)
            ? active[(active.indexOf(stay.roomId!) + turn) % active.length]!
            : stay.roomId,
        }))
        for (const channel of channels)
          expect(offered(channel, listed, moment, { ...facts, occupancies: turned })).toEqual(
            offered(channel, listed, moment, facts),
          )
      }),
    )
  })

  it('is every listing where nobody but the channel itself sold, as long as a room is free', () => {
    checkAlways(
      fc.property(arbitraryListed, ({ moment, roomTypeId, listed, facts }) => {
        const own = {
          ...facts,
          closures: [],
          readings: {
            ...facts.readings,
            'closed-season.ordinary': 'none',
            'closed-season.family': 'none',
          } as const,
          rooms: facts.rooms.map((room) => ({ ...room, active: true })),
          occupancies: facts.occupancies.map((stay) => ({
            ...stay,
            source: 'airbnb',
            roomTypeId,
          })),
        }
        const roomType = own.roomTypes.find(({ id }) => id === roomTypeId)!
        const occupancies = own.occupancies.filter((stay) => isLongEnough(stay))
        const nights = roomNights(roomType, { ...own, occupancies }, moment)
        for (const [night, free] of offered('airbnb', listed, moment, own).entries())
          if (freeRooms(nights, night) > 0) expect(free, `night ${night}`).toEqual(listed)
      }),
    )
  })
})
