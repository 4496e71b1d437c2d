import { z } from 'zod'
import { storedDay } from '../requests/stored-values.ts'

const DAY = 'Kies een bestaande dag.'
const SLOT = 'Kies een bezorgtijd.'
const ROUTE = 'Stuur de bestellingen in de volgorde van de route.'
/** More than one house can bring in half an hour. */
const MOST_STOPS = 500

/** Without a day it is the morning that the kitchen is busy with. */
export const breakfastMorningQuestion = z.object({ day: storedDay(DAY).optional() })
export type BreakfastMorningQuestion = z.infer<typeof breakfastMorningQuestion>

/** Body of `PUT /api/back-office/breakfast-mornings/route`. */
export const routeRequest = z.object({
  day: storedDay(DAY),
  slot: z.int(SLOT).min(1, SLOT).max(4, SLOT),
  /** The orders as they are driven; what is left out follows by distance, `[]`: all of them. */
  orderIds: z
    .array(z.uuid(ROUTE), ROUTE)
    .max(MOST_STOPS, ROUTE)
    .refine(
      (ids) => new Set(ids).size === ids.length,
      'Een bestelling staat twee keer in de route.',
    ),
})
export type RouteRequest = z.infer<typeof routeRequest>
