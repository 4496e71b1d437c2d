import { z } from 'zod'
import type { Boxes } from '../../rules/breakfast/boxes-to-bake.ts'
import { staffBreakfastOrderShape } from '../breakfast-orders/breakfast-order-shapes.ts'
import type { BreakfastMorningView } from './breakfast-morning-view.ts'

const boxes: z.ZodType<Boxes> = z.object({ adults: z.int(), kids: z.int() })

export const breakfastMorningShape: z.ZodType<BreakfastMorningView> = z
  .object({
    day: z.iso.date(),
    today: z.iso.date(),
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
    unpaid: z.array(staffBreakfastOrderShape),
    payUntil: z.iso.datetime(),
  })
  .meta({ id: 'BreakfastMorning' })
