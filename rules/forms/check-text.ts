import { fillText } from '../texts/fill-text.ts'
import { formFieldTexts } from '../texts/form-fields.ts'
import type { CorrectedTexts } from '../texts/correct-texts.ts'
import { type TextLimit, textLimits } from './text-limits.ts'

/** The catalogue of field messages, literal or as staff corrected it. */
export type FieldTexts = CorrectedTexts<typeof formFieldTexts>

/**
 * A required text: null when it holds, else the sentence to show. Blank text answers `missing`, a longer one than its limit says
 * the limit, and control characters (which no keyboard types, but a forged request carries) answer `missing` too.
 */
export function checkText(text: string, limit: TextLimit, missing: string, texts: FieldTexts = formFieldTexts): string | null {
  if (text.length > textLimits[limit]) return fillText(texts.tooLong, { max: textLimits[limit] })
  const control = limit === 'description' ? /[^\P{Cc}\n\r\t]/u : /\p{Cc}/u
  return text.trim() === '' || control.test(text) ? missing : null
}
