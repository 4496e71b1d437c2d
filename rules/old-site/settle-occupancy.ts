import { type EpochDay, dayOf, formatDay, partsOf } from '../calendar/day.ts'
import type { OldBooking, OldNight, OldRoomType } from './old-house.ts'
import { pathOf } from './place.ts'
import { closedAmount } from './read-occupancy.ts'
import type { Tell } from './remark.ts'

/** The bookings in a room type on each night that has any, as the old site counted them. */
export function bookedNights(
  bookings: readonly OldBooking[],
  resourceId: number,
): Map<EpochDay, number> {
  const nights = new Map<EpochDay, number>()
  for (const { roomTypeId, area, cancelled, arrival, departure } of bookings) {
    if (roomTypeId !== resourceId || area !== 'booked' || cancelled) continue
    for (let night = arrival; night < departure; night++)
      nights.set(night, (nights.get(night) ?? 0) + 1)
  }
  return nights
}

/** What the occupancy of a room type says only together with its bookings. */
export function settleOccupancy(
  roomType: OldRoomType,
  bookings: readonly OldBooking[],
  tell: Tell,
): OldRoomType {
  const booked = bookedNights(bookings, roomType.resourceId)
  const occupancy = roomType.occupancy.map((one) => {
    // 5 is a closure, unless there are five rooms or more and five bookings.
    const isCount =
      one.closed && roomType.stock >= closedAmount && booked.get(one.night) === closedAmount
    if (!isCount) return one
    tell(one.path, 'undecided', 'closure-or-count', closedAmount, closedAmount)
    return { ...one, booked: closedAmount, closed: false }
  })
  return { ...roomType, occupancy: [...occupancy, ...missingDecembers(roomType, booked, tell)] }
}

/** Whether a night stands for a slot that the old site never made: it is no count of its own. */
export function isCountedFromBookings({ key }: Pick<OldNight, 'key'>): boolean {
  return /^\d{4}-12-\d\d\+*$/.test(key)
}

/** Slots were made for the months 0 to 10 (BO §3): a December without any is counted from bookings. */
function missingDecembers(
  { path, occupancy }: OldRoomType,
  booked: ReadonlyMap<EpochDay, number>,
  tell: Tell,
): OldNight[] {
  const months = new Set(
    occupancy.map(({ night }) => partsOf(night)).map(({ year, month }) => `${year}-${month}`),
  )
  const keys = new Set(occupancy.map(({ key }) => key))
  const years = new Set(occupancy.map(({ night }) => partsOf(night).year))
  const dates = pathOf(path, 'dates')
  return [...years].flatMap((year) => {
    if (months.has(`${year}-12`) || !months.has(`${year}-11`)) return []
    const nights = Array.from({ length: 31 }, (_, index): OldNight => {
      const night = dayOf(year, 12, index + 1)
      let key = formatDay(night)
      while (keys.has(key)) key += '+'
      return {
        path: pathOf(dates, key),
        key,
        id: null,
        night,
        booked: booked.get(night) ?? 0,
        closed: false,
      }
    })
    const sum = nights.reduce((all, one) => all + one.booked, 0)
    tell(
      dates,
      'repaired',
      'month-without-december',
      null,
      `december ${year}: ${sum} ${sum === 1 ? 'kamernacht' : 'kamernachten'}`,
    )
    return nights
  })
}
