import type { ReadingView } from '../../api/readings/reading-shape.ts'
import { type ReadingId, catalogue } from '../../rules/readings/catalogue.ts'
import { houseWords } from './words/house-words.ts'
import { priceWords } from './words/price-words.ts'
import type { ReadingWords } from './words/reading-words.ts'
import { roomWords } from './words/room-words.ts'

/** Every reading in Dutch; one that is left out does not compile. */
export const readingWords: ReadingWords = { ...priceWords, ...roomWords, ...houseWords }

/** A reading as the screen shows it. */
export interface ReadingRow {
  id: ReadingId
  kind: 'set' | 'fixed' | 'data'
  title: string
  /** The paragraph of the documents it comes from. */
  source: string
  values: { value: string; text: string }[]
  /** Today's choice; of one that is fixed what holds. */
  chosen: string
}

/** The groups of the catalogue in Dutch, in its order. */
export const groupTitles = [
  'Toeristenbelasting',
  'Kamers en beschikbaarheid',
  'Prijs',
  'Ontbijt en kassa',
  'Tijden en nummers',
  'Betalen, formulieren en toegang',
  'Boekingen die u invoert en wijzigt',
  'Pagina’s en formulieren',
] as const

/** The readings in their groups, of those that have all the words that were searched for. */
export function readingGroups(
  chosen: readonly ReadingView[],
  search: string,
): { title: string; rows: ReadingRow[] }[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const values = new Map(chosen.map(({ id, value }) => [id, value]))
  return catalogue
    .map(({ entries }, place) => ({
      title: groupTitles[place]!,
      rows: entries.map((entry): ReadingRow => {
        const { title, values: texts } = readingWords[entry.id]
        const named = Object.entries<string>(texts).toSorted(
          ([a], [b]) => order(entry.values, a) - order(entry.values, b),
        )
        return {
          id: entry.id,
          kind: entry.kind,
          title,
          source: entry.source,
          values: named.map(([value, text]) => ({ value, text })),
          chosen: values.get(entry.id) ?? Object.keys(entry.values)[0]!,
        }
      }),
    }))
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => {
        const said = [row.title, row.id, row.source, title, ...row.values.map(({ text }) => text)]
        return wanted.every((word) => said.join(' ').toLowerCase().includes(word))
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The default comes first, as in the catalogue. */
function order(values: Record<string, string>, value: string): number {
  return Object.keys(values).indexOf(value)
}
