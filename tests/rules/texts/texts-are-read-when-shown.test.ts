import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { guestWords, words } from '../../../rules/texts/all-words.ts'
import { literalTexts } from '../../../rules/texts/load-text-corrections.ts'

const folders = ['rules', 'api', 'guest', 'admin', 'screens', 'workflows']
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file))

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** What gives words, or puts a sentence into words. */
const READERS =
  /^(words|wordsByLanguage|guestWords|screenWords|wordsInForce|textOf|worded|inWords|fillText)$/

/** The names under which a file has a reader from elsewhere. */
function readersIn(code: string): Set<string> {
  const imports = code.matchAll(/import \{([^}]*)\} from '[^']*'/g)
  return new Set(
    [...imports]
      .flatMap(([, names]) => names!.split(','))
      .flatMap((name) => {
        const [, read = '', as = read] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(name) ?? []
        return READERS.test(read) ? [as] : []
      }),
  )
}

interface Reading {
  file: string
  /** Whether the module does it while it loads. */
  whileLoading: boolean
  /** Whether what staff corrected is not handed in. */
  literal: boolean
}

/** Where a file calls a reader. */
function readingsIn(file: string): Reading[] {
  const code = readFileSync(file, 'utf8')
  const readers = readersIn(code)
  if (readers.size === 0) return []
  const found: Reading[] = []
  const visit = (node: Node, whileLoading: boolean): void => {
    const { callee } = node
    if (node.type === 'CallExpression' && isNode(callee) && readers.has(callee.name as string))
      found.push({
        file,
        whileLoading,
        literal: hasNone(callee.name as string, node),
      })
    // What stands in a function is read when the function runs.
    const inside = whileLoading && !/Function/.test(node.type)
    for (const value of Object.values(node))
      for (const inner of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(inner)) visit(inner, inside)
  }
  visit(parseSync(file, code).program as unknown as Node, true)
  return found
}

/** Which argument of a reader has what staff corrected. */
const CORRECTIONS: Record<string, number> = { words: 1, wordsByLanguage: 0 }

/** Whether a reader is given no corrections, or an object without any. */
function hasNone(name: string, call: Node): boolean {
  const place = CORRECTIONS[name]
  if (place === undefined) return false
  const given = (call.arguments as Node[])[place]
  return given === undefined || (given.properties as unknown[] | undefined)?.length === 0
}

const readings = folders.flatMap(filesOf).flatMap(readingsIn)
const filesWhere = (holds: (reading: Reading) => boolean) =>
  [...new Set(readings.filter(holds).map(({ file }) => file))].toSorted()

it('No module words a sentence while it loads: a correction would not reach it', () => {
  expect(readings.length).toBeGreaterThan(200)
  expect(new Set(readings.map(({ file }) => file)).size).toBeGreaterThan(100)
  // What is said until the first look at the property; what comes then takes its place.
  expect(filesWhere(({ whileLoading }) => whileLoading)).toEqual([
    'api/environment/words-in-force.ts',
  ])
})

it('Nobody takes words without what staff corrected, but where it is not known yet, for a console, or for what was issued in them', () => {
  expect(filesWhere(({ literal }) => literal)).toEqual([
    'api/database/fill-products.ts',
    'api/environment/words-in-force.ts',
    'api/invoices/invoices.ts',
    'api/old-site/import-old.ts',
    'rules/invoices/document-words.ts',
  ])
})

/** A folder's modules and all that they import for more than its types. */
function reachedFrom(folder: string): string[] {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, type, names, from] of code.matchAll(
      /(?:import|export) (type )?([^'";]*?) from '(\.[^']+)'/g,
    )) {
      const named = /^\{([\s\S]*)\}$/.exec(names!)?.[1]?.split(',') ?? ['*']
      const values = named.filter((name) => name.trim() !== '' && !/^\s*type /.test(name))
      if (!type && values.length > 0) visit(join(dirname(file), from!))
    }
  }
  filesOf(folder).forEach(visit)
  return [...reached]
}

/** The areas of the sentences that a file answers: `'stay.closed'`, or `stay.` with a name behind it. */
function areasIn(file: string): string[] {
  const ids = literalTexts()
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...code.matchAll(/'((\w+)\.\w+)'|`(\w+)\.\$\{/g)].flatMap(
    ([, id, area, begun]) => begun ?? (ids.has(id!) ? area! : []),
  )
}

it('The guest site has words for every area that its screens, and the rules they ask, can answer', () => {
  const areas = new Set([...literalTexts().keys()].map((id) => id.split('.')[0]!))
  const answered = new Set(
    reachedFrom('guest')
      .flatMap(areasIn)
      .filter((area) => areas.has(area)),
  )
  expect(answered.size).toBeGreaterThan(7)
  expect([...answered].filter((area) => !(area in guestWords(words())))).toEqual([])
})
