import type { EpochDay } from '../calendar/day.ts'
import { type Message, message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import type { NightRegisterProfile } from './night-register-profile.ts'
import { wrongFields } from './wrong-fields.ts'

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

/** A guest in the night register: empty or null what is not filled in, or not asked here. */
export interface RegisteredGuest {
  name: string
  /** The place where the guest lives. */
  residence: string
  document: DocumentKind | null
  birthDate: EpochDay | null
  nationality: string
  /** Street and number. */
  address: string
}

/** What staff write down when guests arrive (art. 438 Sr). */
export interface NightRegister {
  guests: readonly RegisteredGuest[]
  arrival: EpochDay | null
  /** The day on which they mean to leave. */
  departure: EpochDay | null
}

/**
 * Checks what staff write in the night register: at least one guest and no more than `persons`, each
 * with a name and what the profile asks; an arrival that is not still to come, and a later departure.
 *
 * @param today the property's day
 * @param profile what is asked here
 * @returns what is wrong at which field, such as `guests.0.name`, in the order of the form; empty
 * when it can be written
 */
export function checkNightRegister(
  { guests, arrival, departure }: NightRegister,
  persons: number,
  today: EpochDay,
  profile: NightRegisterProfile,
): FieldError[] {
  return wrongFields<string>([
    ['guests', wrongCount(guests.length, persons)],
    ...guests.flatMap((guest, index) =>
      wrongOf(guest, today, profile).map(
        ([field, text]) => [`guests.${index}.${field}`, text] as const,
      ),
    ),
    ['arrival', wrongArrival(arrival, today)],
    ['departure', wrongDeparture(arrival, departure)],
  ])
}

/** Checks with how many guests arrive where nobody knew before: 1 up to `most`. */
export function checkArrivingPersons(persons: number | null, most: number): Message | null {
  if (persons === null) return message('attendance.personsMissing')
  return persons < 1 || persons > most ? message('attendance.tooManyPersons', { n: most }) : null
}

/** What is wrong with a guest, at the fields that are asked; null where nothing is. */
function wrongOf(
  guest: RegisteredGuest,
  today: EpochDay,
  profile: NightRegisterProfile,
): (readonly [keyof RegisteredGuest, Message | null])[] {
  const { name, residence, document, birthDate, nationality, address } = guest
  const asked = [
    ['residence', checkText(residence, 'city', message('attendance.residenceMissing'))],
    ['document', document === null ? message('attendance.documentMissing') : null],
    ['birthDate', wrongBirthDate(birthDate, today)],
    ['nationality', checkText(nationality, 'city', message('attendance.nationalityMissing'))],
    ['address', checkText(address, 'street', message('attendance.addressMissing'))],
  ] as const
  return [
    ['name', checkText(name, 'name', message('attendance.nameMissing'))],
    ...asked.filter(([field]) => profile[field]),
  ]
}

/** Nobody who comes is older, days. */
const OLDEST_DAYS = 125 * 366

function wrongBirthDate(day: EpochDay | null, today: EpochDay): Message | null {
  if (day === null) return message('attendance.birthDateMissing')
  return day > today || day < today - OLDEST_DAYS ? message('attendance.birthDateWrong') : null
}

function wrongCount(guests: number, persons: number): Message | null {
  if (guests === 0) return message('attendance.guestsMissing')
  return guests > persons ? message('attendance.tooManyGuests', { n: persons }) : null
}

function wrongArrival(arrival: EpochDay | null, today: EpochDay): Message | null {
  if (arrival === null) return message('attendance.arrivalMissing')
  return arrival > today ? message('attendance.arrivalAhead') : null
}

function wrongDeparture(arrival: EpochDay | null, departure: EpochDay | null): Message | null {
  if (departure === null) return message('attendance.departureMissing')
  return arrival !== null && departure <= arrival
    ? message('attendance.departureBeforeArrival')
    : null
}
