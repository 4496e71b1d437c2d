import { describe, expect, it } from 'vitest'
import {
  checkOptionalText as optionalText,
  checkText as text,
} from '../../../rules/forms/check-text.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { message } from '../../../rules/texts/message.ts'
import { worded } from '../../../rules/texts/words.ts'
import { inWords, readAloud } from '../in-words.ts'

const checkOptionalText = readAloud(optionalText)
const checkText = readAloud(text)

const missing = message('datedRow.source')
const unreadable = 'Hier staat een teken dat we niet kunnen lezen.'

describe('A required text', () => {
  it('holds up to its limit and says the limit beyond it', () => {
    expect(checkText('x'.repeat(80), 'city', missing)).toBeNull()
    expect(checkText('x'.repeat(81), 'city', missing)).toBe('Gebruik hier hoogstens 80 tekens.')
  })

  it('is missing when it is blank', () => {
    expect(checkText('', 'city', missing)).toBe(inWords(missing))
    expect(checkText(' \u00a0 ', 'city', missing)).toBe(inWords(missing))
  })

  it('holds no control characters', () => {
    expect(checkText('Els\u0000loo', 'city', missing)).toBe(unreadable)
    expect(checkText('Els\nloo', 'city', missing)).toBe(unreadable)
  })

  it('may have lines and tabs where it tells a story, nothing else', () => {
    for (const limit of ['description', 'notes'] as const) {
      expect(checkText('een\r\n\ttwee', limit, missing)).toBeNull()
      expect(checkText('een\u0007', limit, missing)).toBe(unreadable)
    }
  })

  it('says what staff corrected the sentence to', () => {
    const corrected = words('nl', { 'formFields.tooLong': 'Te lang, {max} is genoeg.' })
    expect(worded(corrected, text('x'.repeat(81), 'city', missing))).toBe('Te lang, 80 is genoeg.')
  })
})

describe('A text that may be left out', () => {
  it('may be empty, but keeps its limit and its characters', () => {
    expect(checkOptionalText('', 'line')).toBeNull()
    expect(checkOptionalText('x'.repeat(161), 'line')).toBe('Gebruik hier hoogstens 160 tekens.')
    expect(checkOptionalText('\u0000', 'line')).toBe(unreadable)
  })
})
