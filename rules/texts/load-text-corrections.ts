import type { TextCorrections } from './correct-texts.ts'
import { texts } from './texts.ts'

export type TextCorrectionRefusal = 'unknown-text' | 'not-a-text' | 'empty' | 'other-blanks'

export type LoadedTextCorrections =
  | { ok: true; corrections: TextCorrections }
  | { ok: false; refused: { id: string; reason: TextCorrectionRefusal }[] }

/**
 * Checks stored corrections: known ids, texts with words in them, and the same blanks ({day}, {n})
 * as the literal text.
 */
export function loadTextCorrections(stored: Record<string, unknown>): LoadedTextCorrections {
  const corrections: Record<string, string> = {}
  const refused: { id: string; reason: TextCorrectionRefusal }[] = []
  for (const [id, text] of Object.entries(stored)) {
    const reason = refusal(id, text)
    if (reason) refused.push({ id, reason })
    else corrections[id] = text as string
  }
  return refused.length > 0 ? { ok: false, refused } : { ok: true, corrections }
}

/** The documents' own text of an id; null for an unknown id. */
export function literalText(id: string): string | null {
  return literals.get(id) ?? null
}

const literals = new Map(
  Object.entries(texts).flatMap(([area, literal]) =>
    Object.entries(literal).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
  ),
)

function refusal(id: string, text: unknown): TextCorrectionRefusal | null {
  const literal = literalText(id)
  if (literal === null) return 'unknown-text'
  if (typeof text !== 'string') return 'not-a-text'
  if (text.trim() === '') return 'empty'
  return blanks(text) === blanks(literal) ? null : 'other-blanks'
}

const blanks = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()
