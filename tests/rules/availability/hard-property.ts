import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { roomsOf } from './property.arbitrary.ts'
import { property, momentOn } from './property.ts'

export const hardMoment = momentOn('2026-03-02')

/** Room by room: arrival and departure in days from today, `pinned` by an exclamation mark. */
function propertyOf(bookings: readonly string[]): PropertyFacts {
  return property({
    rooms: roomsOf(3, bookings.length),
    occupancies: bookings.flatMap((line, index) =>
      line.split(' ').map((text) => {
        const [from, until] = text.replace('!', '').split('-').map(Number)
        return {
          bookingId: `${index + 1} ${text}`,
          roomTypeId: 3,
          roomId: index + 1,
          pinned: text.endsWith('!'),
          holdUntil: null,
          arrival: hardMoment.today + from!,
          departure: hardMoment.today + until!,
        }
      }),
    ),
  })
}

/**
 * A property of eight rooms, found by a search through a hundred thousand of them: ten nights from day
 * 43 can be sold, though every short cut through the arrangements misses the way.
 */
export const hardProperty = propertyOf([
  '3-15! 27-33 33-44 44-57 61-73',
  '2-5! 5-14 14-23 27-31 31-43 49-57 57-69 72-85!',
  '4-11 11-22 22-35! 36-47 47-60 60-66! 66-69',
  '4-9 9-22 27-38! 43-55 55-60 65-72 72-85!',
  '1-12 12-21! 29-34 37-49 53-64 64-67 67-79',
  '5-16 16-28! 28-33! 42-45 45-54 54-65 65-76!',
  '8-13 15-21! 22-34 34-39 44-50 50-57 57-66 66-69 72-84!',
  '8-20 20-33! 41-51! 54-60 64-76!',
])

/**
 * A property of six rooms that has one free on each of five nights from day 27, and no way to sell
 * them: that shows once rooms that some guests cannot have leave others with fewer, and these others
 * again.
 */
export const hopelessProperty = propertyOf([
  '1-3 3-7 9-17 21-26 29-33 34-36 39-51!',
  '8-17 17-24 24-31 31-40 43-55',
  '2-13 18-27! 30-42 42-53!',
  '3-7 7-14 14-17 17-26 26-35 35-44 46-49! 49-60',
  '2-6 8-21 21-28 28-35 35-38! 38-43 43-45 48-56',
  '6-16 16-18! 18-30 32-36 36-45! 48-59',
])
