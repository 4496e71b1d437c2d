import { formatDay } from '../../../rules/calendar/day.ts'
import { type BenchHouse, month, today, year } from '../house/bench-house.ts'
import { bookingRequest } from '../server/book-all.ts'
import { type BenchStay, benchSlugs, benchStays } from '../server/bench-stays.ts'
import { getRequest } from '../server/keep-alive-client.ts'
import type { Call } from './in-turns.ts'

const day = (from: number) => formatDay(today + from)
const get = (path: (round: number) => string): Call['request'] => {
  return (_, round) => getRequest(path(round))
}

/** The nights that are booked: one a round, none of them taken by the house's own bookings. */
const stays: BenchStay[] = benchStays(today, 400).filter(({ arrival }) => arrival > day(10))

/** What guests ask and do. */
export const guestCalls: Call[] = [
  {
    name: 'search of a stay',
    request: get(
      (round) =>
        `/api/availability?arrival=${day(12 + round)}&departure=${day(14 + round)}&guests=2`,
    ),
  },
  {
    name: 'calendar of a month',
    request: get((round) => `/api/occupancy?month=${monthAfter(round % 13)}`),
  },
  {
    name: 'calendar of a room',
    request: get(
      (round) => `/api/room-types/${benchSlugs[round % 3]}/calendar?persons=${1 + (round % 2)}`,
    ),
  },
  {
    name: 'quote of a stay',
    request: get(
      (round) =>
        `/api/quotes?room=${stays[round]!.roomType === 1 ? benchSlugs[0] : benchSlugs[1]}&arrival=${stays[round]!.arrival}&departure=${stays[round]!.departure}&persons=2`,
    ),
  },
  {
    name: 'booking, POST',
    request: (_, round) => bookingRequest(stays[round]!),
    status: 201,
  },
  {
    name: 'status of a booking',
    request: (house: BenchHouse) => getRequest(`/api/bookings/${house.someone.id}/status`),
  },
]

function monthAfter(months: number): string {
  const at = year * 12 + month - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
