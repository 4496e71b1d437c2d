import { expect, it } from 'vitest'
import { formatPercentage, parsePercentage } from '../../../rules/money/parse-percentage.ts'

it.each([
  ['9', 900],
  ['9,5', 950],
  ['9.25', 925],
  ['21 %', 2100],
  ['0', 0],
  ['100', 10_000],
  ['100,01', null],
  ['1000', null],
  ['9,555', null],
  ['-1', null],
  ['x9', null],
  ['9x', null],
  ['', null],
])('A percentage typed as %j is %s basis points', (typed, basisPoints) => {
  expect(parsePercentage(typed)).toBe(basisPoints)
})

it('A percentage is shown as it is typed', () => {
  expect([900, 950, 925, 2100].map(formatPercentage)).toEqual(['9', '9,5', '9,25', '21'])
})
