import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrivalsUnderRules,
  dateRulesOf,
  type DateRuleReading,
  refusedLengths,
  refusingRules,
} from '../../../rules/minimum-nights/date-rules.ts'
import { checkLaw } from '../seen.ts'

const anyRules = fc
  .uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 25 }), nights: fc.integer({ min: 3, max: 9 }) }),
    {
      minLength: 3,
      maxLength: 6,
      selector: ({ day }) => day,
    },
  )
  .map((rules) =>
    dateRulesOf(
      rules.map((rule) => ({ ...rule, roomTypeId: 1 })),
      1,
    ),
  )
const anyReading = fc.constantFrom<DateRuleReading>('any-night', 'arrival-day', 'from-that-date')

describe('date rules', () => {
  it('are those of the room type, by day', () => {
    const rules = [
      { roomTypeId: 1, day: 9, nights: 2 },
      { roomTypeId: 2, day: 1, nights: 2 },
      { roomTypeId: 1, day: 3, nights: 4 },
    ]
    expect(dateRulesOf(rules, 1).map((rule) => rule.day)).toEqual([3, 9])
  })

  it('refuse three and four nights from the 10th when the 12th asks five: two leave before it', () => {
    expect(refusedLengths(10, [{ day: 12, nights: 5 }], 'any-night')).toEqual([
      { first: 3, last: 4 },
    ])
    expect(refusedLengths(12, [{ day: 12, nights: 5 }], 'any-night')).toEqual([
      { first: 1, last: 4 },
    ])
    expect(refusedLengths(13, [{ day: 12, nights: 5 }], 'any-night')).toEqual([])
    expect(refusedLengths(7, [{ day: 12, nights: 5 }], 'any-night')).toEqual([])
  })

  it('refuse one to four nights of every arrival from the 12th on by from-that-date, none before', () => {
    const rules = [{ day: 12, nights: 5 }]
    for (const arrival of [12, 13, 30])
      expect(refusedLengths(arrival, rules, 'from-that-date')).toEqual([{ first: 1, last: 4 }])
    expect(refusedLengths(11, rules, 'from-that-date')).toEqual([])
  })

  it('each refuse on their own: a stay over two of them meets both', () => {
    const rules = [
      { day: 10, nights: 5 },
      { day: 11, nights: 4 },
      { day: 12, nights: 9 },
    ]
    expect(refusingRules({ arrival: 10, departure: 12 }, rules, 'any-night')).toEqual([
      rules[0],
      rules[1],
    ])
    expect(refusingRules({ arrival: 11, departure: 12 }, rules, 'from-that-date')).toEqual([
      rules[1],
    ])
    expect(refusingRules({ arrival: 12, departure: 14 }, rules, 'arrival-day')).toEqual([rules[2]])
  })

  it('refuse the lengths that they refuse one stay at a time', () => {
    checkLaw(
      'lengths and stays agree',
      (see) =>
        fc.property(
          anyRules,
          anyReading,
          fc.integer({ min: 0, max: 22 }),
          fc.integer({ min: 1, max: 8 }),
          (rules, reading, arrival, nights) => {
            const isRefused =
              refusingRules({ arrival, departure: arrival + nights }, rules, reading).length > 0
            see(!isRefused)
            const lengths = refusedLengths(arrival, rules, reading)
            expect(lengths.some(({ first, last }) => nights >= first && nights <= last)).toBe(
              isRefused,
            )
            if (arrival >= 0 && isRefused)
              expect(arrivalsUnderRules(0, 30, rules, reading)[arrival]).toBe(1)
          },
        ),
      1000,
    )
  })
})

describe('the arrivals that a rule touches', () => {
  const rules = [{ day: 12, nights: 4 }]
  const touched = (reading: DateRuleReading, from = 8) => [
    ...arrivalsUnderRules(from, 8, rules, reading),
  ]

  it('are those whose stay may be refused, and no others', () => {
    expect(touched('arrival-day')).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
    expect(touched('from-that-date')).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
    expect(touched('any-night')).toEqual([0, 0, 1, 1, 1, 0, 0, 0])
    expect(touched('any-night', 11)).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
    expect(touched('any-night', 20)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('are none of a rule that no stay breaks', () => {
    expect(refusedLengths(12, [{ day: 12, nights: 1 }], 'arrival-day')).toEqual([])
    expect(refusedLengths(9, [{ day: 12, nights: 4 }], 'any-night')).toEqual([])
    expect(refusedLengths(10, rules, 'from-that-date')).toEqual([])
  })
})
