import { z } from 'zod'
import { mailStates } from '../mail/mail-state.ts'
import { eachOf } from '../requests/each-of.ts'
import type { EventStay } from '../subjects/events.ts'
import { repeatRequest } from './repeat-request.ts'
import type { TimelineStep } from './timeline-view.ts'

const eventStay: z.ZodType<EventStay> = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  persons: z.int(),
  pinned: z.boolean(),
  overruled: z.array(z.string()),
  overruleReason: z.string(),
})

const timelineStepShape: z.ZodType<TimelineStep> = z
  .object({
    kind: z.string(),
    mail: z
      .object({ kind: z.string(), name: z.string(), state: z.enum(mailStates).nullable() })
      .optional(),
    at: z.iso.datetime().nullable().meta({ description: 'Null: still to come.' }),
    expectedAt: z.iso.datetime().nullable(),
    outcome: eachOf<TimelineStep['outcome']>({
      done: true,
      next: true,
      later: true,
      failed: true,
      uncertain: true,
      unsent: true,
      dropped: true,
    }),
    by: z.string().nullable(),
    repeat: repeatRequest.optional(),
    data: z.object({
      cents: z.int().optional(),
      backCents: z.int().optional(),
      method: z.string().optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      reason: z.string().optional(),
      note: z.string().optional(),
      mail: z.boolean().optional(),
      here: z.boolean().optional(),
      changes: z
        .array(z.object({ field: z.string(), from: z.string(), to: z.string() }))
        .optional(),
      room: z.int().optional(),
      stays: z.object({ from: eventStay, to: eventStay }).optional(),
    }),
  })
  .meta({ id: 'TimelineStep' })

export const timelineShape = z.array(timelineStepShape)
