import { describe, expect, it } from 'vitest'
import { shortJson } from '../../../rules/old-site/short-json.ts'

describe('A value of the export, as a person reads it', () => {
  it('is a text as it is, and any other value as JSON', () => {
    expect(shortJson('Jansen "en" Smit')).toBe('Jansen "en" Smit')
    const value = { a: [1, 'x "y"', null, true], 'b "c"': {} }
    expect(shortJson(value)).toBe(JSON.stringify(value))
    expect([shortJson(null), shortJson(undefined), shortJson(7)]).toEqual([
      'null',
      'undefined',
      '7',
    ])
  })

  it('is cut off beyond 300 signs, or as many as are asked for', () => {
    expect(shortJson('a'.repeat(300))).toBe('a'.repeat(300))
    expect(shortJson('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`)
    expect(shortJson({ abcdef: 'ghijkl' }, 5)).toBe('{"ab…')
    expect(shortJson(['a'.repeat(1000)], 5)).toBe('["aa…')
  })

  it('has its first sixty fields, three levels deep', () => {
    const sixty = Array.from({ length: 60 }, () => 1)
    expect(shortJson([...sixty, 2])).toBe(`[${sixty.join(',')}]`)
    expect(shortJson({ a: { b: { c: { d: 1 } }, e: [[2]] } })).toBe('{"a":{"b":{"c":…},"e":[…]}}')
  })

  it('is without what no database keeps', () => {
    expect(shortJson('Jan\0sen \ud83d 😀')).toBe('Jansen  😀')
  })
})
