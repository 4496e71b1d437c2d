import fc from 'fast-check'
import type { OrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import type { QuoteScreen } from '../../../rules/quotes/screen.ts'
import type { RoomType } from '../../../rules/rooms/room.ts'
import type { TaxableGuest } from '../../../rules/tourist-tax/taxable-guest.ts'
import { anyDay } from './price-list.arbitrary.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

export const anyScreen: fc.Arbitrary<QuoteScreen> = fc.constantFrom(
  'checkout',
  'booking',
  'agenda',
  'bills',
)

/** Fewer, as many or more guests than persons, of some nothing is known. */
export const anyGuests: fc.Arbitrary<TaxableGuest[]> = fc.array(
  fc.record({ age: fc.option(fc.integer({ min: 0, max: 90 })), resident: fc.boolean() }),
  { maxLength: 7 },
)

/**
 * An ordinary type with a price for 1, 2 and 4 persons: 3 pay what 4 do. Dear enough that no discount
 * goes below zero.
 */
export const anyRoomType: fc.Arbitrary<RoomType> = fc
  .tuple(
    fc.integer({ min: 11_000, max: 20_000 }),
    fc.nat(5000),
    fc.nat(5000),
    fc.constantFrom(0, 900, 2100),
  )
  .map(([one, two, four, vatBasisPoints]) => ({
    ...knusseKamer,
    prices: [
      { persons: 1, cents: one },
      { persons: 2, cents: one + two },
      { persons: 4, cents: one + two + four },
    ],
    vatBasisPoints,
  }))

/** Whole nights most of the time, else a departure on or before the arrival. */
const nights = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 18 }) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 0 }) },
)
/** A number that the type takes most of the time, else one without a price. */
const persons = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 2, 3, 4) },
  { weight: 1, arbitrary: fc.constantFrom(0, 5) },
)

/** An ordinary stay, more than half of them with a price. */
export const anyOrdinaryStay: fc.Arbitrary<OrdinaryStay> = fc
  .record({
    roomType: anyRoomType,
    arrival: anyDay,
    nights,
    persons,
    guests: anyGuests,
    screen: anyScreen,
  })
  .map(({ nights: count, ...stay }) => ({ ...stay, departure: stay.arrival + count }))

/** The weekday and nights of an arrangement. 5 January 1970 was a Monday: day 4. */
const arrangement = fc
  .tuple(fc.integer({ min: 2870, max: 2980 }), fc.constantFrom([4, 4], [4, 7], [8, 3], [8, 7]))
  .map(([week, [first, nights]]) => ({ arrival: week * 7 + first, nights }))
const noArrangement = fc.record({ arrival: anyDay, nights: fc.constantFrom(0, 2, 3, 4, 5, 7) })
const familyDates = fc.oneof(
  { weight: 3, arbitrary: arrangement },
  { weight: 1, arbitrary: noArrangement },
)

/**
 * A stay in the family room, about half of them one of its arrangements for a number of persons
 * that the screen takes.
 */
export const anyFamilyStay: fc.Arbitrary<OrdinaryStay> = fc
  .record({
    roomType: fc
      .constantFrom(0, 900, 2100)
      .map((vatBasisPoints) => ({ ...familiekamer, vatBasisPoints })),
    dates: familyDates,
    persons: fc.constantFrom(1, 2, 3, 4, 4, 5, 5, 6, 6, 7),
    guests: anyGuests,
    screen: anyScreen,
  })
  .map(({ dates: { arrival, nights: count }, ...stay }) => ({
    ...stay,
    arrival,
    departure: arrival + count,
  }))
