import { readFileSync, readdirSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** What a browser or a program reads, and no person. */
const TECHNICAL =
  /^(className|id|href|to|src|srcSet|sizes|type|name|role|autoComplete|inputMode|d|points|transform|viewBox|key|rel|method|action|style|htmlFor|loading|media|form)$/

/** Two words of letters beside each other, or one that begins as a sentence does; no piece of HTML. */
const isSentence = (text: string) =>
  /\p{Ll}{2,} \p{Ll}{2,}|^\p{Lu}\p{Ll}+/u.test(text) && !/[<>]/.test(text) && !isCode(text)

/** Names of keys, of schema.org's types, classes and selectors, and of this program. */
const isCode = (text: string) =>
  /^(Home|End|Escape|Arrow(Left|Right)|PostalAddress|LodgingBusiness|HotelRoom|QuantitativeValue|LocationFeatureSpecification|Offer|UnitPriceSpecification|Question|Answer|Kamersleutel)$|--|^\./.test(
    text,
  )

/** Literals of a file that a person would read: what stands in JSX, and what looks like a sentence. */
function sentencesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found: string[] = []
  const add = (node: Node, text: string) =>
    found.push(`${file}:${code.slice(0, node.start).split('\n').length} ${text.trim()}`)
  const visit = (node: Node): void => {
    if (/^(Import|Export(All|Named)Dec|TS|ThrowStatement)/.test(node.type) && !hasCode(node)) return
    if (node.type === 'JSXAttribute' && TECHNICAL.test((node.name as { name: string }).name)) return
    if (node.type === 'JSXText' && /\p{L}/u.test(node.value as string))
      add(node, node.value as string)
    if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value))
      add(node, node.value)
    if (node.type === 'TemplateElement') {
      const { cooked } = node.value as { cooked: string }
      if (isSentence(cooked)) add(node, cooked)
    }
    for (const value of Object.values(node))
      for (const inner of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(inner)) visit(inner)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return found
}

/** An exported declaration has code inside; an export of names has none. */
const hasCode = ({ declaration }: Node) => isNode(declaration)

it('No word stands in a style sheet: no language could read it in its own', () => {
  const typed = readdirSync('guest/styles')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const sheet = readFileSync(`guest/styles/${file}`, 'utf8')
      return [...sheet.matchAll(/content:\s*(['"])[^'"]*\p{L}[^'"]*\1/gu)].map(([text]) => text)
    })
  expect(typed).toEqual([])
})

it('No sentence is typed into the guest site: each stands in the catalogue', () => {
  const files = readdirSync('guest', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `guest/${file}`)
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(sentencesIn)).toEqual([])
})
