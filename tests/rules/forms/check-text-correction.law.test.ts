import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LONGEST_CORRECTION,
  checkTextCorrection as rule,
} from '../../../rules/forms/check-text-correction.ts'
import { blanksOf, fillText } from '../../../rules/texts/fill-text.ts'
import { literalTexts } from '../../../rules/texts/load-text-corrections.ts'
import { readAloud } from '../in-words.ts'

const checkTextCorrection = readAloud(rule)

const literals = [...literalTexts().values()]
const withBlanks = literals.filter((text) => blanksOf(text).length > 0)

/** Words in any order around the blanks of a literal text, some of them dropped or made up. */
const correction = fc.constantFrom(...withBlanks).chain((literal) => {
  const pieces = [
    ...blanksOf(literal).map((name) => `{${name}}`),
    'de',
    'nachten',
    '{x}',
    '$&',
    '{',
  ]
  return fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
    .map((words) => ({ literal, text: words.join(' ') }))
})

/** What fills a blank, told apart from every other word. */
const valuesOf = (text: string): Record<string, string> =>
  Object.fromEntries(blanksOf(text).map((name) => [name, `«${name}»`]))

describe('A text that may stand in place of a literal one', () => {
  it('can be filled with what fills the literal text, and loses none of it', () => {
    fc.assert(
      fc.property(correction, ({ literal, text }) => {
        fc.pre(checkTextCorrection(literal, text).length === 0)
        const filled = fillText(text, valuesOf(literal))
        for (const value of Object.values(valuesOf(literal))) expect(filled).toContain(value)
      }),
    )
  })

  it('is refused where a blank is missing or made up', () => {
    fc.assert(
      fc.property(correction, ({ literal, text }) => {
        const [asked, given] = [blanksOf(literal), blanksOf(text)]
        fc.pre(asked.join() !== given.join())
        expect(checkTextCorrection(literal, text)).toHaveLength(1)
      }),
    )
  })

  it('is refused where it is blank, or holds a character that no screen shows', () => {
    expect(checkTextCorrection('Boeken', ' \n ')).toMatchObject([{ field: 'text' }])
    expect(checkTextCorrection('Boeken', 'Nu\tboeken')).toMatchObject([{ field: 'text' }])
    expect(checkTextCorrection('Boeken', 'Nu\nboeken')).toEqual([])
  })

  it('of one character too many is refused, of as many as may be not', () => {
    const said = (length: number) => checkTextCorrection('Boeken', 'x'.repeat(length))
    expect(said(LONGEST_CORRECTION)).toEqual([])
    expect(said(LONGEST_CORRECTION + 1)).toEqual([
      { field: 'text', text: 'Gebruik hier hoogstens 2000 tekens.' },
    ])
  })

  it('is any literal text itself', () => {
    for (const literal of literals) expect(checkTextCorrection(literal, literal)).toEqual([])
  })
})
