import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { reportRatio } from './report.ts'

const root = process.cwd()

/**
 * What all pages of a site need together, in kB, and a tenth more. A guest's pages have 13.9: the checks
 * of every form, and the texts that staff may correct. Those of staff have 32.7: the same, the forms of
 * prices, rooms and people, and some 12 of what the readings can be. Both were to be 12 when there
 * were fewer forms. What a visitor fetches first is kept by tests/guest/weight.test.ts and
 * tests/admin/weight.test.ts.
 */
const AIMS = { guest: 15.3, admin: 36 }

/**
 * What a page would pull in that decides about a stay by itself instead of asking the API:
 * calendar, refusals, prices, the checkout.
 */
const wholeStay: Record<string, string[]> = {
  'rules/availability/explain-stay.ts': ['explainStay'],
  'rules/availability/offer-calendar.ts': ['offerCalendar'],
  'rules/availability/search-rooms.ts': ['searchRooms'],
  'rules/quotes/summarise-lines.ts': ['summariseLines'],
  'rules/availability/from-prices.ts': ['fromPrices'],
  'rules/forms/check-guest-details.ts': ['checkGuestDetails'],
  'rules/money/format-euro.ts': ['formatEuro'],
  'rules/calendar/dutch.ts': ['dutchStay', 'dutchDayYear'],
}

const folder = await mkdtemp(join(root, 'node_modules/.bench-size-'))
try {
  console.log('Rules that a page pulls in, minified and gzipped, kB')
  for (const site of ['guest', 'admin'] as const) {
    reportRatio(
      `what all pages of ${site}/ together import`,
      (await gzippedBytes(await rulesImportedBy(site))) / 1000,
      { atMost: AIMS[site] },
    )
  }
  console.log(
    `           every decision about a stay in one page, which none makes today: ${((await gzippedBytes(wholeStay)) / 1000).toFixed(2)}`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The bytes of a bundle that holds these exports and nothing else. */
async function gzippedBytes(imports: Record<string, string[]>): Promise<number> {
  const entry = join(folder, 'entry.ts')
  const lines = Object.entries(imports).map(
    ([file, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(join(root, file))}`,
  )
  await writeFile(entry, lines.join('\n'))
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  if (!bundle || !('output' in bundle)) throw new Error('nothing was bundled')
  return bundle.output.reduce(
    (bytes, chunk) =>
      bytes + gzipSync(chunk.type === 'chunk' ? chunk.code : chunk.source, { level: 9 }).length,
    0,
  )
}

/** The values that the sources of a site import from `rules/`, by file. Types weigh nothing. */
async function rulesImportedBy(site: string): Promise<Record<string, string[]>> {
  const imports: Record<string, Set<string>> = {}
  for (const file of await readdir(join(root, site), { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue
    const source = await readFile(join(root, site, file), 'utf8')
    for (const [, names, from] of source.matchAll(
      /import \{([^}]*)\} from '([^']*\/rules\/[^']*)'/g,
    )) {
      const rule = relative(root, resolve(root, site, file, '..', from!))
      for (const name of names!.split(',')) {
        const [value] = name.trim().split(' as ')
        if (value && !value.startsWith('type ')) (imports[rule] ??= new Set()).add(value)
      }
    }
  }
  return Object.fromEntries(Object.entries(imports).map(([file, names]) => [file, [...names]]))
}
