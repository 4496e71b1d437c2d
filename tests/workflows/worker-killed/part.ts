import type { Setup } from '../setup/setup.ts'

/** A kind of subject, as this test makes one. */
export interface LivedKind<Made extends { id: string }> {
  /** What its property is told besides. */
  variables?(): Record<string, string>
  /** Makes a subject, as a guest does. */
  make(setup: Setup): Promise<Made>
}

/** One part of a subject's life, in a property of its own, so that several can be lived at once. */
export interface Part<Made extends { id: string }> {
  /** The activities to die before and after, in their order. */
  activities: string[]
  /** Brings the subject to where this part begins. No worker runs yet. */
  begin?(setup: Setup, made: Made): Promise<unknown>
  /** What stands at the end of the part, each effect once. */
  end: Standing
  /** What is to be seen besides. */
  isDone?(setup: Setup, id: string): Promise<boolean>
}

/** What can be done twice. */
export interface Standing {
  /** The events of the subject, the oldest first. */
  events: string[]
  /** Its mails with their states, by name. */
  mails: string[]
  /** The entries of its folio, the oldest first; none where it has no folio. */
  entries: string[]
  /** How often the payment provider paid something back; never unless told otherwise. */
  refunds?: number
}
