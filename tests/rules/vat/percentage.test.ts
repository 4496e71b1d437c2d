import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePercentage, percentageText } from '../../../rules/vat/percentage.ts'

describe('A percentage as staff type it', () => {
  it.each([
    ['9', 900],
    ['21 %', 2100],
    ['9,5', 950],
    ['9.25', 925],
    ['0', 0],
    ['100', 10_000],
  ])('%s is %i basis points', (typed, basisPoints) => {
    expect(parsePercentage(typed)).toBe(basisPoints)
  })

  it.each(['', '-1', '101', '1e9', '9,123', 'negen'])('is not “%s”', (typed) => {
    expect(parsePercentage(typed)).toBeNull()
  })

  it('is read back from what is shown, for every percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
        expect(parsePercentage(percentageText(basisPoints))).toBe(basisPoints)
      }),
    )
  })
})
