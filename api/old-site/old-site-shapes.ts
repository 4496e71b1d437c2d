import { z } from 'zod'
import { carriedNouns } from './old-site-report.ts'

/** How many rows the house may have at most that a person decides about: a guard, not a limit. */
const MOST_DECISIONS = 5_000

export const oldSiteRequestShape = z
  .object({
    tree: z.unknown().meta({ description: 'The export of the old site’s realtime database.' }),
    decisions: z
      .record(
        z.string().max(400),
        z.union([z.int().min(1).max(9_999), z.literal('leave-out')], 'Kies een kamer.'),
      )
      .refine((given) => Object.keys(given).length <= MOST_DECISIONS, 'Dit zijn te veel keuzes.')
      .default({})
      .meta({
        description: 'Of bookings that no room is free for, by their paths: another room, or out.',
      }),
    keep: z
      .boolean()
      .default(false)
      .meta({ description: 'False: it is only tried, and the answer says what would come of it.' }),
  })
  .meta({ description: 'An import of the old site’s export.' })

const cents = z.int()
const count = z.int().nonnegative()

export const oldSiteReportShape = z.object({
  kept: z.boolean(),
  counts: z.array(
    z.object({
      noun: z.enum(carriedNouns),
      found: count,
      brought: count,
      before: count,
      cents: cents.nullable(),
    }),
  ),
  remarks: z.array(
    z.object({
      path: z.string(),
      about: z.string().nullable(),
      kind: z.enum(['repaired', 'undecided', 'unreadable', 'not-taken']),
      sentence: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  undecided: z.array(
    z.object({
      path: z.string(),
      number: z.string(),
      name: z.string(),
      arrival: z.iso.date(),
      departure: z.iso.date(),
      persons: z.int(),
      cents,
      roomNumber: z.int().nullable(),
      takenBy: z.string(),
      freeRooms: z.array(z.int()),
    }),
  ),
  occupancy: z.object({
    nights: count,
    differences: z.array(
      z.object({
        night: z.iso.date(),
        roomType: z.string(),
        there: z.int(),
        here: count,
      }),
    ),
    notCompared: z.array(
      z.object({ roomType: z.string(), first: z.iso.date(), last: z.iso.date() }),
    ),
  }),
  noInvoice: z.string().nullable(),
  revenue: z.array(z.object({ month: z.string(), thereCents: cents, hereCents: cents })),
})
