import type { EventData } from './events.ts'

/**
 * A moment in the life of a subject that no event tells of, past or to come: that it was made, that
 * a guest arrives. Where an event of its kind tells of it, it is left out.
 */
export interface Milestone {
  kind: string
  /** Ms since 1970 UTC. */
  at: number
  by?: string | null
  data?: EventData
}
