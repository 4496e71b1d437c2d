import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayOfYear,
  isWithinBounds,
  loadRuleNumbers,
  ruleNumberIds,
  startNumbers,
} from '../../../rules/rule-numbers/catalogue.ts'
import { day } from '../quotes/days.ts'

describe('The numbers of the rules', () => {
  it('are within their bounds where the house starts', () => {
    for (const id of ruleNumberIds) expect(isWithinBounds(id, startNumbers[id])).toBe(true)
  })

  it('are within their bounds whatever is stored', () => {
    const stored = fc.dictionary(fc.constantFrom(...ruleNumberIds), fc.anything())
    fc.assert(
      fc.property(stored, (values) => {
        const loaded = loadRuleNumbers(values)
        for (const id of ruleNumberIds) expect(isWithinBounds(id, loaded[id])).toBe(true)
      }),
    )
  })

  it('are what is stored where that is within their bounds', () => {
    expect(loadRuleNumbers({ 'stay.nights': 14 })).toEqual({ ...startNumbers, 'stay.nights': 14 })
    expect(loadRuleNumbers({ 'stay.nights': -1 })).toEqual(startNumbers)
  })
})

describe('The numbers that a house starts with', () => {
  it('are those of the documents, and our own where they have none', () => {
    expect(startNumbers).toEqual({
      'cut-off.minute': 840,
      'horizon.days': 400,
      'horizon.free-days': 1461,
      'stay.nights': 28,
      'weekend.nights': 2,
      'summer.nights': 2,
      'closed-season.first-night': 1224,
      'closed-season.last-night': 105,
      'visitor.nights': 42,
      'hold.minutes': 20,
      'pay-link.days': 30,
      'delivery.metres': 10_000,
    })
  })
})

describe('A number that staff set', () => {
  it.each([
    ['visitor.nights', 0, false],
    ['visitor.nights', 1, true],
    ['visitor.nights', 365, true],
    ['visitor.nights', 366, false],
    ['visitor.nights', 42.5, false],
    ['visitor.nights', '42', false],
    ['cut-off.minute', 1439, true],
    ['cut-off.minute', 1440, false],
  ] as const)('%s of %s is within its bounds: %s', (id, value, isWithin) => {
    expect(isWithinBounds(id, value)).toBe(isWithin)
  })

  it.each([
    [100, false],
    [101, true],
    [131, true],
    [132, false],
    [200, false],
    [228, true],
    [229, false],
    [300, false],
    [301, true],
    [430, true],
    [431, false],
    [1130, true],
    [1131, false],
    [1231, true],
    [1232, false],
    [1301, false],
  ])('is the day of a year, %i, where every year has it: %s', (value, isThere) => {
    expect(isWithinBounds('closed-season.first-night', value)).toBe(isThere)
  })

  it('is the day that it names in a year', () => {
    expect(dayOfYear(2026, 1224)).toBe(day('2026-12-24'))
    expect(dayOfYear(2027, 105)).toBe(day('2027-01-05'))
  })
})
