import { describe, expect, it } from 'vitest'
import { firstRow, rowOn } from '../../../rules/quotes/row-on.ts'
import { day } from './days.ts'

const row = (validFrom: string) => ({ validFrom: day(validFrom) })
const rows = [row('2026-01-01'), row('2024-01-01'), row('2025-01-01')]

describe('The dated row that counts', () => {
  it.each([
    ['2023-12-31', undefined],
    ['2024-01-01', '2024-01-01'],
    ['2024-12-31', '2024-01-01'],
    ['2025-06-01', '2025-01-01'],
    ['2030-01-01', '2026-01-01'],
  ])('on %s is the latest valid by then, in whatever order they stand: %s', (on, validFrom) => {
    expect(rowOn(rows, day(on))).toEqual(validFrom && row(validFrom))
  })

  it('before all others is the first', () => {
    expect(firstRow(rows)).toEqual(row('2024-01-01'))
    expect(firstRow([])).toBeUndefined()
  })
})
