import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'

/** What a guest has chosen so far. It lives in the address, so a reload, a bookmark and the back button keep it. */
export interface StayChoice {
  /** Slug of the room type; empty while searching through the whole house. */
  room: string
  arrival: Day | null
  departure: Day | null
  persons: number | null
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

/** Reads `?kamer=&aankomst=&vertrek=&personen=`. What is no real date or no small whole number counts as not chosen. */
export function stayFromAddress(address: URLSearchParams): StayChoice {
  const arrival = dayFrom(address.get('aankomst'))
  const departure = dayFrom(address.get('vertrek'))
  return {
    room: address.get('kamer') ?? '',
    arrival,
    departure: arrival !== null && departure !== null && departure > arrival ? departure : null,
    persons: numberFrom(address.get('personen')),
  }
}

/** Writes a choice the way `stayFromAddress` reads it; what is not chosen is left out. */
export function stayToAddress(choice: StayChoice): string {
  const address = new URLSearchParams()
  if (choice.room !== '') address.set('kamer', choice.room)
  if (choice.arrival !== null) address.set('aankomst', choice.arrival)
  if (choice.departure !== null) address.set('vertrek', choice.departure)
  if (choice.persons !== null) address.set('personen', String(choice.persons))
  return `?${address}`
}

/** The address of a room's page with this choice made. */
export const roomPath = (choice: StayChoice) => `/kamer-overzicht/details${stayToAddress(choice)}`

/** The address of the search results for this choice. */
export const searchPath = (choice: StayChoice) => `/zoeken${stayToAddress({ ...choice, room: '' })}`

/** The address of the checkout of this choice. */
export const checkoutPath = (choice: StayChoice) => `/online-afrekenen${stayToAddress(choice)}`

/** A real date as the rules write it, or null. */
export function dayFrom(text: string | null): Day | null {
  const day = text === null ? null : parseDay(text)
  return day === null ? null : formatDay(day)
}

/** A count from 1 to 99 as an address writes it, or null. */
export function numberFrom(text: string | null): number | null {
  return text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : null
}
