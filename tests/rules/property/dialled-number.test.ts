import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhone } from '../../../rules/forms/is-phone.ts'
import { dialledNumber, numberFromAbroad } from '../../../rules/property/dialled-number.ts'

describe('what a telephone abroad dials for a number', () => {
  it.each([
    ['046 437 12 34', '+31464371234'],
    ['046-4371234', '+31464371234'],
    ['+31 (0)46 437 12 34', '+31464371234'],
    ['+31 46 437 12 34', '+31464371234'],
    ['0031 46 4371234', '+31464371234'],
    ['06 12345678', '+31612345678'],
    ['+32 89 10 34 56', '+3289103456'],
    ['088', '+3188'],
    ['1800', '1800'],
    ['', ''],
  ])('%s is %s', (written, dialled) => expect(dialledNumber(written)).toBe(dialled))

  it('begins with the plus of its country for every number with a zero in front', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9][\d -]{6,12}$/).filter(isPhone), (written) => {
        expect(dialledNumber(written)).toMatch(/^\+31[1-9]\d+$/)
        expect(dialledNumber(written).slice(3)).toBe(written.replace(/\D/g, '').slice(1))
      }),
    )
  })
})

describe('a number as it is read anywhere', () => {
  it.each([
    ['046 437 12 34', '+31 46 437 12 34'],
    ['046-4371234', '+31 46 4371234'],
    ['(046) 437 12 34', '+31 46 437 12 34'],
    ['+31 (0)46 437 12 34', '+31 46 437 12 34'],
    ['0031 46 4371234', '+31 46 4371234'],
    ['0314 12 34 56', '+31 314 12 34 56'],
    ['06 12345678', '+31 6 12345678'],
    ['+32 89 10 34 56', '+32 89 10 34 56'],
    ['0800 1234', '0800 1234'],
    ['+31 900 1234', '+31 900 1234'],
    ['1800', '1800'],
    ['', ''],
  ])('%s is %s', (written, read) => expect(numberFromAbroad(written)).toBe(read))

  it('dials what the number itself dials', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9][\d -]{6,12}$/).filter(isPhone), (written) => {
        expect(dialledNumber(numberFromAbroad(written))).toBe(dialledNumber(written))
      }),
    )
  })
})
