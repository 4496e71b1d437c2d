import { describe, expect, it } from 'vitest'
import { placeBar } from '../../../admin/agenda/place-bar.ts'

const range = { from: 100, until: 130 }

describe('a bar on the month board', () => {
  it('runs from the middle of the day of arrival to the middle of the day of departure', () => {
    expect(placeBar({ arrival: 105, departure: 107 }, range)).toEqual({
      left: 5.5,
      width: 2,
      startsBefore: false,
      endsAfter: false,
    })
  })

  it('is cut at the edges of the month', () => {
    expect(placeBar({ arrival: 95, departure: 102 }, range)).toEqual({
      left: 0,
      width: 2.5,
      startsBefore: true,
      endsAfter: false,
    })
    expect(placeBar({ arrival: 128, departure: 140 }, range)).toEqual({
      left: 28.5,
      width: 1.5,
      startsBefore: false,
      endsAfter: true,
    })
  })

  it('is not there for a stay without a night in the month', () => {
    expect(placeBar({ arrival: 95, departure: 100 }, range)).toBeNull()
    expect(placeBar({ arrival: 130, departure: 131 }, range)).toBeNull()
  })
})
