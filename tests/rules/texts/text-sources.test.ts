import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textSources } from '../../../rules/texts/text-sources.ts'

/** Where the documents have a text, as the comment above it says: `BO §4, §8; G §5`. */
function placesIn(comment: string): string {
  if (comment.startsWith('Not in the documents')) return ''
  return [...comment.matchAll(/(?:BO|G) §\d+(?:, §\d+)*/g)].map(([place]) => place).join('; ')
}

/** A comment, or the name of a text with and without quotes. */
const COMMENT_OR_NAME = /\/\*\*([\s\S]*?)\*\/|^ {2}(?:'([^']+)'|(\w+)):/gm

/** The place of each text, by its id, read from the comments of the catalogue's files. */
function sourcesInComments(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const file of readdirSync('rules/texts').toSorted()) {
    const code = readFileSync(`rules/texts/${file}`, 'utf8')
    const area = /correctable\('(\w+)'/.exec(code)?.[1]
    if (!area) continue
    // A comment counts for the texts below it, up to the next one.
    let places = ''
    const body = code.slice(code.indexOf('correctable('))
    for (const [, comment, quoted, bare] of body.matchAll(COMMENT_OR_NAME))
      if (comment !== undefined) places = placesIn(comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim())
      else if (places !== '') found[`${area}.${quoted ?? bare}`] = places
  }
  return found
}

it('The document source of each text is the one that the comment above it in the catalogue names', () => {
  const { ...listed } = textSources
  expect(listed).toEqual(sourcesInComments())
})
