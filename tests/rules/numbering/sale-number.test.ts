import { expect, it } from 'vitest'
import { dayOf } from '../../../rules/calendar/day.ts'
import { saleNumber } from '../../../rules/numbering/sale-number.ts'

it('A sale has the year and a running number that never begins anew', () => {
  expect(saleNumber(dayOf(2026, 11, 21), 1)).toBe('K2026-0001')
  expect(saleNumber(dayOf(2027, 1, 1), 12_345)).toBe('K2027-12345')
})
