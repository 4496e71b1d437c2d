import type { BlockName } from './feed-block.ts'

/** What is written of a booking alone: Airbnb's "Reserved", Vrbo's "Reserved - Anna". */
const SALE = /^\s*(?:reserved|booked|reservation|reservering|gereserveerd)\b/i
/** What is written where a host, a lead time or a booking window closes: Airbnb, Vrbo. */
const BLOCK = /\(not available\)\s*$|^\s*blocked\b|^\s*unavailable\b/i
/** Airbnb's number of a booking, as the address in an event's description has it. */
const REFERENCE = /\/details\/([A-Z0-9]{6,20})\b/

/** What a channel calls an event, by its summary (`docs/channels.md`). */
export function nameOfBlock(summary: string): BlockName {
  if (SALE.test(summary)) return 'sale'
  return BLOCK.test(summary) ? 'block' : 'either'
}

/** The channel's own number of a booking, of an event's description; null where there is none. */
export function referenceOf(description: string): string | null {
  return REFERENCE.exec(description)?.[1] ?? null
}
