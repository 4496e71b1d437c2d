import { checkFacility } from './check-room-settings.ts'
import { checkPageText } from './check-page-text.ts'
import { checkPictureAlt } from './check-picture.ts'
import { checkTextCorrection } from './check-text-correction.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { type Text, message } from '../texts/message.ts'

/** How a text in another language is judged; null where it can stand. */
type Check = (text: string) => Text | null

const missing = message('translating.missing')
const name: Check = (text) => checkText(text, 'name', missing)
const ofPage =
  (field: 'title' | 'description' | 'body'): Check =>
  (text) => {
    const page = { title: text, description: text, body: text }
    const error = checkPageText(page).find((wrong) => wrong.field === field)
    return error?.text ?? null
  }

/**
 * The texts that staff type in Dutch and guests read: by table its fields, each with the check of
 * its own form. Beside them only the sentences of the catalogue (`SENTENCES`) can be translated.
 */
export const ownTexts = {
  room_types: { name, description: (text) => checkText(text, 'description', missing) },
  /** By its own words: what several rooms have is translated once. */
  room_type_facilities: { name: checkFacility },
  room_type_images: { alt: checkPictureAlt },
  products: { name },
  page_texts: {
    title: ofPage('title'),
    description: ofPage('description'),
    body: ofPage('body'),
  },
  /** The news of the house, in its setting `banner`. */
  settings: { text: (text) => checkText(text, 'line', missing) },
} as const satisfies Record<string, Record<string, Check>>

/** A table in which staff type what guests read. */
export type OwnNoun = keyof typeof ownTexts
/** A field of such a table. */
export type OwnField<Noun extends OwnNoun> = keyof (typeof ownTexts)[Noun] & string

/** The sentences of the catalogue, as staff correct them in another language. */
export const SENTENCES = 'texts'

/**
 * What is wrong with a text in another language, at its field `text`; none where it can stand. What
 * a page's Markdown may say, the API adds.
 *
 * @param literal of a sentence of the catalogue: as its language has it, with the same blanks
 */
export function checkTranslation(
  { noun, field, literal }: { noun: string; field: string; literal: string },
  text: string,
): FieldError[] {
  if (noun === SENTENCES) return checkTextCorrection(literal, text)
  const fields: Record<string, Check> = Object.hasOwn(ownTexts, noun)
    ? ownTexts[noun as OwnNoun]
    : {}
  const check = Object.hasOwn(fields, field) ? fields[field] : undefined
  const wrong = check ? check(text) : message('translating.unknown')
  return wrong === null ? [] : [{ field: 'text', text: wrong }]
}
