import type { KeptNoun, KeptRow } from './kept-noun.ts'
import { KeptListPage } from './KeptListPage.tsx'
import { KeptPage } from './KeptPage.tsx'
import { NewKeptPage } from './NewKeptPage.tsx'

/** The three pages of a kind of rows that staff keep, by their names in the table of screens. */
export function keptPages<Row extends KeptRow>(useNoun: () => KeptNoun<Row>) {
  return {
    list: function List() {
      return <KeptListPage noun={useNoun()} />
    },
    add: function Add() {
      return <NewKeptPage noun={useNoun()} />
    },
    one: function One() {
      return <KeptPage noun={useNoun()} />
    },
  }
}
