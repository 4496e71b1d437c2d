import { describe, expect, it } from 'vitest'
import { checkOptionalText, checkText } from '../../../rules/forms/check-text.ts'
import { formFieldTexts } from '../../../rules/texts/form-fields.ts'

const unreadable = 'Hier staat een teken dat we niet kunnen lezen.'

describe('A required text', () => {
  it('holds up to its limit and says the limit beyond it', () => {
    expect(checkText('x'.repeat(80), 'city', 'leeg')).toBeNull()
    expect(checkText('x'.repeat(81), 'city', 'leeg')).toBe('Gebruik hier hoogstens 80 tekens.')
  })

  it('is missing when it is blank', () => {
    expect(checkText('', 'city', 'leeg')).toBe('leeg')
    expect(checkText(' \u00a0 ', 'city', 'leeg')).toBe('leeg')
  })

  it('holds no control characters', () => {
    expect(checkText('Els\u0000loo', 'city', 'leeg')).toBe(unreadable)
    expect(checkText('Els\nloo', 'city', 'leeg')).toBe(unreadable)
  })

  it('may have lines and tabs where it tells a story, nothing else', () => {
    for (const limit of ['description', 'notes'] as const) {
      expect(checkText('een\r\n\ttwee', limit, 'leeg')).toBeNull()
      expect(checkText('een\u0007', limit, 'leeg')).toBe(unreadable)
    }
  })

  it('says what staff corrected the sentence to', () => {
    expect(
      checkText('x'.repeat(81), 'city', 'leeg', {
        ...formFieldTexts,
        tooLong: 'Te lang, {max} is genoeg.',
      }),
    ).toBe('Te lang, 80 is genoeg.')
  })
})

describe('A text that may be left out', () => {
  it('may be empty, but keeps its limit and its characters', () => {
    expect(checkOptionalText('', 'line')).toBeNull()
    expect(checkOptionalText('x'.repeat(161), 'line')).toBe('Gebruik hier hoogstens 160 tekens.')
    expect(checkOptionalText('\u0000', 'line')).toBe(unreadable)
  })
})
