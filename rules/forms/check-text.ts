import { type Message, message } from '../texts/message.ts'
import { type TextLimit, textLimits } from './text-limits.ts'

/** A required text: null when it holds, else why not; blank text answers `missing`. */
export function checkText(text: string, limit: TextLimit, missing: Message): Message | null {
  return text.trim() === '' ? missing : checkOptionalText(text, limit)
}

/**
 * A text that may be empty: only too long, or holding a character that no keyboard types (a forged
 * request's).
 */
export function checkOptionalText(text: string, limit: TextLimit): Message | null {
  if (text.length > textLimits[limit])
    return message('formFields.tooLong', { max: textLimits[limit] })
  const control = limit === 'description' || limit === 'notes' ? /[^\P{Cc}\n\r\t]/u : /\p{Cc}/u
  return control.test(text) ? message('formFields.unreadable') : null
}
