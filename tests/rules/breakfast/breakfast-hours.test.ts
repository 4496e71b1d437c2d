import { describe, expect, it } from 'vitest'
import { breakfastHours as rule } from '../../../rules/breakfast/breakfast-hours.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import { readAloud } from '../in-words.ts'

const breakfastHours = readAloud(rule)

describe('Breakfast in the property', () => {
  it('is served from 7 to 9 on weekdays and from 8 to 10 at weekends (G §9)', () => {
    const monday = dayOf(2026, 6, 8)
    const hours = [0, 1, 2, 3, 4, 5, 6].map((later) => breakfastHours(monday + later))
    expect(hours).toEqual([
      '7.00-9.00',
      '7.00-9.00',
      '7.00-9.00',
      '7.00-9.00',
      '7.00-9.00',
      '8.00-10.00',
      '8.00-10.00',
    ])
  })
})
