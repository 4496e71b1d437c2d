import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostToGiveBack } from '../../../rules/money/most-to-give-back.ts'

describe('What of a bill can be given back', () => {
  it.each([
    ['all of a paid bill', 22_000, 0, 22_000],
    ['what is not on its way back yet', 22_000, -5_000, 17_000],
    ['nothing while a part is open', 15_000, 7_000, 0],
    ['nothing of an unpaid bill', 0, 22_000, 0],
    ['nothing once all went back', 0, 0, 0],
  ])('is %s', (_, receivedCents, balanceCents, most) => {
    expect(mostToGiveBack({ receivedCents, balanceCents })).toBe(most)
  })

  it('is never more than came in, nor below zero', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (receivedCents, balanceCents) => {
        const most = mostToGiveBack({ receivedCents, balanceCents })
        expect(most).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThanOrEqual(receivedCents)
      }),
    )
  })
})
