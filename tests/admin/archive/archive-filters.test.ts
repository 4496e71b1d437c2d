import { describe, expect, it } from 'vitest'
import { archiveYears, withYear, yearOf } from '../../../admin/archive/archive-filters.ts'

describe('the year of the archive', () => {
  it('asks for the stays with a night in it, beside what is asked already', () => {
    const asked = withYear({ q: 'jansen', state: 'cancelled' }, 2025)
    expect(asked).toEqual({
      q: 'jansen',
      state: 'cancelled',
      from: '2025-01-01',
      until: '2026-01-01',
    })
    expect(yearOf(asked)).toBe(2025)
  })

  it('is let go of again', () => {
    expect(withYear(withYear({ q: 'jansen' }, 2025), null)).toEqual({ q: 'jansen' })
    expect(yearOf({})).toBeNull()
  })

  it('is chosen from that of the first booking to the next one, the latest first', () => {
    expect(archiveYears('2024-06-01', '2026-11-25')).toEqual([2027, 2026, 2025, 2024])
    expect(archiveYears('2027-02-01', '2026-11-25')).toEqual([2027])
  })
})
