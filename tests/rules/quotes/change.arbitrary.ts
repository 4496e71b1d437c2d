import fc from 'fast-check'
import type { OrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { anyDay } from './price-list.arbitrary.ts'
import { familiekamer } from './rooms.ts'
import { anyGuests, anyRoomType, anyScreen } from './stay.arbitrary.ts'

/**
 * Nearby dates, so that stays share nights; now and then a departure that makes no night, or
 * persons without a price.
 */
const wish = fc.record({
  from: fc.nat(8),
  nights: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 2, arbitrary: fc.constantFrom(0, -2) },
  ),
  persons: fc.constantFrom(2, 2, 2, 2, 2, 1, 4, 5),
  roomTypeId: fc.constantFrom(2, 2, 2, 3),
})

/**
 * A stay that can be sold, and others one may wish instead around the same days: mostly in the same
 * room, some not to be had.
 */
export const anyWishes: fc.Arbitrary<{ sold: OrdinaryStay; wishes: OrdinaryStay[] }> = fc
  .record({
    around: anyDay,
    soldNights: fc.integer({ min: 1, max: 9 }),
    roomType: anyRoomType,
    guests: anyGuests,
    screen: anyScreen,
    wishes: fc.array(wish, { minLength: 1, maxLength: 5 }),
  })
  .map(({ around, soldNights, roomType, guests, screen, wishes }) => {
    const stay = {
      roomType,
      guests,
      screen,
      persons: 2,
      arrival: around,
      departure: around + soldNights,
    }
    return {
      sold: stay,
      wishes: wishes.map(({ from, nights, persons, roomTypeId }) => {
        const arrival = around - 4 + from
        return {
          ...stay,
          arrival,
          departure: arrival + nights,
          persons,
          roomType: { ...roomType, id: roomTypeId },
        }
      }),
    }
  })

/**
 * 12 June 2026 was a Friday, 15 June a Monday: weekends, midweeks and weeks of the family room, some
 * of them wished a day late.
 */
export const anyFamilyWish: fc.Arbitrary<OrdinaryStay> = fc
  .tuple(
    fc.nat(3),
    fc.constantFrom([0, 3], [0, 7], [0, 7], [3, 4], [3, 7], [3, 7]),
    fc.constantFrom(0, 0, 0, 1),
    fc.integer({ min: 4, max: 6 }),
    anyScreen,
  )
  .map(([week, [first, nights], late, persons, screen]) => {
    const arrival = 20_616 + week * 7 + first + late
    return { roomType: familiekamer, arrival, departure: arrival + nights, persons, screen }
  })

/** A week of the family room from a Friday, which can always be sold by default. */
export const anyFamilyWeek: fc.Arbitrary<OrdinaryStay> = fc
  .record({ week: fc.nat(3), persons: fc.constantFrom(4, 5), screen: anyScreen })
  .map(({ week, persons, screen }) => {
    const arrival = 20_616 + week * 7
    return { roomType: familiekamer, arrival, departure: arrival + 7, persons, screen }
  })
