import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundCents } from '../../../rules/money/round-cents.ts'
import { shareCents } from '../../../rules/money/share-cents.ts'

describe('Cents that are shared out', () => {
  it('are shared by weight, the odd cent first', () => {
    expect(shareCents(44_900, [1, 1, 1])).toEqual([14_967, 14_967, 14_966])
    expect(shareCents(300, [1000, 500])).toEqual([200, 100])
    expect(shareCents(10, [0, 1, 0])).toEqual([0, 10, 0])
  })

  it('add up, and none is a cent off', () => {
    const weights = fc
      .array(fc.nat(50), { minLength: 1, maxLength: 8 })
      .filter((all) => all.some((weight) => weight > 0))
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (cents, all) => {
        const shares = shareCents(cents, all)
        const whole = all.reduce((sum, weight) => sum + weight, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (cents * all[at]!) / whole)).toBeLessThan(1)
      }),
    )
  })

  it('need a weight', () => {
    expect(() => shareCents(10, [0, 0])).toThrow('an amount needs a weight to be shared by')
    expect(() => shareCents(10, [])).toThrow(RangeError)
  })
})

it('Half a cent is rounded away from nothing', () => {
  expect([0.5, -0.5, 1.4, -1.4, 0, -0.4].map(roundCents)).toEqual([1, -1, 1, -1, 0, 0])
})
