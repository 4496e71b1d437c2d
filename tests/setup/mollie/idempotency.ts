import type { Answered } from './requests.ts'

/** How long a key is known, ms (from memory: an hour). */
const KNOWN_FOR_MS = 3_600_000

interface KnownKey {
  /** Method, path and body, byte for byte. */
  request: string
  told: Answered
  since: Date
  /** Whether its first call is still answered. */
  isRunning: boolean
}

/**
 * What Mollie remembers by `Idempotency-Key`. From memory: the same request is answered as before,
 * refusals too; another one under the same key is refused (400), and so is one that comes while the
 * first still runs (409).
 */
export class Idempotency {
  private readonly keys = new Map<string, KnownKey>()

  constructor(private readonly now: () => Date) {}

  /** What is answered for a key, done once. */
  once(key: string | null, request: string, answer: () => Answered): Answered {
    if (key === null) return answer()
    const known = this.keys.get(key)
    const since = this.now()
    if (known && since.getTime() - known.since.getTime() <= KNOWN_FOR_MS) {
      if (known.isRunning)
        return { status: 409, detail: 'A request with this idempotency key is still processed' }
      if (known.request === request) return known.told
      return { status: 400, detail: 'The idempotency key was used for another request' }
    }
    const told = answer()
    this.keys.set(key, { request, told, since, isRunning: false })
    return told
  }

  /** Until that is over, the first call under a key still runs. */
  async runs(key: string | null, ms: number): Promise<void> {
    const known = key === null ? undefined : this.keys.get(key)
    if (known) known.isRunning = true
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (known) known.isRunning = false
  }
}
