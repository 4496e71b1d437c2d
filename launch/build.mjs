import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkout, dist } from './folders.mjs'
import { isCurrent, keepStamp, stampOf } from './build-stamp.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources what it is made from
 * @property {string[]} makes files that must be there for it to count as made
 * @property {string[]} [clears] folders emptied first, so that nothing stays of a source that is
 * gone
 * @property {string[][]} steps Node programs with their arguments, one after the other
 */

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config']
const packages = ['package.json', 'package-lock.json']

/** @type {Part[]} */
export const parts = [
  {
    name: 'server',
    sources: [
      'rules',
      'workflows',
      'api',
      'screens',
      'demo',
      'guest',
      'tsconfig.json',
      'tsconfig.build.json',
      ...packages,
    ],
    makes: ['api/main.js'],
    clears: ['rules', 'workflows', 'api', 'screens', 'demo', 'guest'],
    // Types are checked by `npm test`; here they would only cost time.
    steps: [['node_modules/typescript/bin/tsc', '--project', 'tsconfig.build.json', '--noCheck']],
  },
  {
    name: 'workflows',
    sources: ['workflows', 'launch/bundle-workflows.mjs', ...packages],
    makes: ['workflow-bundle.js'],
    steps: [['launch/bundle-workflows.mjs']],
  },
  {
    name: 'guest site',
    sources: ['rules', 'screens', 'guest', 'tsconfig.json', ...packages],
    makes: ['client/guest/.vite/manifest.json'],
    steps: [[...vite, 'guest/vite.config.ts']],
  },
  {
    name: 'back office',
    sources: ['rules', 'screens', 'admin', 'tsconfig.json', ...packages],
    makes: ['client/admin/index.html'],
    steps: [[...vite, 'admin/vite.config.ts']],
  },
]

/**
 * Makes what is missing in `dist/` or older than its sources, parts side by side.
 * @param {{ tell?: (text: string) => void, signal?: AbortSignal, only?: string[] }} [options]
 * @returns {Promise<string[]>} the names of the parts that were made
 * @throws {Error} with what the compiler said
 */
export async function build({ tell = () => {}, signal, only } = {}) {
  const asked = parts.filter(({ name }) => !only || only.includes(name))
  const stale = asked
    .map((part) => ({ part, stamp: stampOf(part.sources) }))
    .filter(({ part, stamp }) => !isCurrent(part, stamp))
  const left = new Set(stale.map(({ part }) => part.name))
  await Promise.all(
    stale.map(async ({ part, stamp }) => {
      // A build cut short must not count as the one before.
      keepStamp(part.name, '')
      for (const folder of part.clears ?? [])
        fs.rmSync(path.join(dist, folder), { recursive: true, force: true })
      for (const step of part.steps) await runStep(part.name, step, signal)
      if (part.name === 'server') copyWhatIsRead(dist)
      keepStamp(part.name, stamp)
      left.delete(part.name)
      if (left.size) tell(`still building: ${[...left].join(', ')}`)
    }),
  )
  return stale.map(({ part }) => part.name)
}

/**
 * Adds what the server needs besides its compiled code: SQL and fonts, which the compiler does not
 * move, and where the name of `jsxImportSource` in `tsconfig.build.json` leads.
 * @param {string} built the folder into which the compiler wrote
 */
export function copyWhatIsRead(built) {
  for (const folder of ['api/database/migrations', 'api/invoice-documents/fonts'])
    fs.cpSync(path.join(checkout, folder), path.join(built, folder), { recursive: true })
  const imports = { '#own-texts/jsx-runtime': './guest/page/jsx-runtime.js' }
  fs.writeFileSync(path.join(built, 'package.json'), JSON.stringify({ type: 'module', imports }))
}

/**
 * @param {string} name
 * @param {string[]} step
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<void>}
 */
function runStep(name, step, signal) {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: checkout,
      env: { ...process.env, NODE_ENV: 'production' },
      ...(signal && { signal }),
    }
    const child = spawn(process.execPath, step, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building the ${name} failed:\n${said.trim()}`)),
    )
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now()
  try {
    const made = await build({ tell: console.log })
    console.log(
      `${made.length ? `built ${made.join(', ')}` : 'nothing to build'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
