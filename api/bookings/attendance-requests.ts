import { z } from 'zod'
import type { Attendance } from '../../rules/bookings/attendance.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import {
  type DocumentKind,
  type NightRegister,
  documentKinds,
} from '../../rules/forms/check-night-register.ts'
import { attendanceTexts } from '../../rules/texts/attendance.ts'
import { eachOf } from '../requests/each-of.ts'
import { requestId, version } from './staff-requests.ts'
import type { Sentence } from '../requests/stored-values.ts'

/** Longer than any field may be: how long each may be, the rules say, with their own sentence. */
const MOST_CHARACTERS = 1_000
/** More guests than any room holds. */
const MOST_GUESTS = 50

const text = (missing: Sentence) =>
  z.string({ error: missing }).max(MOST_CHARACTERS, 'Deze tekst is te lang.')

/** `''` where a field is still empty: the rules say at which. */
const registered = z.object({
  name: text(() => attendanceTexts.nameMissing),
  residence: text(() => attendanceTexts.residenceMissing),
  document: z.enum(['', ...documentKinds], { error: () => attendanceTexts.documentMissing }),
  birthDate: text(() => attendanceTexts.birthDateMissing).default(''),
  nationality: text(() => attendanceTexts.nationalityMissing).default(''),
  address: text(() => attendanceTexts.addressMissing).default(''),
})

/** Guests arrived, with what the night register asks. */
export const arrivalRequest = z.object({
  requestId,
  version,
  guests: z.array(registered, { error: () => attendanceTexts.guestsMissing }).max(MOST_GUESTS),
  arrival: text(() => attendanceTexts.arrivalMissing),
  departure: text(() => attendanceTexts.departureMissing),
})
export type ArrivalRequest = z.input<typeof arrivalRequest>

/** What was said is taken back; `said` is what the screen showed. */
export const takeBackAttendanceRequest = z.object({
  requestId,
  version,
  said: eachOf<Exclude<Attendance, 'expected'>>({
    arrived: true,
    departed: true,
    'no-show': true,
  }),
})
export type TakeBackAttendanceRequest = z.input<typeof takeBackAttendanceRequest>

/**
 * What was asked, as the rules check it. An act that was kept by an earlier version has no field
 * that came later.
 */
export function registerOf({
  guests,
  arrival,
  departure,
}: Omit<ArrivalRequest, 'requestId' | 'version'>): NightRegister {
  return {
    guests: guests.map(
      ({ document, birthDate = '', nationality = '', address = '', ...words }) => ({
        name: words.name.trim(),
        residence: words.residence.trim(),
        document: document === '' ? null : (document satisfies DocumentKind),
        birthDate: parseDay(birthDate),
        nationality: nationality.trim(),
        address: address.trim(),
      }),
    ),
    arrival: parseDay(arrival),
    departure: parseDay(departure),
  }
}
