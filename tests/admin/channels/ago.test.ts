import { describe, expect, it } from 'vitest'
import { ago } from '../../../admin/channels/ago.ts'

const now = '2026-11-25T13:24:00.000Z'

describe('How long ago a channel read', () => {
  it.each([
    ['2026-11-25T13:23:30.000Z', null],
    ['2026-11-25T13:23:00.000Z', '1 minuut geleden'],
    ['2026-11-25T12:25:00.000Z', '59 minuten geleden'],
    ['2026-11-25T12:24:00.000Z', '1 uur geleden'],
    ['2026-11-24T13:25:00.000Z', '23 uur geleden'],
    ['2026-11-24T13:24:00.000Z', 'gisteren'],
    // Less than 48 hours, and yet the day before yesterday.
    ['2026-11-23T15:00:00.000Z', 'eergisteren'],
    ['2026-11-20T13:24:00.000Z', '5 dagen geleden'],
  ])('is said in Dutch: %s is %s', (instant, said) => {
    expect(ago(instant, now)).toBe(said)
  })
})
