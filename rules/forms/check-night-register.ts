import type { EpochDay } from '../calendar/day.ts'
import { attendanceTexts } from '../texts/attendance.ts'
import { fillText } from '../texts/fill-text.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import type { NightRegisterProfile } from './night-register-profile.ts'

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
  const found: [string, string | null][] = [
    ['guests', wrongCount(guests.length, persons)],
    ...guests.flatMap((guest, index) =>
      wrongOf(guest, today, profile).map(([field, text]): [string, string | null] => [
        `guests.${index}.${field}`,
        text,
      ]),
    ),
    ['arrival', wrongArrival(arrival, today)],
    ['departure', wrongDeparture(arrival, departure)],
  ]
  return found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}

/** What is wrong with a guest, at the fields that are asked; null where nothing is. */
function wrongOf(
  guest: RegisteredGuest,
  today: EpochDay,
  profile: NightRegisterProfile,
): (readonly [keyof RegisteredGuest, string | null])[] {
  const { name, residence, document, birthDate, nationality, address } = guest
  const texts = attendanceTexts
  const asked = [
    ['residence', checkText(residence, 'city', texts.residenceMissing)],
    ['document', document === null ? texts.documentMissing : null],
    ['birthDate', wrongBirthDate(birthDate, today)],
    ['nationality', checkText(nationality, 'city', texts.nationalityMissing)],
    ['address', checkText(address, 'street', texts.addressMissing)],
  ] as const
  return [
    ['name', checkText(name, 'name', texts.nameMissing)],
    ...asked.filter(([field]) => profile[field]),
  ]
}

/** Nobody who comes is older, days. */
const OLDEST_DAYS = 125 * 366

function wrongBirthDate(day: EpochDay | null, today: EpochDay): string | null {
  if (day === null) return attendanceTexts.birthDateMissing
  return day > today || day < today - OLDEST_DAYS ? attendanceTexts.birthDateWrong : null
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
