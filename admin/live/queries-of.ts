import type { LiveEvent } from '../../api/database/live-event.ts'

/**
 * The queries that show a noun, by the first part of their key: what to read again when it changed.
 */
const queries: Record<LiveEvent['noun'], string[]> = {
  bookings: ['agenda', 'bookings'],
  payments: ['agenda', 'bookings'],
  // A mail that went out is a step of its booking's timeline.
  mails: ['mails', 'bookings'],
  closures: ['closures', 'agenda'],
  settings: ['house', 'clock', 'agenda', 'bookings'],
}

/** The query keys to read again after a batch of changes, each once. */
export function queriesOf(nouns: Iterable<LiveEvent['noun']>): string[] {
  return [...new Set([...nouns].flatMap((noun) => queries[noun] ?? []))]
}
