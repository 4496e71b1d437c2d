/**
 * The longest that a provider is left alone though it asks for more, ms: nobody can pay meanwhile,
 * and one call too many only asks for patience again.
 */
const LONGEST_MS = 60_000

/** How long the provider wants to be left alone (RFC 9110 §10.2.3, `Retry-After`). */
export class ProviderPause {
  private until = -Infinity

  /** @param now by a clock that nobody moves, ms */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param retryAfter seconds, or a date; null where the provider named none */
  begin(retryAfter: string | null): void {
    if (retryAfter === null) return
    const ms = /^\d+$/.test(retryAfter)
      ? Number(retryAfter) * 1_000
      : Date.parse(retryAfter) - Date.now()
    if (ms > 0) this.until = Math.max(this.until, this.now() + Math.min(ms, LONGEST_MS))
  }

  get isOn(): boolean {
    return this.now() < this.until
  }
}
