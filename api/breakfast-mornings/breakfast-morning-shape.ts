import { z } from 'zod'
import type { Boxes } from '../../rules/breakfast/boxes-to-bake.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'
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

const boxes: z.ZodType<Boxes> = z.object({ adults: z.int(), kids: z.int() })

export const breakfastMorningShape = z
  .object({
    day: z.iso.date(),
    today: z.iso.date(),
    /** The instant of the property's clock. */
    now: z.iso.datetime(),
    slots: z.array(
      z.object({
        slot: z.int(),
        label: z.string(),
        orders: z
          .array(staffBreakfastOrderShape)
          .meta({ description: 'In the order in which they are driven.' }),
        here: z
          .array(staffBreakfastOrderShape)
          .meta({ description: 'What the guest fetches or eats in the house.' }),
        boxes,
        isKept: z.boolean().meta({ description: 'Staff chose the order; else nearest first.' }),
      }),
    ),
    boxes,
    /** Ordered and not paid: made only once the money is there. */
    unpaid: z.array(staffBreakfastOrderShape),
    /** Until when that can be paid, an instant. */
    payUntil: z.iso.datetime(),
  })
  .meta({ id: 'BreakfastMorning' })

/** `GET /api/back-office/breakfast-mornings?day=`: what is baked on one morning, and where it goes. */
export type BreakfastMorningView = z.output<typeof breakfastMorningShape>

/** One half hour of the morning. */
export type MorningSlot = BreakfastMorningView['slots'][number]
