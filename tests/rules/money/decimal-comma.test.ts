import { describe, expect, it } from 'vitest'
import { decimalComma } from '../../../rules/money/decimal-comma.ts'

describe('An amount for a Dutch program', () => {
  it('has a comma, two decimals, no thousands and a plain minus', () => {
    expect([0, 5, -5, 1250, -123_450, 100_000_000].map(decimalComma)).toEqual([
      '0,00',
      '0,05',
      '-0,05',
      '12,50',
      '-1234,50',
      '1000000,00',
    ])
  })
})
