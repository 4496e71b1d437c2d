import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhone } from '../../../rules/forms/is-phone.ts'
import { dialledNumber } from '../../../rules/property/dialled-number.ts'

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
