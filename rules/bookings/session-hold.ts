/**
 * What of a session to pay keeps a room at most, minutes. As long as PayPal lets a payer approve: the
 * provider waits days for it, and a house would rather sell the room. Every other way to pay that is
 * offered ends sooner.
 */
export const longestSession = 180

/** How much longer than its session the room is kept, minutes: news of its last second needs time. */
export const afterSession = 5

const MINUTE_MS = 60_000

/**
 * Until when a session to pay keeps what it pays for. Instants are ms since 1970 UTC.
 *
 * @param begunAt when the attempt to pay was made
 * @param expiresAt when the provider ends its session
 * @param covered a hold of the house is longer than this, minutes
 * @returns null where the house's own hold outlives the session
 */
export function sessionHold(begunAt: number, expiresAt: number, covered: number): number | null {
  if (expiresAt - begunAt <= (covered + 1) * MINUTE_MS) return null
  return Math.min(expiresAt, begunAt + longestSession * MINUTE_MS) + afterSession * MINUTE_MS
}
