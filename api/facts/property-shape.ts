import { z } from 'zod'
import { settableEntries } from '../../rules/readings/catalogue.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import {
  type RuleNumberId,
  type RuleNumbers,
  ruleNumberIds,
} from '../../rules/rule-numbers/catalogue.ts'

/** Each reading that can be set, with its values. */
const readingsShape = z
  .object(
    Object.fromEntries(
      settableEntries.map(({ id, values }) => [id, z.enum(Object.keys(values))]),
    ) as Record<keyof Readings, z.ZodEnum>,
  )
  .meta({ id: 'Readings' }) as unknown as z.ZodType<Readings>

/** Each number of the rules that staff set. */
const numbersShape: z.ZodType<RuleNumbers> = z.object(
  Object.fromEntries(ruleNumberIds.map((id) => [id, z.int()])) as Record<RuleNumberId, z.ZodInt>,
)

export const propertyShape = z.object({
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  kvk: z.string(),
  vatId: z.string(),
  checkIn: z.array(z.string()).meta({ description: 'Of each weekday, Monday first.' }),
  checkOut: z.string(),
  /** What goes back to a guest who cancels a stay that is sold today; empty where staff decide. */
  cancellation: z.array(z.object({ when: z.string(), share: z.string() })),
  /** Whether guests can book; until then the guest site says that the house is not open yet. */
  open: z.boolean(),
  /** Whether the house is tried: the reviews of its home page are invented (G §1). */
  isDemo: z.boolean(),
  extras: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        cents: z.int(),
        unit: z.enum(['piece', 'day', 'person', 'stay']),
        vatCategory: z.enum(['lodging', 'food', 'standard', 'none']),
        minimumPersons: z.int(),
        minimumNights: z.int(),
        source: z.string(),
        reading: z.string().nullable(),
      }),
    )
    .meta({ description: 'What can be had with a stay, at the prices of today.' }),
  roomCounts: z
    .object({ ordinary: z.int(), family: z.int() })
    .meta({ description: 'How many rooms guests are shown, of each kind.' }),
  pages: z
    .record(z.string(), z.string())
    .meta({ description: 'The titles of the information pages that have words, by slug.' }),
  /** News of the house for the home page; empty where there is none. */
  banner: z.string(),
  /** What staff typed and is read in Dutch in the language asked for; of pages their titles. */
  untranslated: z.array(z.string()),
  /** Whether breakfast in the house is part of every stay. */
  breakfastIncluded: z.boolean(),
  today: z.iso.date(),
  /** The instant of the injected clock, ISO 8601. */
  now: z.iso.datetime(),
  /** True when the clock was moved (never in production mode). */
  clockMoved: z.boolean(),
  readings: readingsShape,
  /** The numbers of the rules, as staff set them. */
  numbers: numbersShape,
  /** Pages of an earlier version read their corrections here. */
  texts: z.object({}).optional().meta({ description: 'Always empty.' }),
})

/** `GET /api/property`: what every guest screen needs to know of the property and the clock. */
export type PropertyView = z.output<typeof propertyShape>
