import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatEuro } from '../../../rules/money/format-euro.ts'
import { parseEuro } from '../../../rules/money/parse-euro.ts'

describe('An amount as it is typed', () => {
  it.each([
    ['12', 1_200],
    ['12,5', 1_250],
    ['12,50', 1_250],
    ['12.50', 1_250],
    ['1.234,50', 123_450],
    ['1.234', 123_400],
    [' € 208,00 ', 20_800],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['12,505', null],
    ['1,234.50', null],
    ['1234.567', null],
    ['twaalf', null],
  ])('%j is %j cents', (text, cents) => {
    expect(parseEuro(text)).toBe(cents)
  })

  it('is read back from what a screen shows, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(parseEuro(formatEuro(cents))).toBe(cents)
        expect(parseEuro(formatAmount(cents))).toBe(cents)
      }),
    )
  })
})
