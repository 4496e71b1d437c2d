import { Injectable } from '@nestjs/common'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { FeedReading } from '../../rules/channels/feed-block.ts'
import { Thread, TooMuchWork } from '../operation/thread.ts'
import { type FetchFailure, fetchFeed, type Reach, type Validators } from './fetch-feed.ts'
import type { readCalendar } from './read-calendar.ts'

/** 2 MB of events take a tenth of this; what takes longer is made to. */
const LIMITS = { withinMs: 5_000, megabytes: 256 }

/** Why a feed was not read; its sentence: `channelFeed.…` of the catalogue. */
export type ReadFailure = FetchFailure | 'too-intricate'

export type ReadFeed =
  | ({ kind: 'read'; reading: FeedReading } & Validators)
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: ReadFailure }

/** Fetches feeds of channels, and reads them on a thread: an owner pastes any address. */
@Injectable()
export class FeedReader {
  /** Left out but where a test plays the channels on this machine. */
  protected readonly reach: Reach | undefined = undefined
  private readonly thread = new Thread<typeof readCalendar>(
    'read-calendar-thread',
    import.meta.url,
    LIMITS,
  )

  /**
   * @param known of the feed as it was read before; null values have it sent whole
   * @param withinMs to fetch it
   */
  async read(
    address: string,
    known: Validators,
    withinMs: number,
    today: EpochDay,
  ): Promise<ReadFeed> {
    const fetched = await fetchFeed(address, known, withinMs, this.reach)
    if (fetched.kind !== 'read') return fetched
    const { text, ...validators } = fetched
    try {
      return { ...validators, reading: await this.thread.run({ text, today }) }
    } catch (error) {
      if (error instanceof TooMuchWork) return { kind: 'failed', failure: 'too-intricate' }
      throw error
    }
  }
}
