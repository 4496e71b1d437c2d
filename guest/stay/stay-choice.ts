import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { searchGuests } from '../../rules/forms/guest-limits.ts'
import {
  type Arrangement,
  departureOf,
  isArrivalDay,
} from '../../rules/family-room/arrangements.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { ARRANGEMENT, arrangementFrom, arrangementName, arrangementBetween } from './family-stay.ts'

/**
 * What a guest has chosen so far. It lives in the address, so a reload, a bookmark and the back
 * button keep it.
 */
export interface StayChoice {
  /** Slug of the room type; empty while searching through the whole property. */
  room: string
  arrival: Day | null
  departure: Day | null
  persons: number | null
  /**
   * In the family room alone, whose addresses name no room: the arrangement chosen, null before
   * that.
   */
  arrangement?: Arrangement | null | undefined
}

/** True of a choice in the family room. */
export function isInFamilyRoom(choice: StayChoice): boolean {
  return choice.arrangement !== undefined
}

/**
 * A choice as one of the family room. Its dates say the arrangement; where they make none it is
 * the one named. An arrival without a departure gets that of the arrangement, and is forgotten
 * where the arrangement does not begin on its weekday.
 */
export function inFamilyRoom(choice: StayChoice, named: Arrangement | null): StayChoice {
  const { arrival, departure, persons } = choice
  const nothing = { room: '', arrival: null, departure: null, persons, arrangement: named }
  if (arrival === null) return nothing
  if (departure !== null) {
    const arrangement = arrangementBetween(arrival, departure) ?? named
    return { room: '', arrival, departure, persons, arrangement }
  }
  if (named === null || !isArrivalDay(named, parseDay(arrival)!)) return nothing
  return { ...nothing, arrival, departure: formatDay(departureOf(named, parseDay(arrival)!)) }
}

/** A choice with both its days. */
export type DatedStay = StayChoice & { arrival: Day; departure: Day }

/** A choice with nothing left to choose. */
export type ChosenStay = DatedStay & { persons: number }

export function hasDates(choice: StayChoice): choice is DatedStay {
  return choice.arrival !== null && choice.departure !== null
}

export function isComplete(choice: StayChoice): choice is ChosenStay {
  return hasDates(choice) && choice.persons !== null
}

/**
 * What a day of the calendar sends while the script is not there: one button carries one value, so
 * both days stand in it.
 */
export const PRESSED_DAYS = 'verblijf'

/** Which month the calendar was turned to, by its first day, while the script is not there. */
export const TURNED_MONTH = 'maand'

/** Arrival, or arrival and departure, as `2026-06-09/2026-06-12`. */
export const pressedDays = ({ arrival, departure }: StayChoice) =>
  [arrival, departure].filter(Boolean).join('/')

/**
 * Reads `?kamer=&aankomst=&vertrek=&personen=`. What is no real date or no small whole number
 * counts as not chosen. Days just pressed (`verblijf`) go before the ones chosen earlier.
 */
export function stayFromAddress(address: URLSearchParams): StayChoice {
  const [first, last] = address.get(PRESSED_DAYS)?.split('/') ?? [
    address.get('aankomst'),
    address.get('vertrek'),
  ]
  const arrival = dayFrom(first ?? null)
  const departure = dayFrom(last ?? null)
  return {
    room: address.get('kamer') ?? '',
    arrival,
    departure: arrival !== null && departure !== null && departure > arrival ? departure : null,
    persons: numberFrom(address.get('personen')),
  }
}

const familyAddresses: ReadonlySet<string> = new Set([
  guestScreens.familyRoom.path,
  guestScreens.familyRoomOfOverview.path,
  guestScreens.familyCheckout.path,
])

/** The choice at an address of the site: on those of the family room it is one of that room. */
export function stayAt(pathname: string, address: URLSearchParams): StayChoice {
  const choice = stayFromAddress(address)
  return familyAddresses.has(pathname)
    ? inFamilyRoom(choice, arrangementFrom(address.get(ARRANGEMENT)))
    : choice
}

/**
 * The choice of dates and persons for a room of the property. In the family room a number of
 * persons that it does not take is left open: it was chosen for another room.
 */
export function stayIn(
  room: Pick<RoomTypeView, 'slug' | 'kind' | 'minPersons' | 'maxPersons'>,
  { arrival, departure, persons }: Pick<StayChoice, 'arrival' | 'departure' | 'persons'>,
): StayChoice {
  const choice = { room: room.slug, arrival, departure, persons }
  if (room.kind !== 'family') return choice
  const fits = persons !== null && persons >= room.minPersons && persons <= room.maxPersons
  return inFamilyRoom({ ...choice, persons: fits ? persons : null }, null)
}

/** The room that a choice is about; undefined where the property has none such. */
export function roomOf(rooms: readonly RoomTypeView[], choice: StayChoice) {
  return rooms.find(({ slug, kind }) =>
    isInFamilyRoom(choice) ? kind === 'family' : slug === choice.room,
  )
}

/**
 * A choice as names and values, the way `stayFromAddress` reads them; what is not chosen is left
 * out.
 */
export function stayFields(choice: StayChoice): [name: string, value: string][] {
  const { room, arrival, departure, persons, arrangement } = choice
  const what =
    arrangement === undefined
      ? { kamer: room }
      : { [ARRANGEMENT]: arrangement && departure === null ? arrangementName(arrangement) : null }
  const all = { ...what, aankomst: arrival, vertrek: departure, personen: persons }
  return Object.entries(all).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  )
}

/** The same as the part of an address behind the path. */
export function stayToAddress(choice: StayChoice): string {
  const fields = stayFields(choice)
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}

/** The page of the room that a choice is about. */
export const roomPage = (choice: StayChoice) =>
  isInFamilyRoom(choice) ? guestScreens.familyRoom.path : guestScreens.room.path

/** The address of that page with this choice made. */
export const roomPath = (choice: StayChoice) => `${roomPage(choice)}${stayToAddress(choice)}`

/** The family room's page for who chose dates, and perhaps persons, for any room. */
export const familyRoomPath = ({ arrival, departure, persons }: StayChoice) => {
  const takesThem = persons !== null && persons > searchGuests.most
  const choice = { room: '', arrival, departure, persons: takesThem ? persons : null }
  return roomPath(inFamilyRoom(choice, null))
}

/** The same at its calendar, for who comes to choose or change days. */
export const calendarPath = (choice: StayChoice) => `${roomPath(choice)}#when-title`

/** The address of the search results for this choice. */
export const searchPath = (choice: StayChoice) =>
  `${guestScreens.search.path}${stayToAddress({ ...choice, room: '', arrangement: undefined })}`

/** The address of the checkout of this choice. */
export const checkoutPath = (choice: StayChoice) => {
  const { path } = isInFamilyRoom(choice) ? guestScreens.familyCheckout : guestScreens.checkout
  return `${path}${stayToAddress(choice)}`
}

/** A real date as the rules write it, or null. */
export function dayFrom(text: string | null): Day | null {
  const day = text === null ? null : parseDay(text)
  return day === null ? null : formatDay(day)
}

/** A count from 1 to 99 as an address writes it, or null. */
export function numberFrom(text: string | null): number | null {
  return text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : null
}
