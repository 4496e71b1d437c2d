import type { Pool } from 'pg'
import type { Occupancy } from '../../rules/availability/property-facts.ts'
import type { Clock } from '../environment/clock.ts'
import type { PublicAddress } from '../environment/public-address.ts'
import type { WordsInForce } from '../environment/words-in-force.ts'
import { type Changes, MANY_CHANGES, readChanges, withChanges } from './changed-bookings.ts'
import type { FactsMoment, KnownProperty } from './known-property.ts'
import { loadProperty } from './load-property.ts'
import { withStays } from './with-stays.ts'

/**
 * After so many bookings of its own without a look, `latest` has the property looked at: others write
 * too.
 */
const MOST_REMEMBERED = 400

/**
 * What this process knows of the property. `fresh` waits for a look at the database that began after it
 * was asked, and one look serves all who wait. So whoever was told of a booking, by whichever
 * process, sees it in the next answer: docs/why-ask-the-database-before-every-answer.md
 */
export class FactsCache {
  private known: KnownProperty | null = null
  private at: FactsMoment | null = null
  /**
   * The transactions of the last look's bookings: one still in sight then is told again, and is no
   * news.
   */
  private told = new Map<string, string>()
  /** What this process has written and no look has told of yet. */
  private remembered: readonly Occupancy[] = []
  /** What is known with what is remembered; null until it is asked for again. */
  private merged: KnownProperty | null = null
  private looking: Promise<KnownProperty> | null = null
  private next: Promise<KnownProperty> | null = null

  /** @param pool connections of its own: a look must not queue behind bookings being written */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    private readonly inForce: WordsInForce,
  ) {}

  /**
   * The property as of now. Also sets clock and public address to what the settings say, so ask
   * them after this, and has this process say its texts as staff corrected them.
   */
  fresh(): Promise<KnownProperty> {
    // A look under way may have read before what this caller knows of: wait for the one after it.
    if (this.looking) this.next ??= this.looking.then(this.begin, this.failNext)
    return this.next ?? this.begin()
  }

  /**
   * What was known last, without asking, with what this process has written since; null where that
   * may not do for today. For a decision that the database checks when it is written
   * (`insert_booking` and the exclusion constraint), never for a refusal.
   */
  latest(): KnownProperty | null {
    const known = this.knownForToday()
    if (!known || this.remembered.length > MOST_REMEMBERED) return null
    this.merged ??= { ...known, facts: withStays(known.facts, this.remembered) }
    return this.merged
  }

  /**
   * Notes a booking that this process has just committed, for `latest`, until a look that began
   * later tells of it itself.
   */
  remember(occupancy: Occupancy): void {
    this.remembered = [...this.remembered, occupancy]
    if (this.merged)
      this.merged = { ...this.merged, facts: withStays(this.merged.facts, [occupancy]) }
  }

  /** What was looked at last; null where a moved clock has it lack bookings of today. */
  private knownForToday(): KnownProperty | null {
    return this.at && this.at.since <= this.clock.moment().today ? this.known : null
  }

  /** Who waited for a look that failed waits no longer: that one had its full time already. */
  private readonly failNext = (error: unknown): never => {
    this.next = null
    throw error
  }

  private readonly begin = (): Promise<KnownProperty> => {
    this.next = null
    const done = () => {
      this.looking = null
    }
    this.looking = this.look()
    this.looking.then(done, done)
    return this.looking
  }

  private async look(): Promise<KnownProperty> {
    const told = new Set(this.remembered)
    const known = await this.lookNow()
    this.merged = null
    this.remembered = this.remembered.filter((occupancy) => !told.has(occupancy))
    return known
  }

  private async lookNow(): Promise<KnownProperty> {
    const last = this.knownForToday()
    if (last && this.at) {
      const changes = await readChanges(this.pool, this.at)
      if (changes.version === last.version && changes.bookings.length <= MANY_CHANGES)
        return this.apply(last, this.at, changes)
    }
    // A day of room, so that midnight does not fall between reading and asking.
    const { known, at } = await loadProperty(this.pool, this.clock.moment().today - 1)
    this.clock.follow(known.clock)
    const today = this.clock.moment().today
    if (at.since > today) return this.keep(await loadProperty(this.pool, today - 1))
    return this.keep({ known, at })
  }

  private keep({ known, at }: { known: KnownProperty; at: FactsMoment }): KnownProperty {
    this.inForce.follow(known)
    this.address.follow(known.address)
    this.told = new Map()
    this.at = at
    this.known = known
    return known
  }

  private apply(
    known: KnownProperty,
    at: FactsMoment,
    { horizon, bookings }: Changes,
  ): KnownProperty {
    const news = bookings.filter(
      ({ occupancy, changedIn }) => this.told.get(occupancy.bookingId) !== changedIn,
    )
    this.told = new Map(
      bookings.map(({ occupancy, changedIn }) => [occupancy.bookingId, changedIn]),
    )
    this.at = { ...at, horizon }
    if (news.length > 0) {
      const occupancies = withChanges(known.facts.occupancies, news)
      // A new object for new facts: what the rules worked out from the old ones may hang on them.
      this.known = { ...known, facts: { ...known.facts, occupancies } }
    }
    return this.known!
  }
}
