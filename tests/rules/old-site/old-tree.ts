import type { OldBooking, OldHouse } from '../../../rules/old-site/old-house.ts'
import type { Remark } from '../../../rules/old-site/remark.ts'
import { readOldHouse } from './read-old-house.ts'

/** A booking as the old site stored it (BO §3): from 3 to 5 August 2023, months from zero. */
export const oldEvent = (given: object = {}): object => ({
  ...{ bookingsnumber: 'B202361', title: 'Jansen', email: 'jansen@voorbeeld.nl' },
  ...{ phone: '06 12345678', roomnumber: 3, resourceId: 2, place: 'Eigen website' },
  ...{ startYear: 2023, startMonth: 7, startDay: 3, endYear: 2023, endMonth: 7, endDay: 5 },
  ...{ end: '2023,7,5', singlePrice: 95, totalNights: 2, persons: 2, ispayed: true },
  ...given,
})

/** The house of an export, and the remarks in short. */
export function read(tree: unknown): { house: OldHouse; said: string[] } {
  const { house, remarks } = readOldHouse(tree)
  return { house, said: inShort(remarks) }
}

/** The bookings of an export with these events, and the remarks in short. */
export function readEvents(
  events: unknown,
  decided = {},
): { bookings: OldBooking[]; said: string[] } {
  const { house, remarks } = readOldHouse({ events }, decided)
  return { bookings: house.bookings, said: inShort(remarks) }
}

/** The one booking of an export with one event. */
export function readEvent(given: object): { booking: OldBooking | undefined; said: string[] } {
  const { bookings, said } = readEvents({ '-N1': oldEvent(given) })
  return { booking: bookings[0], said }
}

/** `repaired stay-corrected events/-N1: 2 → 3`. */
export function inShort(remarks: readonly Remark[]): string[] {
  return remarks.map(
    ({ kind, what, path, before, after }) =>
      `${kind} ${what} ${path}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`,
  )
}
