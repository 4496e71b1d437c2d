import { z } from 'zod'

/**
 * `GET` and `PUT /api/back-office/settings/clock` (never in production mode): null follows the real
 * clock.
 */
export const clockViewShape = z.object({
  today: z.iso.date().nullable(),
  movable: z.boolean().meta({ description: 'False in production mode: then PUT answers 403.' }),
})
export type ClockView = z.output<typeof clockViewShape>
