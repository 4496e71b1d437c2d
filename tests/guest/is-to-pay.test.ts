import { describe, expect, it } from 'vitest'
import { isToPay } from '../../guest/pay-by-link/is-to-pay.ts'

describe('The page to pay by link', () => {
  it.each([
    ['confirmed', 'created', 22_000, true],
    ['confirmed', 'paid', 12_000, true],
    ['confirmed', 'paid', 0, false],
    ['held', 'open', 22_000, true],
    ['held', 'failed', 22_000, true],
    ['held', 'canceled', 22_000, true],
    ['held', 'pending', 22_000, false],
    ['held', 'paid', 0, false],
    ['cancelled', 'open', 22_000, false],
    ['expired', 'expired', 0, false],
  ] as const)(
    'of a booking that is %s, its payment %s, with %i open: offers it %s',
    (state, paymentState, balanceCents, offered) => {
      expect(isToPay({ state, paymentState, balanceCents, linkEnded: false })).toBe(offered)
      expect(isToPay({ state, paymentState, balanceCents, linkEnded: true })).toBe(false)
    },
  )
})
