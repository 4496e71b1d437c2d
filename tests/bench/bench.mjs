import { cp, mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { build } from 'vite'
import { runPart, verdict } from './run-part.mjs'

// The programs a part consists of: the first is run, the others it starts itself.
const programs = {
  rules: { rules: 'rules-bench.ts' },
  size: { size: 'size-bench.ts' },
  server: { server: 'server-bench.ts', 'bare-routes': 'server/bare-routes.ts' },
  feeds: {
    feeds: 'feeds-bench.ts',
    'bare-routes': 'server/bare-routes.ts',
    portals: 'feeds/portals.ts',
  },
  acts: { acts: 'acts-bench.ts' },
  agenda: { agenda: 'agenda-bench.ts' },
  money: { money: 'money-bench.ts' },
  growth: { growth: 'growth-bench.ts' },
  loop: { loop: 'loop-bench.ts' },
  flood: { flood: 'flood-bench.ts' },
}

// `npm run bench` measures everything, `npm run bench -- rules` one part. The parts are TypeScript:
// each is bundled to plain JavaScript first, so that what is measured is what runs in production
// and not a loader. It ends with 2 where an aim was missed, and names it last.
/** @type {(keyof typeof programs)[]} */
const parts = [
  'rules',
  'size',
  'server',
  'feeds',
  'acts',
  'agenda',
  'money',
  'growth',
  'loop',
  'flood',
]
const asked = parts.filter((part) => process.argv.includes(part))
const unknown = process.argv.slice(2).filter((part) => !(part in programs))
if (unknown.length > 0)
  throw new RangeError(`no part ${unknown.join(', ')}; there are ${parts.join(', ')}`)

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const ran = []
const outDir = await mkdtemp(join(root, 'node_modules/.bench-'))
try {
  // Read beside the program that draws invoices with them.
  await cp(join(root, 'api/invoice-documents/fonts'), join(outDir, 'fonts'), { recursive: true })
  for (const part of asked.length > 0 ? asked : parts) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries(programs[part]).map(([name, file]) => [name, join(here, file)]),
          ),
          output: { entryFileNames: '[name].mjs' },
        },
      },
    })
    ran.push({ part, ...(await runPart(join(outDir, `${part}.mjs`), root)) })
  }
} finally {
  await rm(outDir, { recursive: true, force: true })
}
const { line, code } = verdict(ran)
console.log(line)
process.exitCode = code
