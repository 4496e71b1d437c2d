import { words } from '../texts/all-words.ts'
import type { Bill, DocumentWords } from './invoice.ts'

/** What a document is written in: the words of its day; Dutch where it was issued without them. */
export function documentWords(bill: Pick<Bill, 'words'>): DocumentWords {
  return bill.words ?? words()
}
