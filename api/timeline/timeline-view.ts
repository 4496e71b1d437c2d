import type { MailState } from '../mail/mail-state.ts'
import type { RepeatRequest } from './repeat-request.ts'
import type { EventData } from '../subjects/events.ts'

/**
 * A step of `GET /api/back-office/timelines/:kind/:id`, which answers them in their order: what
 * happened, then what is to come. The screen has the words (admin/texts/timeline.ts).
 */
export interface TimelineStep {
  /** Of an event or a milestone; `mail` for every mail. */
  kind: string
  /** Of a mail only: which one. `state` null: not written yet; `name`: what staff call it. */
  mail?: { kind: string; name: string; state: MailState | null }
  /** Null: still to come, expected at `expectedAt`. */
  at: string | null
  expectedAt: string | null
  /**
   * `failed` steps are shown in red. Of a mail: `uncertain`, nobody knows whether it went; `unsent`,
   * kept because no server is given; `dropped`, it made no sense any more.
   */
  outcome: 'done' | 'next' | 'later' | 'failed' | 'uncertain' | 'unsent' | 'dropped'
  /** Who did it: 'guest', 'provider', 'channel', 'staff' or a name; null: it came by itself. */
  by: string | null
  /** What can be tried again of it, once it failed: the body of `POST …/repeat`. */
  repeat?: RepeatRequest
  /** A mail's `to` is its recipient, its `note` what the server said when it did not take it. */
  data: EventData
}
