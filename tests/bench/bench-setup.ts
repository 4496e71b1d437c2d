import type { PropertyFacts, Occupancy } from '../../rules/availability/property-facts.ts'
import { startNumbers } from '../../rules/rule-numbers/catalogue.ts'
import { dayOf } from '../../rules/calendar/day.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { defaultPriceList } from '../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../rules/readings/readings.ts'
import type { Room, RoomType } from '../../rules/rooms/room.ts'

const today = dayOf(2026, 6, 1)

/** The moment the benches ask at: 1 June 2026, 09:00. */
export const benchMoment: Moment = {
  today,
  minuteOfDay: 9 * 60,
  instant: (today * 24 + 7) * 3_600_000,
}

/** Three ordinary types with nine rooms between them. */
export const benchTypes: RoomType[] = [1, 2, 3].map((id) => ({
  id,
  slug: `type-${id}`,
  name: `Kamer ${id}`,
  kind: 'ordinary',
  prices: [1, 2, 3].map((persons) => ({ persons, cents: 7000 + 1000 * persons })),
  vatBasisPoints: 900,
}))

const rooms: Room[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
  id: number,
  roomTypeId: Math.ceil(number / 3),
  number,
  label: '',
  active: true,
}))

/** A year of bookings, each room taken about two nights out of three, always the same ones. */
function yearOfBookings(): Occupancy[] {
  let state = 42
  const random = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % most
  }
  const bookings: Occupancy[] = []
  for (const room of rooms) {
    let arrival = today + 1 + random(3)
    while (arrival < today + 380) {
      const departure = arrival + 1 + random(5)
      bookings.push({
        bookingId: `b${bookings.length}`,
        roomTypeId: room.roomTypeId,
        roomId: room.id,
        arrival,
        departure,
        pinned: false,
        holdUntil: null,
      })
      arrival = departure + random(4)
    }
  }
  return bookings
}

/**
 * The facts of the property: nine rooms, some seven hundred bookings, the documents' prices and the
 * default readings.
 */
export const benchFacts: PropertyFacts = {
  roomTypes: benchTypes,
  rooms,
  occupancies: yearOfBookings(),
  closures: [],
  minimumNightRules: [],
  priceList: defaultPriceList,
  numbers: startNumbers,
  readings: defaultReadings,
}
