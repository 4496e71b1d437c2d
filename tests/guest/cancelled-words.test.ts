import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelledWords } from '../../guest/thanks/cancelled-words.ts'
import { siteWords } from './site-words.ts'

const words = (received: number, refunded: number, balance: number) =>
  cancelledWords(siteWords().words, {
    receivedCents: received,
    refundedCents: refunded,
    balanceCents: balance,
  }).replaceAll('\u00a0', ' ')

describe('what a guest reads of the money of a cancelled booking', () => {
  it('says what goes back and what is kept', () => {
    expect(words(19_500, 0, -9_750)).toContain('€ 97,50 krijg je terug.')
    expect(words(19_500, 0, -9_750)).toContain('Van je betaling houden we € 97,50')
  })

  it('says what went back already', () => {
    expect(words(19_500, 19_500, 0)).toContain('We hebben € 195,00 teruggestort.')
    expect(words(19_500, 19_500, 0)).not.toContain('houden we €')
  })

  it('says nothing of money where none came', () => {
    expect(words(0, 0, 0)).not.toContain('€')
  })

  it('accounts for every cent that came in', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(cents, cents, cents, (kept, refunded, back) => {
        const told = words(kept + refunded + back, refunded, -back).matchAll(/€ ([\d.]+),(\d\d)/g)
        const sum = [...told].reduce(
          (all, [, euros, rest]) => all + Number(euros!.replaceAll('.', '') + rest!),
          0,
        )
        expect(sum).toBe(kept + refunded + back)
      }),
    )
  })
})
