import { z } from 'zod'
import { mailStates } from '../mail/mail-state.ts'
import { eventDataShape } from '../subjects/events.ts'
import { repeatRequest } from './repeat-request.ts'

const timelineStepShape = z
  .object({
    /** Of an event or a milestone; `mail` for every mail. */
    kind: z.string(),
    /** Of a mail only: which one. `state` null: not written yet; `name`: what staff call it. */
    mail: z
      .object({ kind: z.string(), name: z.string(), state: z.enum(mailStates).nullable() })
      .optional(),
    at: z.iso.datetime().nullable().meta({ description: 'Null: still to come.' }),
    expectedAt: z.iso.datetime().nullable(),
    /**
     * `failed` steps are shown in red. Of a mail: `uncertain`, nobody knows whether it went; `unsent`,
     * kept because no server is given; `dropped`, it made no sense any more.
     */
    outcome: z.enum(['done', 'next', 'later', 'failed', 'uncertain', 'unsent', 'dropped']),
    /** Who did it: 'guest', 'provider', 'channel', 'staff' or a name; null: it came by itself. */
    by: z.string().nullable(),
    /** What can be tried again of it, once it failed: the body of `POST …/repeat`. */
    repeat: repeatRequest.optional(),
    /** A mail's `to` is its recipient, its `note` what the server said when it did not take it. */
    data: eventDataShape,
  })
  .meta({ id: 'TimelineStep' })

/**
 * A step of `GET /api/back-office/timelines/:kind/:id`, which answers them in their order: what
 * happened, then what is to come. The screen has the words (admin/texts/timeline.ts).
 */
export type TimelineStep = z.output<typeof timelineStepShape>

export const timelineShape = z.array(timelineStepShape)
