import { z } from 'zod'
import { settableEntries } from '../../rules/readings/catalogue.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import {
  type RuleNumberId,
  type RuleNumbers,
  ruleNumberIds,
} from '../../rules/rule-numbers/catalogue.ts'
import type { PropertyView } from './property-view.ts'

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

export const propertyShape: z.ZodType<PropertyView> = z.object({
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
  cancellation: z.array(z.object({ when: z.string(), share: z.string() })),
  open: z.boolean(),
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
  banner: z.string(),
  breakfastIncluded: z.boolean(),
  today: z.iso.date(),
  now: z.iso.datetime(),
  clockMoved: z.boolean(),
  readings: readingsShape,
  numbers: numbersShape,
  sourceColours: z.object({
    'own-website': z.string(),
    'booking.com': z.string(),
    airbnb: z.string(),
    'bedandbreakfast.nl': z.string(),
    none: z.string(),
  }),
  texts: z.record(z.string(), z.string()).meta({
    description: 'Texts that staff corrected, by id, such as `stay.occupied`.',
  }),
})
