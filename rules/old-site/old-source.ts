import { noSource, ownWebsite } from '../sources/source.ts'
import type { OldFields } from './open-record.ts'
import type { Tell } from './remark.ts'

/** What the old site may have called a source, without capitals, points and spaces. */
const words: readonly (readonly [string, RegExp])[] = [
  [noSource, /^(geen|none|-)?$/],
  ['booking.com', /^booking(com)?$/],
  ['airbnb', /^airbnb(nl|com)?$/],
  ['bedandbreakfast.nl', /^bed(and|en|&)breakfast(nl)?$/],
  [ownWebsite, /^(own|eigen|de|onze)?-?(web)?(site|pagina)$|^eigen$|^own$|^direct$/],
]

/**
 * The source of a booking: `place` and `type` say the same (BO §3). The name of the house is its own
 * website. An unknown one is none, and noted.
 */
export function readSource(fields: OldFields, houseName: string, tell: Tell): string {
  const said = ['place', 'type'].flatMap((name) => {
    const text = fields.text(name)
    const source = sourceOf(text, houseName)
    if (source === null) tell(fields.at(name), 'not-taken', 'wrong-value', text)
    return source === null || text === '' ? [] : [{ name, text, source }]
  })
  const source = said[0]?.source ?? noSource
  const other = said[1]
  if (other && other.source !== source)
    tell(fields.at(other.name), 'not-taken', 'said-otherwise', other.text, source)
  return source
}

function sourceOf(text: string, houseName: string): string | null {
  const plain = (one: string) => one.toLowerCase().replaceAll(/[.\s]/g, '')
  if (text !== '' && plain(text) === plain(houseName)) return ownWebsite
  return words.find(([, word]) => word.test(plain(text)))?.[0] ?? null
}
