import { describe, expect, it } from 'vitest'
import { formatAmount, formatEuro } from '../../../rules/money/format-euro.ts'

describe('an amount on screen', () => {
  it.each([
    [30_000, '€\u00a0300,00'],
    [5, '€\u00a00,05'],
    [0, '€\u00a00,00'],
    [123_450, '€\u00a01.234,50'],
    [123_456_789, '€\u00a01.234.567,89'],
    [-1250, '€\u00a0−12,50'],
  ])('of %i cents reads %s', (cents, text) => {
    expect(formatEuro(cents)).toBe(text)
  })

  it('leaves out the sign in a table', () => {
    expect(formatAmount(-20_800)).toBe('−208,00')
  })
})
