import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../rules/calendar/day.ts'
import { conditionsInGeneral as rule } from '../../../rules/cancellation/conditions-in-general.ts'
import { defaultConditions } from '../../../rules/cancellation/conditions.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'

const conditionsInGeneral = readAloud(rule)
const soldOn = dayOf(2026, 6, 3)
const withSteps = (steps: { daysBefore: number; basisPoints: number }[]) =>
  conditionsInGeneral(
    soldOn,
    [{ validFrom: dayOf(2021, 1, 1), steps, source: 'test' }],
    defaultReadings,
  )

describe('The cancellation conditions in general', () => {
  it('say what goes back when: all, half, then nothing', () => {
    expect(conditionsInGeneral(soldOn, defaultConditions, defaultReadings)).toEqual([
      { when: 'Tot en met 7 dagen voor aankomst', share: 'alles' },
      { when: 'Tot en met de dag voor aankomst', share: 'de helft' },
      { when: 'Daarna', share: 'niets' },
    ])
  })

  it('say nothing where staff decide, or before the first row', () => {
    const byStaff = { 'cancellation.conditions': 'by-staff' } as const
    expect(conditionsInGeneral(soldOn, defaultConditions, byStaff)).toEqual([])
    expect(conditionsInGeneral(soldOn, [], defaultReadings)).toEqual([])
  })

  it('say so where nothing ever goes back, and of the day itself', () => {
    expect(withSteps([])).toEqual([{ when: 'Altijd', share: 'niets' }])
    expect(withSteps([{ daysBefore: 0, basisPoints: 2550 }])[0]).toEqual({
      when: 'Tot en met de dag van aankomst',
      share: '25,5%',
    })
  })

  it('always end with nothing, and name each time once', () => {
    const step = fc.record({
      daysBefore: fc.integer({ min: 0, max: 60 }),
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const told = withSteps(steps)
        expect(told.at(-1)!.share).toBe('niets')
        expect(new Set(told.map(({ when }) => when)).size).toBe(told.length)
      }),
    )
  })
})
