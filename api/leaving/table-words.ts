import { bookingWords } from './words/booking-words.ts'
import { houseWords } from './words/house-words.ts'
import { moneyWords } from './words/money-words.ts'
import { peopleWords } from './words/people-words.ts'
import { programWords } from './words/program-words.ts'
import { type TableWords, sameEverywhere } from './words/table-words-shape.ts'

/** What each table and column of an export means. A test asks for the words of a new one. */
export const tableWords: Readonly<Record<string, TableWords>> = {
  ...houseWords,
  ...bookingWords,
  ...moneyWords,
  ...peopleWords,
  ...programWords,
}

/** What a column means; undefined where nobody wrote it. */
export function columnWords(table: string, column: string): string | undefined {
  return tableWords[table]?.columns[column] ?? sameEverywhere[column]
}
