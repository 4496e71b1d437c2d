import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkRuleNumbers as rule,
  formatRuleNumber,
  parseRuleNumber,
  ruleNumberField,
} from '../../../rules/forms/check-rule-numbers.ts'
import {
  isWithinBounds,
  ruleNumberIds,
  startNumbers,
} from '../../../rules/rule-numbers/catalogue.ts'
import { readAloud } from '../in-words.ts'

const checkRuleNumbers = readAloud(rule)

const shown = Object.fromEntries(
  ruleNumberIds.map((id) => [ruleNumberField(id), formatRuleNumber(id, startNumbers[id])]),
)

describe('The numbers of the rules as staff type them', () => {
  it('are shown in their units', () => {
    expect(shown).toMatchObject({
      'cut-off-minute': '14:00',
      'horizon-days': '400',
      'closed-season-first-night': '24-12',
      'closed-season-last-night': '5-1',
      'delivery-metres': '10',
    })
    expect(checkRuleNumbers(shown)).toEqual([])
  })

  it('says at each field what is wrong with it', () => {
    const typed = {
      ...shown,
      'cut-off-minute': '24:00',
      'horizon-days': '-1',
      'stay-nights': '1e9',
      'closed-season-first-night': '31-4',
      'delivery-metres': '101',
    }
    expect(checkRuleNumbers(typed)).toEqual([
      { field: 'cut-off-minute', text: 'Vul een tijd van 00:00 tot en met 23:59 in, zoals 14:00.' },
      { field: 'horizon-days', text: 'Vul een aantal dagen van 30 tot en met 1461 in.' },
      { field: 'stay-nights', text: 'Vul een aantal nachten van 1 tot en met 365 in.' },
      {
        field: 'closed-season-first-night',
        text: 'Vul een dag en een maand in, zoals 24-12 voor 24 december.',
      },
      {
        field: 'delivery-metres',
        text: 'Vul een aantal kilometers van 0 tot en met 100 in, zoals 10.',
      },
    ])
    expect(checkRuleNumbers({})).toHaveLength(ruleNumberIds.length)
  })

  it.each([
    ['horizon.days', ['x400', '400x', '4e2', '4 00'], ' 400 ', 400],
    ['cut-off.minute', ['x14:00', '14:000', '13:60', '14'], ' 13:59 ', 839],
    ['closed-season.first-night', ['x24-12', '24-12-2026', '24'], ' 24-12 ', 1224],
  ] as const)('of %s are none as %j', (id, none, typed, value) => {
    for (const wrong of none) expect(parseRuleNumber(id, wrong), wrong).toBeNull()
    expect(parseRuleNumber(id, typed)).toBe(value)
  })

  it('come back as they are shown, for every value within their bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ruleNumberIds), fc.nat(100_000), (id, value) => {
        fc.pre(isWithinBounds(id, value))
        expect(parseRuleNumber(id, formatRuleNumber(id, value))).toBe(value)
      }),
    )
  })
})
