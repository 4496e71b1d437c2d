import { describe, expect, it } from 'vitest'
import { runningOf } from '../../../api/old-site/numbers-go-on.ts'

describe('a number of the old site', () => {
  const NOW = Date.parse('2026-02-02T12:00Z')
  it.each([
    ['B2026115', 15],
    ['B20261041', 41],
    ['B2026112', 12],
    ['B20260', 0],
    ['klant', 0],
  ])('%s has the highest running number that it can have: %i', (number, running) => {
    expect(runningOf({ key: 'a', number }, NOW)).toBe(running)
  })

  it('has the month in which its key was made: B20251141 of December is the 41st', () => {
    // The first eight letters are 3 December 2025.
    const key = `-OfZ4Lc-${'0'.repeat(12)}`
    expect(runningOf({ key, number: 'B20251141' }, NOW)).toBe(41)
  })
})
