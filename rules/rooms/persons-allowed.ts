import { fewestPersons, mostPersons as mostInFamilyRoom } from '../family-room/family-guests.ts'
import { mostPersonsOfRoom } from '../forms/check-room-settings.ts'
import type { Screen } from '../quotes/screen.ts'
import type { PersonPrice, RoomType } from './room.ts'

/** The most persons a room type has a price for; 0 when it has no price yet. */
export function mostPersons(roomType: Pick<RoomType, 'prices'>): number {
  return roomType.prices.reduce((most, price) => Math.max(most, price.persons), 0)
}

/**
 * How many persons may be asked for, both ends included: in an ordinary room 1 to the most it has a
 * price for (G §5), in the family room 4 to 6 on the guest site and 1 to 6 in the agenda (reading
 * `family.guests`).
 */
export function personsAllowed(
  roomType: RoomType,
  screen: Screen,
): { least: number; most: number } {
  if (roomType.kind === 'family') return { least: fewestPersons(screen), most: mostInFamilyRoom }
  return { least: 1, most: mostPersons(roomType) }
}

/**
 * With how many the guests of a stay may arrive that another site sold, which does not say how many
 * come: as many as the room takes, whoever asks. A type without a price yet says of nobody that they
 * do not fit.
 */
export function mostWhoArrive(roomType: RoomType | undefined): number {
  return (roomType && personsAllowed(roomType, 'agenda').most) || mostPersonsOfRoom
}

/** True for a whole number of persons that the room takes on this screen. */
export function arePersonsAllowed(roomType: RoomType, persons: number, screen: Screen): boolean {
  const { least, most } = personsAllowed(roomType, screen)
  return Number.isInteger(persons) && persons >= least && persons <= most
}

/**
 * The price that a number of persons pays: their own, or that of the next larger number where they
 * have none (G §5, reading `price.missing-persons`). Null when none is large enough.
 */
export function priceOfPersons(
  roomType: Pick<RoomType, 'prices'>,
  persons: number,
): PersonPrice | null {
  if (!(Number.isInteger(persons) && persons >= 1)) return null
  let best: PersonPrice | null = null
  for (const price of roomType.prices)
    if (price.persons >= persons && (best === null || price.persons < best.persons)) best = price
  return best
}
