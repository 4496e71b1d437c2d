import { z } from 'zod'
import { documentKinds } from '../../rules/forms/check-night-register.ts'
import { registerFields } from '../../rules/forms/night-register-profile.ts'
import { storedPeriod } from '../requests/stored-values.ts'

/** `?from=2026-07-01&last=2026-07-31`. */
export const nightRegisterQuestion = storedPeriod(366, 'Kies een periode van ten hoogste een jaar.')

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
