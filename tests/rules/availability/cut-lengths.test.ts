import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cutLengths,
  nearestSellable,
  outsideArrangements,
} from '../../../rules/availability/cut-lengths.ts'
import { isSellable } from '../../../rules/availability/sellable-lengths.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'

const lengths = (first: number, last = first) => ({ first, last })

describe('The lengths of stay that are left of 2 to 9 nights', () => {
  it.each([
    ['nothing', [], { minNights: 2, maxNights: 9, gaps: [] }],
    ['the shortest', [lengths(1, 3)], { minNights: 4, maxNights: 9, gaps: [] }],
    ['less than the shortest', [lengths(1)], { minNights: 2, maxNights: 9, gaps: [] }],
    ['the longest', [lengths(8, Infinity)], { minNights: 2, maxNights: 7, gaps: [] }],
    ['just the longest', [lengths(8, 9)], { minNights: 2, maxNights: 7, gaps: [] }],
    ['more than the longest', [lengths(10)], { minNights: 2, maxNights: 9, gaps: [] }],
    ['some between', [lengths(4, 5)], { minNights: 2, maxNights: 9, gaps: [lengths(4, 5)] }],
    [
      'some that touch, in any order',
      [lengths(6), lengths(4, 5), lengths(8)],
      { minNights: 2, maxNights: 9, gaps: [lengths(4, 6), lengths(8)] },
    ],
    [
      'some that lie in each other',
      [lengths(4, 7), lengths(5, 6)],
      { minNights: 2, maxNights: 9, gaps: [lengths(4, 7)] },
    ],
    ['all', [lengths(1, 9)], { minNights: 10, maxNights: 0, gaps: [] }],
    ['all without end', [lengths(1, Infinity)], { minNights: 2, maxNights: 0, gaps: [] }],
  ])('without %s are as they are', (_what, refused, left) => {
    expect(cutLengths(2, 9, refused)).toEqual(left)
  })

  it('are those that nothing refuses', () => {
    const some = fc.array(fc.tuple(fc.nat(14), fc.nat(4)), { maxLength: 5 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(9), some, (least, more, pairs) => {
        const refused = pairs.map(([first, longer]) => lengths(first, first + longer))
        const { minNights, maxNights, gaps } = cutLengths(least, least + more, refused)
        for (let nights = 1; nights <= 20; nights++) {
          const isIn = ({ first, last }: { first: number; last: number }) =>
            nights >= first && nights <= last
          expect(nights >= minNights && nights <= maxNights && !gaps.some(isIn)).toBe(
            nights >= least && nights <= least + more && !refused.some(isIn),
          )
        }
      }),
    )
  })
})

describe('The length that is sold nearest to a wished one', () => {
  const sold = { minNights: 2, maxNights: 9, gaps: [lengths(4, 6)] }

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    // As near to 3 as to 7: the shorter.
    [5, 3],
    [6, 7],
    [9, 9],
    [12, 9],
  ])('of %i nights is %i', (asked, nights) => expect(nearestSellable(sold, asked)).toBe(nights))

  it('is none where nothing is sold', () => {
    expect(nearestSellable({ minNights: 2, maxNights: 0, gaps: [] }, 3)).toBeNull()
  })
})

describe('The lengths that are of no arrangement', () => {
  it('are all but 3 and 7 from Friday, all but 4 and 7 from Monday, and all of other days', () => {
    const [monday, tuesday, , , friday] = outsideArrangements(defaultReadings)
    expect(monday).toEqual([lengths(1, 3), lengths(5, 6), lengths(8, Infinity)])
    expect(tuesday).toEqual([lengths(1, Infinity)])
    expect(friday).toEqual([lengths(1, 2), lengths(4, 6), lengths(8, Infinity)])
  })

  it('are also 7 nights from Friday where that week is not offered', () => {
    const readings = { ...defaultReadings, 'family.friday-week': 'not-offered' } as const
    expect(outsideArrangements(readings)[4]).toEqual([lengths(1, 2), lengths(4, Infinity)])
  })
})

describe('A length of stay', () => {
  it('is sold from the fewest nights to the most, but for the gaps, ends included', () => {
    const lengths = { minNights: 2, maxNights: 7, gaps: [{ first: 4, last: 5 }] }
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((nights) => isSellable(lengths, nights))).toEqual([
      ...[2, 3, 6, 7],
    ])
  })
})
