import type { EpochDay } from '../calendar/day.ts'

/** Nights `[from, until)`. */
export interface Nights {
  from: EpochDay
  until: EpochDay
}

/**
 * What a channel itself calls a block: a `sale` (Airbnb's "Reserved"), expressly none (`block`,
 * Airbnb's "Not available"), or one word for both (`either`, Booking.com's "CLOSED").
 */
export const blockNames = ['sale', 'block', 'either'] as const
export type BlockName = (typeof blockNames)[number]

/** An event of a channel's feed: nights that it does not sell. */
export interface FeedBlock extends Nights {
  uid: string
  name: BlockName
  /** The channel's own number of the booking, where the event has one. */
  reference: string | null
}

/** What is wrong with an event, or with the file around it. */
export type FeedProblemCode =
  | 'no-calendar'
  | 'cut-off'
  | 'too-many-events'
  | 'too-many-repeats'
  | 'unreadable'
  | 'no-start'
  | 'ends-before-start'

export interface FeedProblem {
  code: FeedProblemCode
  /** The event; null where none is known: anything may be absent then. */
  uid: string | null
}

/** What one reading of a feed brought. */
export interface FeedReading {
  /** By their first night. */
  blocks: FeedBlock[]
  problems: FeedProblem[]
}

/** The runs of nights among `nights` for which `classOf` answers the same, null left out. */
export function runsOf<Class extends string>(
  { from, until }: Nights,
  classOf: (night: EpochDay) => Class | null,
): (Nights & { class: Class })[] {
  const runs: (Nights & { class: Class })[] = []
  for (let night = from; night < until; night++) {
    const its = classOf(night)
    const last = runs.at(-1)
    if (its === null) continue
    if (last?.until === night && last.class === its) last.until = night + 1
    else runs.push({ from: night, until: night + 1, class: its })
  }
  return runs
}
