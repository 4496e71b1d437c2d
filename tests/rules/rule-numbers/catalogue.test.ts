import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWithinBounds,
  loadRuleNumbers,
  ruleNumberIds,
  startNumbers,
} from '../../../rules/rule-numbers/catalogue.ts'

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
