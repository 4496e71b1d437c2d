import type { LiveEvent } from '../../api/database/live-event.ts'

/** As long as a tab may take from its first read to its first word with the others, ms. */
const KEPT_MS = 10_000

/** The changes of the last seconds: what a new tab may have missed while it started. */
export function createRecentEvents(now: () => number = Date.now): {
  add(event: LiveEvent): void
  all(): LiveEvent[]
} {
  let kept: { at: number; event: LiveEvent }[] = []
  const fresh = () => kept.filter(({ at }) => at > now() - KEPT_MS)
  return {
    add: (event) => {
      kept = [...fresh(), { at: now(), event }]
    },
    all: () => fresh().map(({ event }) => event),
  }
}
