import { words } from '../texts/all-words.ts'
import { storedLanguage } from '../texts/languages.ts'
import type { Bill, DocumentWords } from './invoice.ts'

/**
 * What a document is written in: the words of its day, Dutch where it was issued without them. What
 * had no words yet on that day is said in those of now.
 */
export function documentWords({ words: stored }: Pick<Bill, 'words'>): DocumentWords {
  if (!stored) return words()
  const now = words(storedLanguage(stored.language.tag))
  return {
    language: stored.language,
    date: { ...now.date, ...stored.date },
    invoiceDocument: { ...now.invoiceDocument, ...stored.invoiceDocument },
  }
}
