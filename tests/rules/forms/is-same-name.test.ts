import { describe, expect, it } from 'vitest'
import { isSameName } from '../../../rules/forms/is-same-name.ts'

describe('Two names', () => {
  it.each([
    ['Anna van den Berg', ' anna  Van Den BERG'],
    ['Zoë O’Neill', "Zoe\u0308 O'Neill"],
    ['José Díaz-Soto', 'Jose Diaz Soto'],
    ['J.P. Smeets', 'JP Smeets'],
    ['李娜', '李 娜'],
  ])('%s and %s are the same', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
    expect(isSameName(other, one)).toBe(true)
  })

  it.each([
    ['Anna van den Berg', 'Anna'],
    ['Anna van den Berg', 'van den Berg'],
    ['Anna van den Berg', ''],
    ['李娜', '王芳'],
  ])('%s and %s are not', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
  })
})
