import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../rules/calendar/day.ts'
import { readOldHouse } from './read-old-house.ts'
import { sampleExport } from './sample-export.ts'

describe('The sample export', () => {
  const today = dayOf(2026, 11, 23)

  it('is two years of the house of the documents', () => {
    const { house } = readOldHouse(sampleExport(today))
    expect(house.roomTypes.map(({ resourceId, stock }) => [resourceId, stock])).toEqual([
      [3, 3],
      [1, 2],
      [2, 3],
      [4, 1],
    ])
    expect(house.bookings.length).toBeGreaterThan(800)
    expect(house.bookings.filter(({ arrival }) => arrival > today).length).toBeGreaterThan(50)
    expect(house.breakfastOrders).toHaveLength(40)
    expect(house.sales).toHaveLength(30)
  })

  it('has some of each fault', () => {
    const { remarks } = readOldHouse(sampleExport(today))
    const found = new Set(remarks.map(({ kind, what }) => `${kind} ${what}`))
    expect([...found].toSorted()).toEqual([
      'not-taken said-otherwise',
      'not-taken unknown-field',
      'not-taken wrong-value',
      'repaired day-text',
      'repaired day-that-does-not-exist',
      'repaired double-number',
      'repaired month-without-december',
      'repaired number-or-text',
      'repaired room-type-missing',
      'repaired stay-corrected',
      'repaired suffix-written-otherwise',
      'repaired swapped-name-and-email',
      'undecided nights-differ',
      'undecided two-in-one-room',
      'unreadable day-that-does-not-exist',
      'unreadable missing-value',
      'unreadable no-booking',
    ])
  })

  it('is the same for the same day and seed', () => {
    expect(sampleExport(today)).toEqual(sampleExport(today))
    expect(sampleExport(today, 2)).not.toEqual(sampleExport(today))
  })
})
