import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { texts } from '../../../rules/texts/catalogue.ts'
import { textSources } from '../../../rules/texts/text-sources.ts'

/** Where the documents have a text, as the comment above it says: `BO §4, §8; G §5`. */
function placesIn(comment: string): string {
  if (comment.startsWith('Not in the documents')) return ''
  return [...comment.matchAll(/(?:BO|G) §\d+(?:, §\d+)*/g)].map(([place]) => place).join('; ')
}

/** A comment, or the name of a text with and without quotes. */
const COMMENT_OR_NAME = /\/\*\*([\s\S]*?)\*\/|^ {2}(?:'([^']+)'|(\w+)):/gm

/** The areas that a file of the catalogue exports, each with what stands in its braces. */
async function areasIn(file: string): Promise<{ area: string; body: string }[]> {
  const code = readFileSync(`rules/texts/${file}`, 'utf8')
  const exported = (await import(/* @vite-ignore */ resolve(`rules/texts/${file}`))) as Record<
    string,
    unknown
  >
  return [...code.matchAll(/^export const (\w+) = (\{\n[\s\S]*?\n\})/gm)].flatMap(
    ([, name, body]) => {
      const [area] = Object.entries(texts).find(([, of]) => of === exported[name!]) ?? []
      return area === undefined ? [] : [{ area, body: body! }]
    },
  )
}

/** The place of each text, by its id, read from the comments of the catalogue's files. */
async function sourcesInComments(): Promise<Record<string, string>> {
  const files = readdirSync('rules/texts').toSorted()
  const areas = (await Promise.all(files.map(areasIn))).flat()
  expect(areas.map(({ area }) => area).toSorted()).toEqual(Object.keys(texts).toSorted())
  const found: Record<string, string> = {}
  for (const { area, body } of areas) {
    // A comment counts for the texts below it, up to the next one.
    let places = ''
    for (const [, comment, quoted, bare] of body.matchAll(COMMENT_OR_NAME))
      if (comment !== undefined) places = placesIn(comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim())
      else if (places !== '') found[`${area}.${quoted ?? bare}`] = places
  }
  return found
}

it('The document source of each text is the one that the comment above it in the catalogue names', async () => {
  const { ...listed } = textSources
  expect(listed).toEqual(await sourcesInComments())
})
