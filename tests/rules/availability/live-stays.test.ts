import { describe, expect, it } from 'vitest'
import { holdsUnpaid, keepsItsNights, mayBeMoved } from '../../../rules/availability/live-stays.ts'
import { booked, momentOn, roomTypes } from './property.ts'

const moment = momentOn('2026-03-02')
const [ordinary, family] = [roomTypes[0]!, roomTypes[3]!]

describe('A booking', () => {
  const held = (until: number) =>
    booked(1, '2026-03-10', '2026-03-12', { holdUntil: moment.instant + until })

  it('keeps its nights once it is confirmed, and unpaid until its hold ends', () => {
    const confirmed = booked(1, '2026-03-10', '2026-03-12')
    expect(keepsItsNights(confirmed, ordinary, moment, 'holds')).toBe(true)
    expect(keepsItsNights(held(1), ordinary, moment, 'holds')).toBe(true)
    expect(keepsItsNights(held(0), ordinary, moment, 'holds')).toBe(false)
  })

  it('of the family room keeps nothing unpaid, by the other reading', () => {
    expect(keepsItsNights(held(1), family, moment, 'does-not-hold')).toBe(false)
    expect(keepsItsNights(held(1), family, moment, 'holds')).toBe(true)
    expect(keepsItsNights(booked(12, '2026-03-13', '2026-03-16'), family, moment, 'holds')).toBe(
      true,
    )
    expect(holdsUnpaid(ordinary, 'does-not-hold')).toBe(true)
  })

  it('may be moved until its guests arrive, unless staff chose its room', () => {
    const from = (arrival: string, pinned = false) =>
      mayBeMoved(booked(1, arrival, '2026-03-12', { pinned }), moment)
    expect([from('2026-03-03'), from('2026-03-02'), from('2026-03-03', true)]).toEqual([
      ...[true, false, false],
    ])
  })
})
