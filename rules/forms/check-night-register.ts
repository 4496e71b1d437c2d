import type { EpochDay } from '../calendar/day.ts'
import { attendanceTexts } from '../texts/attendance.ts'
import { fillText } from '../texts/fill-text.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'

/**
 * The kinds of document that the night register names (art. 438 Sr; Wet op de identificatieplicht,
 * art. 1). The kind alone: neither its number nor a copy is ever asked.
 */
export const documentKinds = [
  'passport',
  'identity-card',
  'driving-licence',
  'residence-permit',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A guest in the night register. */
export interface RegisteredGuest {
  name: string
  /** The place where the guest lives. */
  residence: string
  document: DocumentKind | null
}

/** What staff write down when guests arrive (art. 438 Sr), and nothing more. */
export interface NightRegister {
  guests: readonly RegisteredGuest[]
  arrival: EpochDay | null
  /** The day on which they mean to leave. */
  departure: EpochDay | null
}

/**
 * Checks what staff write in the night register: at least one guest and no more than `persons`, each
 * with name, residence and kind of document; an arrival that is not still to come, and a later
 * departure.
 *
 * @param today the property's day
 * @returns what is wrong at which field, such as `guests.0.name`, in the order of the form; empty
 * when it can be written
 */
export function checkNightRegister(
  { guests, arrival, departure }: NightRegister,
  persons: number,
  today: EpochDay,
): FieldError[] {
  const found: [string, string | null][] = [
    ['guests', wrongCount(guests.length, persons)],
    ...guests.flatMap(({ name, residence, document }, index): [string, string | null][] => [
      [`guests.${index}.name`, checkText(name, 'name', attendanceTexts.nameMissing)],
      [`guests.${index}.residence`, checkText(residence, 'city', attendanceTexts.residenceMissing)],
      [`guests.${index}.document`, document === null ? attendanceTexts.documentMissing : null],
    ]),
    ['arrival', wrongArrival(arrival, today)],
    ['departure', wrongDeparture(arrival, departure)],
  ]
  return found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}

function wrongCount(guests: number, persons: number): string | null {
  if (guests === 0) return attendanceTexts.guestsMissing
  return guests > persons ? fillText(attendanceTexts.tooManyGuests, { n: persons }) : null
}

function wrongArrival(arrival: EpochDay | null, today: EpochDay): string | null {
  if (arrival === null) return attendanceTexts.arrivalMissing
  return arrival > today ? attendanceTexts.arrivalAhead : null
}

function wrongDeparture(arrival: EpochDay | null, departure: EpochDay | null): string | null {
  if (departure === null) return attendanceTexts.departureMissing
  return arrival !== null && departure <= arrival ? attendanceTexts.departureBeforeArrival : null
}
