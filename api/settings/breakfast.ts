import { z } from 'zod'
import { seenVersion } from '../edits/kept-shape.ts'
import { keptSetting } from './setting-rows.ts'

const included = z
  .boolean('Kies of het ontbijt bij de prijs zit.')
  .meta({ description: 'Whether breakfast in the house is part of every stay.' })

/** Whether every guest has breakfast in the house. */
export const breakfast = keptSetting({
  name: 'Breakfast',
  address: 'breakfast',
  initial: { included: true },
  shape: z.object({ included, ...seenVersion }),
  viewShape: z.object({ id: z.literal('breakfast'), included, version: z.int() }),
  partOf: ({ included: chosen }) => ({ included: chosen }),
  viewOf: (value) => value,
})
