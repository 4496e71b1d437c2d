import { fillText } from '../texts/fill-text.ts'
import { formFieldTexts } from '../texts/form-fields.ts'
import type { CorrectedTexts } from '../texts/correct-texts.ts'
import { type TextLimit, textLimits } from './text-limits.ts'

/** The catalogue of field messages, literal or as staff corrected it. */
export type FieldTexts = CorrectedTexts<typeof formFieldTexts>

/** A required text: null when it holds, else the sentence to show; blank text answers `missing`. */
export function checkText(
  text: string,
  limit: TextLimit,
  missing: string,
  texts: FieldTexts = formFieldTexts,
): string | null {
  return text.trim() === '' ? missing : checkOptionalText(text, limit, texts)
}

/**
 * A text that may be empty: only too long, or holding a character that no keyboard types (a forged
 * request's).
 */
export function checkOptionalText(
  text: string,
  limit: TextLimit,
  texts: FieldTexts = formFieldTexts,
): string | null {
  if (text.length > textLimits[limit]) return fillText(texts.tooLong, { max: textLimits[limit] })
  const control = limit === 'description' || limit === 'notes' ? /[^\P{Cc}\n\r\t]/u : /\p{Cc}/u
  return control.test(text) ? texts.unreadable : null
}
