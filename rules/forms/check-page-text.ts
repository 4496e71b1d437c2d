import { type Message, message } from '../texts/message.ts'
import type { FieldError } from './field-error.ts'

/** An information page as staff write it. */
export interface PageTextForm {
  title: string
  /** For search engines: a sentence or two. */
  description: string
  /** Markdown. */
  body: string
}

/** How long each field may be, in characters: as the table has it. */
export const pageTextLimits = { title: 120, description: 300, body: 50_000 } as const

/**
 * Checks an information page before it is written: what is wrong at which field, in the order of
 * the form. What its Markdown may say, the API adds.
 *
 * @param mayBeEmpty without words it is not shown; else guests must be able to read it
 */
export function checkPageText(
  page: PageTextForm,
  mayBeEmpty = false,
): FieldError<keyof PageTextForm>[] {
  const missing = {
    title: message('pageText.titleMissing'),
    description: message('pageText.descriptionMissing'),
    body: mayBeEmpty ? null : message('pageText.bodyMissing'),
  }
  return (['title', 'description', 'body'] as const).flatMap((field) => {
    const text = refusal(page[field], field, missing[field])
    return text === null ? [] : [{ field, text }]
  })
}

function refusal(text: string, field: keyof PageTextForm, missing: Message | null): Message | null {
  if (text.trim() === '') return missing
  const max = pageTextLimits[field]
  if (text.length > max) return message('formFields.tooLong', { max })
  const control = field === 'body' ? /[^\P{Cc}\n\r\t]/u : /\p{Cc}/u
  return control.test(text) ? message('formFields.unreadable') : null
}
