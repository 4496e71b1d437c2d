import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/**
 * For so many ms after a look began a guest may be answered from it, under a lease; and a booking
 * is told so much later where another process has one.
 */
export const LEASED_MS = 5

/**
 * With fewer questions in a second there is no rush: every question is a look, nobody has a lease
 * and no booking waits.
 */
const RUSH = 50
const SECOND = 1_000

/** A lease is asked for so long, and again when so much of it is left, ms. */
const LENGTH = 30_000
const RENEWED = 10_000

/**
 * After one that could not be had none is asked for, ms: each asking can hold up bookings for some
 * ms.
 */
const PAUSE = 5_000

/**
 * This process ends it so much earlier than the database, ms: two clocks do not run quite alike.
 */
const MARGIN = 1_000

/**
 * Whether this process may answer guests from what it looked up a moment ago. All processes agree
 * on it in the database: whoever commits a booking learns there whether another has a lease, and if
 * so lets `LEASED_MS` pass before the guest is told. Only lengths of time are compared, no clocks
 * of two machines. docs/why-ask-the-database-before-every-answer.md
 */
export class FactsLease {
  /** How the other processes know this one. */
  readonly process = randomUUID()
  /** Had without a break since then and until then, by this process's own clock. */
  private since = Number.POSITIVE_INFINITY
  private until = Number.NEGATIVE_INFINITY
  private asking = false
  private failed = Number.NEGATIVE_INFINITY
  private second = Number.NEGATIVE_INFINITY
  private questions = 0

  /**
   * @param pool not the one for the looks: asking for a lease may wait some ms for bookings under
   * way
   */
  constructor(
    private readonly pool: Pool,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Whether a look that began at `began`, ms of `performance.now`, still answers a guest's question
   * now.
   */
  covers(began: number): boolean {
    const now = this.now()
    return began > this.since && now < this.until && now - began < LEASED_MS
  }

  /**
   * Counts a question. In a rush it asks for the lease, or for a longer one, and lets nobody wait
   * for it.
   */
  question(): void {
    const now = this.now()
    if (now - this.second > SECOND) {
      this.second = now
      this.questions = 0
    }
    this.questions++
    if (
      this.questions < RUSH ||
      this.until - now >= RENEWED ||
      this.asking ||
      now - this.failed < PAUSE
    )
      return
    void this.ask(now)
  }

  /**
   * The database could not be reached: the one that is reached next may be another, which knows of
   * no lease.
   */
  drop(): void {
    this.until = Number.NEGATIVE_INFINITY
  }

  private async ask(asked: number): Promise<void> {
    this.asking = true
    try {
      await this.pool.query({
        name: 'lease-facts',
        text: 'SELECT lease_facts($1, make_interval(secs => $2))',
        values: [this.process, LENGTH / 1000],
      })
      // What was looked at while no lease was had may have missed a booking that knew of none.
      const had = this.now()
      if (had >= this.until) this.since = had
      this.until = asked + LENGTH - MARGIN
    } catch {
      // Without a lease every question is a look, and that says what is wrong with the database.
      this.drop()
      this.failed = this.now()
    } finally {
      this.asking = false
    }
  }
}
