import type { TextKey } from '../texts/dutch.ts'
import type { KeptNoun, KeptRow } from './kept-noun.ts'

type Words = KeptNoun<KeptRow>['words']

const names = [
  'title',
  'explain',
  'list',
  'add',
  'one',
  'empty',
  'emptyHint',
  'added',
  'changed',
  'removed',
  'remove',
] as const satisfies readonly (keyof Words)[]

/** Where in the catalogue all words of a kind of rows stand together, such as `seasons`. */
type Place<Key extends string> = Key extends `${infer Folder}.emptyHint` ? Folder : never

/** The words of a kind of rows from its place in the catalogue. */
export function keptWords(text: (key: TextKey) => string, place: Place<TextKey>): Words {
  return Object.fromEntries(
    names.map((name) => [name, text(`${place}.${name}` as TextKey)]),
  ) as Record<keyof Words, string>
}
