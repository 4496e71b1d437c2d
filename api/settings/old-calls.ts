import { z } from 'zod'
import { seenVersion } from '../edits/kept-shape.ts'
import { OLD_CALLS_KEY, usualOldCalls } from './old-calls-setting.ts'
import { keptSetting } from './setting-rows.ts'

const viewShape = z.object({
  id: z.literal(OLD_CALLS_KEY),
  on: z.boolean().meta({ description: 'Whether the calls of the old site are answered.' }),
  version: z.int(),
})
export type OldCallsView = z.output<typeof viewShape>

/** Whether pages of the old site that are still open somewhere are answered (BO §7, G §7). */
export const oldCalls = keptSetting({
  name: 'OldCalls',
  address: OLD_CALLS_KEY,
  initial: usualOldCalls,
  shape: z.object({
    on: z.boolean({ error: 'Kies of de oude website nog wordt beantwoord.' }),
    ...seenVersion,
  }),
  viewShape,
  partOf: ({ on }) => ({ on }),
  viewOf: (value) => value,
})
