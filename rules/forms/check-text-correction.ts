import { blanksOf, fillText } from '../texts/fill-text.ts'
import { formFieldTexts } from '../texts/form-fields.ts'
import { textCorrectionTexts } from '../texts/text-correction.ts'
import type { FieldError } from './field-error.ts'

/** The longest text that may be stored in place of a literal one, in characters. */
export const LONGEST_CORRECTION = 2_000

/**
 * What is wrong with a text in place of a literal one, at its field `text`; none where it can stand.
 * Whatever stands between braces must stand between braces in the literal text, and the other way
 * round: `Je moet op de {day}-ste minimaal {n} nachten boeken`.
 */
export function checkTextCorrection(literal: string, text: string): FieldError[] {
  const refused = refusal(literal, text)
  return refused === null ? [] : [{ field: 'text', text: refused }]
}

function refusal(literal: string, text: string): string | null {
  if (text.trim() === '') return textCorrectionTexts.empty
  if (text.length > LONGEST_CORRECTION)
    return fillText(formFieldTexts.tooLong, { max: LONGEST_CORRECTION })
  if (/[^\P{Cc}\n]/u.test(text)) return formFieldTexts.unreadable
  const asked = blanksOf(literal).map((name) => `{${name}}`)
  const unknown = text.match(/\{[^{}]*\}/g)?.find((blank) => !asked.includes(blank))
  if (unknown) return fillText(textCorrectionTexts.unknownBlank, { blank: unknown })
  const missing = asked.find((blank) => !text.includes(blank))
  return missing ? fillText(textCorrectionTexts.missingBlank, { blank: missing }) : null
}
