import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterSession, longestSession, sessionHold } from '../../../rules/bookings/session-hold.ts'

const MINUTE_MS = 60_000
const HOUR = 60
const NOON = Date.UTC(2026, 2, 2, 12)

/** Minutes that a session of so many minutes keeps the room; null: the house's own hold does. */
function minutes(session: number): number | null {
  const until = sessionHold(NOON, NOON + session * MINUTE_MS, 15)
  return until === null ? null : (until - NOON) / MINUTE_MS
}

describe('A session to pay', () => {
  it.each([
    ['ideal', 15, null],
    ['creditcard, as its page says', 15, null],
    ['creditcard, as the table of all says', 30, 35],
    ['mybank', 45, 50],
    ['bancontact', HOUR, 65],
    ['kbc', HOUR, 65],
    ['belfius', HOUR, 65],
    ['eps', HOUR, 65],
    ['przelewy24', HOUR, 65],
    ['voucher', 2 * HOUR, 125],
    ['paypal', 72 * HOUR, 185],
  ])('of %s, %i minutes at Mollie, keeps the room for %s minutes', (_method, session, kept) => {
    expect(minutes(session)).toBe(kept)
  })

  it('keeps the room until its end, for three hours at most, and five minutes more', () => {
    const ms = fc.integer({ min: 0, max: 30 * 24 * HOUR * MINUTE_MS })
    fc.assert(
      fc.property(ms, fc.integer({ min: 1, max: HOUR }), (session, covered) => {
        const until = sessionHold(NOON, NOON + session, covered)
        const own = NOON + (covered + 1) * MINUTE_MS
        const most = NOON + longestSession * MINUTE_MS
        expect(until ?? own).toBeGreaterThanOrEqual(Math.min(NOON + session, most))
        expect(until ?? own).toBeLessThanOrEqual(most + afterSession * MINUTE_MS)
      }),
    )
  })
})
