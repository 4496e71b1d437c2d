/** A minute in ms: what the limits count over. */
const MINUTE = 60_000

/** How many visitors are remembered before the quiet ones are forgotten. */
const MOST_VISITORS = 10_000

/**
 * How many requests each visitor may make: a bucket that refills evenly over a minute. Kept in this
 * process's memory: with two API processes a visitor has twice as many, which still keeps one from
 * taking the site down; sign-ins are counted in the database instead.
 */
export class RequestLimit {
  private readonly buckets = new Map<string, { left: number; at: number }>()

  /** @param perMinute 0 means no limit */
  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes one request of the visitor's. False when none is left. */
  take(visitor: string): boolean {
    if (this.perMinute === 0) return true
    const at = this.now()
    const bucket = this.buckets.get(visitor) ?? { left: this.perMinute, at }
    const left = Math.min(
      this.perMinute,
      bucket.left + ((at - bucket.at) * this.perMinute) / MINUTE,
    )
    if (this.buckets.size >= MOST_VISITORS) this.forgetQuiet(at)
    this.buckets.set(visitor, { left: left < 1 ? left : left - 1, at })
    return left >= 1
  }

  private forgetQuiet(at: number): void {
    for (const [visitor, bucket] of this.buckets)
      if (at - bucket.at > MINUTE) this.buckets.delete(visitor)
    // A flood of new addresses must not fill the memory either: then all start again.
    if (this.buckets.size >= MOST_VISITORS) this.buckets.clear()
  }
}
