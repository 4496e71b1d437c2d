import { describe, expect, it } from 'vitest'
import { isEarned } from '../../../rules/revenue/is-earned.ts'

describe('Revenue', () => {
  it.each(['lodging', 'food', 'standard'] as const)('is whatever bears VAT: %s', (vatCategory) => {
    expect(isEarned({ item: 'tourist-tax', vatCategory })).toBe(true)
  })

  it.each([
    'room-night',
    'season',
    'family-night',
    'extra-persons',
    'cleaning',
    'carried-over',
  ] as const)(
    'is also what a guest who did not come pays for %s, outside VAT (no-show.vat)',
    (item) => {
      expect(isEarned({ item, vatCategory: 'none' })).toBe(true)
    },
  )

  it.each(['tourist-tax', 'carried-over-tax', 'extra'] as const)(
    'is never what is passed on or given back outside VAT: %s',
    (item) => {
      expect(isEarned({ item, vatCategory: 'none' })).toBe(false)
    },
  )
})
