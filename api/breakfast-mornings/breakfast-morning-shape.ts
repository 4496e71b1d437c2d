import { z } from 'zod'
import type { Boxes } from '../../rules/breakfast/boxes-to-bake.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'

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
