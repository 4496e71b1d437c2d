import type { TextView } from '../../api/texts/text-shape.ts'
import { checkTextCorrection } from '../../rules/forms/check-text-correction.ts'
import { inWords } from '../texts/words.ts'

/** Texts as somebody is typing them, by id. */
export type TypedTexts = Readonly<Record<string, string>>

/** An example of a mail with them, and in which language of guests. */
export interface TypedExample {
  texts: TypedTexts
  language: string
}

/** What is wrong with which of them, as the API would say it. */
export function wrongTexts(texts: readonly TextView[], typed: TypedTexts): TypedTexts {
  return Object.fromEntries(
    texts.flatMap(({ id, literal, text }) => {
      const [error] = checkTextCorrection(literal, typed[id] ?? text)
      return error ? [[id, inWords(error.text)]] : []
    }),
  )
}
