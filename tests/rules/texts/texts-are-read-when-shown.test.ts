import { readFileSync, readdirSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { guestCorrections } from '../../../rules/texts/areas.ts'

const folders = ['rules', 'api', 'guest', 'admin', 'screens', 'workflows']

/** Whether an import of `file` names a file of the catalogue. */
function isCatalogue(file: string, from: string): boolean {
  return (
    from.includes('rules/texts/') || (file.startsWith('rules/') && /(\/texts|^\.)\//.test(from))
  )
}

/** The names under which a file imports areas of the catalogue. */
function areasIn(file: string, code: string): Set<string> {
  const imports = code.matchAll(/import \{([^}]*)\} from '([^']*)'/g)
  return new Set(
    [...imports]
      .filter(([, , from]) => isCatalogue(file, from!))
      .flatMap(([, names]) => names!.split(','))
      .flatMap((name) => /^\s*(\w+Texts)(?: as (\w+))?\s*$/.exec(name) ?? [])
      .filter((name) => /^\w+$/.test(name ?? '')),
  )
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Where a text of the catalogue is copied while its module loads, as `file:line`. */
function copiesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const areas = areasIn(file, code)
  if (areas.size === 0) return []
  const copies: string[] = []
  const visit = (node: Node): void => {
    // What stands in a function is read when the function runs.
    if (/Function/.test(node.type) || node.type.startsWith('TS')) {
      if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
        visit(node.expression as Node)
      return
    }
    const read =
      node.type === 'MemberExpression'
        ? node.object
        : node.type === 'SpreadElement'
          ? node.argument
          : null
    if (isNode(read) && read.type === 'Identifier' && areas.has(read.name as string))
      copies.push(`${file}:${code.slice(0, node.start).split('\n').length}`)
    for (const value of Object.values(node))
      for (const inner of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(inner)) visit(inner)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return copies
}

it('No module copies a text of the catalogue while it loads: a correction would not reach it', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file)),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(copiesIn)).toEqual([])
})

it('What is corrected goes with the guest site for every area that its screens read', () => {
  const files = readdirSync('guest', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const read = files.flatMap((file) =>
    [...readFileSync(`guest/${file}`, 'utf8').matchAll(/rules\/texts\/([a-z-]+)\.ts'/g)].map(
      ([, name]) => name!,
    ),
  )
  const areas = [...new Set(read)].flatMap(
    (name) =>
      /correctable\('(\w+)'/.exec(readFileSync(`rules/texts/${name}.ts`, 'utf8'))?.[1] ?? [],
  )
  expect(areas.length).toBeGreaterThan(5)
  expect(
    areas.filter((area) => !(`${area}.x` in guestCorrections({ [`${area}.x`]: 'y' }))),
  ).toEqual([])
})
