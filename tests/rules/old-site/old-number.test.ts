import { describe, expect, it } from 'vitest'
import { readCents, readFlag, readNumber } from '../../../rules/old-site/old-number.ts'

describe('A number of the old site', () => {
  it.each([
    [7, 7, true],
    [-1.5, -1.5, true],
    [' -1,5 ', -1.5, false],
    ['+3', 3, false],
    ['1.25', 1.25, false],
    ['007', 7, false],
  ])('is read from %j', (value, number, asTyped) => {
    expect(readNumber(value)).toEqual({ number, asTyped })
  })

  it.each([
    ...['', ' ', 'x1', '1x', '1,2,3', '.5', '1.', '1 2', '--1', '1'.repeat(21)],
    ...[`1,${'1'.repeat(31)}`, Number.NaN, Infinity, true, null, [1]],
  ])('is not read from %j', (value) => {
    expect(readNumber(value)).toBeNull()
  })
})

describe('An amount of the old site', () => {
  it.each([
    [92.35, 9235, true],
    [0, 0, true],
    ['1.234,50', 123_450, false],
    ['12,5', 1250, false],
    [1_000_000, 100_000_000, true],
  ])('is read from %j', (value, number, asTyped) => {
    expect(readCents(value)).toEqual({ number, asTyped, rounded: false })
  })

  it('is rounded to the cent, and says so', () => {
    expect(readCents(449 / 3)).toEqual({ number: 14_967, asTyped: true, rounded: true })
    expect(readCents('149,666')).toEqual({ number: 14_967, asTyped: false, rounded: true })
    expect(readCents(-0.001)).toEqual({ number: 0, asTyped: true, rounded: true })
  })

  it('is none below nothing, and none beyond a million euro or the most that is given', () => {
    const beyond = [-0.01, '-1', 1_000_000.01, '1000000,01', 'veel', null, {}]
    expect(beyond.map((value) => readCents(value))).toEqual(beyond.map(() => null))
    expect([9.99, '9,99'].map((value) => readCents(value, 999)?.number)).toEqual([999, 999])
    expect([10, '10'].map((value) => readCents(value, 999))).toEqual([null, null])
  })
})

describe('A yes or no of the old site', () => {
  it('is read from booleans, 1 and 0, and words', () => {
    expect([true, false].map(readFlag)).toEqual([
      { flag: true, asTyped: true },
      { flag: false, asTyped: true },
    ])
    for (const value of ['true', '1', 'ja', 'yes', ' JA ', 1])
      expect(readFlag(value)).toEqual({ flag: true, asTyped: false })
    for (const value of ['false', '0', 'nee', 'no', 'Nee', 0])
      expect(readFlag(value)).toEqual({ flag: false, asTyped: false })
  })

  it.each(['misschien', '', 2, null, {}, ['ja']])('is not read from %j', (value) => {
    expect(readFlag(value)).toBeNull()
  })
})
