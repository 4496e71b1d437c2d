import { type TextId, texts } from './catalogue.ts'
import type { TextCorrections } from './correct-texts.ts'
import { haveSameBlanks } from './fill-text.ts'
import { HOUSE_LANGUAGE, type Language, languages } from './languages.ts'
import type { Text } from './message.ts'

export type TextCorrectionRefusal = 'unknown-text' | 'not-a-text' | 'empty' | 'other-blanks'

export interface LoadedTextCorrections {
  /** What can be shown. */
  corrections: TextCorrections
  /** What cannot: there the literal text stands. */
  refused: { id: string; reason: TextCorrectionRefusal }[]
}

/**
 * Checks stored corrections: known ids, texts with words in them, and the same blanks ({day}, {n})
 * as the literal text. One that is refused takes no other with it.
 *
 * @param language whose literal texts they stand in place of
 */
export function loadTextCorrections(
  stored: Record<string, unknown>,
  language: Language = HOUSE_LANGUAGE,
): LoadedTextCorrections {
  const corrections: Record<string, string> = {}
  const refused: LoadedTextCorrections['refused'] = []
  for (const [id, text] of Object.entries(stored)) {
    const reason = refuseTextCorrection(id, text, language)
    if (reason) refused.push({ id, reason })
    else corrections[id] = text as string
  }
  return { corrections, refused }
}

/** The documents' own text of an id, or its translation; null for an unknown id. */
export function literalText(id: string, language: Language = HOUSE_LANGUAGE): string | null {
  return literalsOf(language).get(id) ?? null
}

/** The literal texts of a language by id, in the order of their areas: only what is translated. */
export function literalTexts(language: Language = HOUSE_LANGUAGE): Map<string, string> {
  return new Map(
    Object.entries<Readonly<Record<string, string>>>(
      languages[language].translation ?? texts,
    ).flatMap(([area, literal]) =>
      Object.entries(literal).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
    ),
  )
}

const literals = new Map<Language, Map<string, string>>()

/** The same as `literalTexts` once made, for reading alone. */
export function literalsOf(language: Language): ReadonlyMap<string, string> {
  const known = literals.get(language) ?? literalTexts(language)
  literals.set(language, known)
  return known
}

/** Why a text cannot stand in place of the literal one; null where it can. */
export function refuseTextCorrection(
  id: string,
  text: unknown,
  language: Language = HOUSE_LANGUAGE,
): TextCorrectionRefusal | null {
  const literal = literalText(id, language)
  if (literal === null) return 'unknown-text'
  if (typeof text !== 'string') return 'not-a-text'
  if (text.trim() === '') return 'empty'
  return haveSameBlanks(text, literal) ? null : 'other-blanks'
}

/** The sentence of an id, or the text itself where it is none (`textId`). */
export function sentenceOf(text: string): Text {
  return isTextId(text) ? { id: text } : text
}

function isTextId(text: string): text is TextId {
  return literalsOf(HOUSE_LANGUAGE).has(text)
}
