import { type TextId, texts } from './catalogue.ts'
import type { TextCorrections } from './correct-texts.ts'
import { haveSameBlanks } from './fill-text.ts'
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
 */
export function loadTextCorrections(stored: Record<string, unknown>): LoadedTextCorrections {
  const corrections: Record<string, string> = {}
  const refused: LoadedTextCorrections['refused'] = []
  for (const [id, text] of Object.entries(stored)) {
    const reason = refuseTextCorrection(id, text)
    if (reason) refused.push({ id, reason })
    else corrections[id] = text as string
  }
  return { corrections, refused }
}

/** The documents' own text of an id; null for an unknown id. */
export function literalText(id: string): string | null {
  return literals.get(id) ?? null
}

/** The literal texts by id, in the order of their areas. */
export function literalTexts(): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([area, literal]) =>
      Object.entries(literal).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
    ),
  )
}

const literals = literalTexts()

/** Why a text cannot stand in place of the literal one; null where it can. */
export function refuseTextCorrection(id: string, text: unknown): TextCorrectionRefusal | null {
  const literal = literalText(id)
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
  return literals.has(text)
}
