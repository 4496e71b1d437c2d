import { blanksOf } from '../texts/fill-text.ts'
import { type Message, message } from '../texts/message.ts'
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

function refusal(literal: string, text: string): Message | null {
  if (text.trim() === '') return message('textCorrection.empty')
  if (text.length > LONGEST_CORRECTION)
    return message('formFields.tooLong', { max: LONGEST_CORRECTION })
  if (/[^\P{Cc}\n]/u.test(text)) return message('formFields.unreadable')
  const asked = blanksOf(literal).map((name) => `{${name}}`)
  const unknown = text.match(/\{[^{}]*\}/g)?.find((blank) => !asked.includes(blank))
  if (unknown) return message('textCorrection.unknownBlank', { blank: unknown })
  const missing = asked.find((blank) => !text.includes(blank))
  return missing ? message('textCorrection.missingBlank', { blank: missing }) : null
}
