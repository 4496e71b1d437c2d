import { describe, expect, it } from 'vitest'
import { clockWords as rule } from '../../../rules/stay-times/clock-words.ts'
import { readAloud } from '../in-words.ts'

const clockWords = readAloud(rule)

describe('The time of day as a guest reads it', () => {
  it('shows the hour without a leading zero, except the first hour of the day', () => {
    expect([0, 8, 59, 60, 545, 870, 1439].map(clockWords)).toEqual([
      '00.00\u00a0uur',
      '00.08\u00a0uur',
      '00.59\u00a0uur',
      '1.00\u00a0uur',
      '9.05\u00a0uur',
      '14.30\u00a0uur',
      '23.59\u00a0uur',
    ])
  })
})
