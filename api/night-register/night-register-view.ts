import { z } from 'zod'
import { parseDay } from '../../rules/calendar/day.ts'
import { documentKinds } from '../../rules/forms/check-night-register.ts'
import { registerFields } from '../../rules/forms/night-register-profile.ts'
import { storedDay } from '../requests/stored-values.ts'

const NO_DAY = 'Kies een dag, zoals 2026-07-31.'
const ENDS_BEFORE = 'De laatste dag ligt vóór de eerste.'
const TOO_LONG = 'Kies een periode van ten hoogste een jaar.'
const LONGEST_DAYS = 366

/** `?from=2026-07-01&last=2026-07-31`: days, both of them in it. */
export const nightRegisterQuestion = z
  .object({ from: storedDay(NO_DAY), last: storedDay(NO_DAY) })
  .superRefine(({ from, last }, context) => {
    const days = parseDay(last)! - parseDay(from)! + 1
    const wrong = days < 1 ? ENDS_BEFORE : days > LONGEST_DAYS ? TOO_LONG : null
    if (wrong) context.addIssue({ code: 'custom', path: ['last'], message: wrong })
  })
export type NightRegisterQuestion = z.output<typeof nightRegisterQuestion>

/** Who slept here in a period, the first to arrive first. */
export const nightRegisterShape = z.object({
  asks: z.array(z.enum(registerFields)).meta({
    description: 'What is asked now besides the name; what was asked before may be there too.',
  }),
  guests: z.array(
    z.object({
      bookingId: z.uuid(),
      number: z.string(),
      room: z.int().nullable(),
      name: z.string(),
      residence: z.string().nullable(),
      document: z.enum(documentKinds).nullable(),
      birthDate: z.iso.date().nullable(),
      nationality: z.string().nullable(),
      address: z.string().nullable(),
      arrival: z.iso.date(),
      departure: z.iso.date(),
    }),
  ),
})
export type NightRegisterView = z.output<typeof nightRegisterShape>
