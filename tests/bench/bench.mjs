import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { build } from 'vite'

// `npm run bench` measures everything, `npm run bench -- rules` one part. The parts are TypeScript: each is bundled to plain
// JavaScript first, so that what is measured is what runs in production and not a loader.
const parts = ['rules', 'size', 'server']
const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !parts.includes(part))
if (unknown.length > 0) throw new RangeError(`no part ${unknown.join(', ')}; there are ${parts.join(', ')}`)

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const outDir = await mkdtemp(join(root, 'node_modules/.bench-'))
try {
  for (const part of asked.length > 0 ? asked : parts) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      build: {
        ssr: join(here, `${part}-bench.ts`),
        outDir,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: `${part}.mjs` } },
      },
    })
    const { status } = spawnSync(process.execPath, [join(outDir, `${part}.mjs`)], { stdio: 'inherit', cwd: root })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  await rm(outDir, { recursive: true, force: true })
}
