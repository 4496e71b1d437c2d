import { z } from 'zod'
import { parseDay } from '../../rules/calendar/day.ts'
import { textId } from '../../rules/texts/message.ts'

/** A date that exists, as its epoch day. */
export const day = (text: string) =>
  z.string({ error: text }).transform((written, context) => {
    const parsed = parseDay(written)
    if (parsed !== null) return parsed
    context.addIssue({ code: 'custom', message: text })
    return z.NEVER
  })

/** A whole number in an address; whether the room takes that many is for the rules. */
export const persons = (text: string) =>
  z.coerce
    .number({ error: text })
    .int({ error: text })
    .min(-1000, { error: text })
    .max(1000, { error: text })

export const slug = z
  .string({ error: textId('stay.unknownRoomType') })
  .min(1, { error: textId('stay.unknownRoomType') })
  .max(80, { error: textId('stay.unknownRoomType') })

/** Said of ages and residents that cannot be read. */
const WRONG_AGES = textId('formFields.childAges')
const WRONG_RESIDENTS = textId('formFields.tooManyResidents')

/** The age of each child that comes, and how many of all live in the municipality. */
export const childAges = z
  .array(z.int({ error: WRONG_AGES }), { error: WRONG_AGES })
  .max(20, WRONG_AGES)
export const residents = z.int({ error: WRONG_RESIDENTS })

/** `GET /api/quotes?room=&arrival=&departure=&persons=`. */
export const quoteQuestion = z.object({
  room: slug,
  arrival: day(textId('stay.invalidDates')),
  departure: day(textId('stay.invalidDates')),
  persons: persons(textId('stay.personsOutOfRange')),
  childAges: z
    .string()
    .regex(/^\d{1,2}(,\d{1,2}){0,19}$/, WRONG_AGES)
    .transform((ages) => ages.split(',').map(Number))
    .optional(),
  residents: z.coerce
    .number({ error: WRONG_RESIDENTS })
    .int(WRONG_RESIDENTS)
    .min(0, WRONG_RESIDENTS)
    .max(99, WRONG_RESIDENTS)
    .optional(),
})
export type QuoteQuestion = z.infer<typeof quoteQuestion>

/** `GET /api/availability?arrival=&departure=&guests=`. */
export const searchQuestion = z.object({
  arrival: day(textId('search.invalidFields')),
  departure: day(textId('search.invalidFields')),
  guests: persons(textId('search.invalidFields')),
})
export type SearchQuestion = z.infer<typeof searchQuestion>

/** `GET /api/room-types/:slug/calendar?persons=`. */
export const calendarQuestion = z.object({
  persons: persons(textId('stay.personsOutOfRange')).optional(),
})
export type CalendarQuestion = z.infer<typeof calendarQuestion>

/** `GET /api/occupancy?month=2026-08`. */
export const occupancyQuestion = z.object({
  month: z
    .string({ error: textId('stay.invalidDates') })
    .refine((text) => parseDay(`${text}-01`) !== null, { error: textId('stay.invalidDates') })
    .optional(),
})
export type OccupancyQuestion = z.infer<typeof occupancyQuestion>
