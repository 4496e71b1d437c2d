import type { HouseFacts, Occupancy } from '../../../rules/availability/house-facts.ts'
import { defaultHoldLimits } from '../../../rules/bookings/hold-limits.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings, type Readings } from '../../../rules/readings/readings.ts'
import { roomTypes } from './room-types.ts'

/** A Wednesday in June, before the summer rule begins. */
export const today = '2026-06-03'

const day = (text: string) => parseDay(text)!

/** Stays that fill a whole room type: what the calendar shows as taken. */
function takenStays(): Occupancy[] {
  const taken: [roomIds: number[], arrival: string, departure: string][] = [
    [[3, 4, 5], '2026-06-05', '2026-06-08'],
    [[3, 4, 5], '2026-06-16', '2026-06-17'],
    [[3, 4, 5], '2026-06-26', '2026-06-29'],
    [[3, 4, 5], '2026-07-03', '2026-07-05'],
    [[1, 2], '2026-06-12', '2026-06-15'],
    [[1, 2, 3, 4, 5, 6, 7, 8], '2026-07-24', '2026-07-28'],
  ]
  return taken.flatMap(([roomIds, arrival, departure], set) =>
    roomIds.map((roomId) => ({
      bookingId: `taken-${set}-${roomId}`,
      roomTypeId: roomId < 3 ? 1 : roomId < 6 ? 2 : 3,
      roomId,
      arrival: day(arrival),
      departure: day(departure),
      pinned: true,
      holdUntil: null,
    })),
  )
}

/**
 * The house of the stories: the rules answer every question from these facts, so a scene never
 * shows what the product would not say.
 */
export function houseFacts(readings: Partial<Readings> = {}): HouseFacts {
  return {
    roomTypes: roomTypes.map(({ id, slug, name, kind, prices }) => ({
      id,
      slug,
      name,
      kind,
      prices,
      vatBasisPoints: 900,
    })),
    rooms: [1, 2, 3, 4, 5, 9, 10, 11, 12].map((number, place) => ({
      id: place + 1,
      number,
      roomTypeId: place < 2 ? 1 : place < 5 ? 2 : place < 8 ? 3 : 4,
      label: '',
      active: true,
    })),
    occupancies: takenStays(),
    closures: [
      { id: 1, roomId: null, roomTypeId: null, from: day('2026-07-13'), until: day('2026-07-18') },
    ],
    minimumNightRules: [{ roomTypeId: 2, day: day('2026-06-20'), nights: 3 }],
    priceList: defaultPriceList,
    holdLimits: defaultHoldLimits,
    readings: { ...defaultReadings, ...readings },
  }
}
