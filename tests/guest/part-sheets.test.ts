import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partSheets } from '../../guest/styles/part-sheets.ts'

const guest = path.join(import.meta.dirname, '../../guest')
const read = (file: string) => readFileSync(path.join(guest, file), 'utf8')

/** The classes that a sheet dresses. */
function classesIn(sheet: string): Set<string> {
  const text = read(`styles/${sheet}`).replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '')
  return new Set([...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!))
}

const onEveryPage = [...read('styles/guest.css').matchAll(/@import '\.\/(.+?)'/g)].map(
  ([, sheet]) => sheet!,
)
const everywhere = new Set(onEveryPage.flatMap((sheet) => [...classesIn(sheet)]))

/** A source and all it imports, but for what comes later by `import()`. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, to] of read(file).matchAll(/^import (?!type)[^']*? from '(\.[^']+)'/gm)) {
    const source = path.posix.join(path.posix.dirname(file), to!)
    if (!source.startsWith('..')) withImports(source, found)
  }
  return found
}

/** The classes that the elements of a source wear. */
function classesOf(file: string): string[] {
  const worn = read(file).matchAll(/\b(?:className|width)=(?:"([^"]*)"|\{([^{}]*)\})/g)
  return [...worn].flatMap(([, text, code]) => [
    ...(text ?? [...code!.matchAll(/['`]([^'`]*)['`]/g)].map(([, said]) => said).join(' ')).split(
      /\s+/,
    ),
  ])
}

const inParts = [...new Set(Object.values(partSheets).flat())]
const whereDressed = (name: string) => inParts.filter((sheet) => classesIn(sheet).has(name))

/** Classes that only sheets dress which neither every page nor this part has. */
function undressed(source: string): string[] {
  const own = partSheets[source] ?? []
  const worn = new Set([...withImports(source)].flatMap(classesOf))
  return [...worn].filter((name) => {
    const sheets = everywhere.has(name) ? [] : whereDressed(name)
    return sheets.length > 0 && !sheets.some((sheet) => own.includes(sheet))
  })
}

describe('the style sheets of the parts', () => {
  it.each(['client.tsx', ...Object.keys(partSheets)])(
    '%s has the sheets of all that it draws',
    (source) => expect(undressed(source)).toEqual([]),
  )

  it('are each worn by a part, and none is one of every page', () => {
    const there = readdirSync(path.join(guest, 'styles')).filter((file) => file.endsWith('.css'))
    expect([...onEveryPage, ...inParts, 'guest.css'].toSorted()).toEqual(there.toSorted())
  })
})
