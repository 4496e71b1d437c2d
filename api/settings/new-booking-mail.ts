import { z } from 'zod'
import { seenVersion } from '../edits/kept-shape.ts'
import { keptSetting } from './setting-rows.ts'

const KEY = 'new-booking-mail'

const viewShape = z.object({
  id: z.literal(KEY),
  on: z.boolean().meta({ description: 'Whether the house is mailed of each new booking.' }),
  version: z.int(),
})
export type NewBookingMailView = z.output<typeof viewShape>

interface NewBookingMail {
  /** Of a booking that was made before, nobody wants to be told now; null: nor of a later one. */
  since: string | null
}
const initial: NewBookingMail = { since: null }

/** Whether the house is mailed of each booking that is made from now on. */
export const newBookingMail = keptSetting({
  name: 'NewBookingMail',
  address: KEY,
  initial,
  shape: z.object({
    on: z.boolean({ error: 'Kies of het huis een mail krijgt.' }),
    ...seenVersion,
  }),
  viewShape,
  partOf({ on }, { since }, now) {
    if (on === (since !== null)) return {}
    return { since: on ? now.toISOString() : null }
  },
  viewOf: ({ since }) => ({ on: since !== null }),
})
