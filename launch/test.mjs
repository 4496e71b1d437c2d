/**
 * `npm test`: everything that can be wrong, in one go; `npm test -- rules api/payments`: types, and
 * the tests of these folders alone; `--times` says how long every file took. A stage that fails does
 * not hide the next; a test that is skipped counts as failed, and none is tried again
 * (docs/why-does-a-skipped-test-fail.md). The last line is `N passed, N failed`, what failed stands
 * above it, and above that the slowest files; a stage that is no test run counts as one check.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { checkBoundaries } from './boundaries.mjs'
import { countTests, failureLines } from './count-tests.mjs'
import { findChromium } from './find-chromium.mjs'
import { findTemporal } from './find-temporal.mjs'
import { checkout } from './folders.mjs'
import { readImports } from './read-imports.mjs'

const bin = (/** @type {string} */ file) => path.join(checkout, 'node_modules', file)
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-reports-'))
const progress = (/** @type {string} */ text) => console.log(`  ${text}`)
/**
 * The type checker, the linter and Temporal are Go programs. They may use more memory before they
 * collect garbage: collecting took a fifth of the time of the first two.
 * @type {NodeJS.ProcessEnv}
 */
const env = { GOGC: '400', ...process.env }
const total = { passed: 0, failed: 0 }
/** What the end of the output says of each failure. @type {string[]} */
const failed = []

/**
 * A project a folder of tests, one after the other: a burst of bookings needs both cores, and must not
 * compete with the next project. Read from the disk, so that a folder without a
 * project in vitest.config.ts fails rather than being forgotten.
 */
const projects = fs
  .readdirSync(path.join(checkout, 'tests'), { withFileTypes: true })
  .filter((folder) => folder.isDirectory())
  .map(({ name }) => name)
  .filter((name) =>
    fs
      .readdirSync(path.join(checkout, 'tests', name), { recursive: true })
      .some((file) => /\.test\.tsx?$/.test(`${file}`)),
  )

/** So many files at once on two cores: each waits for its servers half of the time. */
const WORKERS = 4
/**
 * A browser hardly waits, and each worker has a house of its own, or loads every screen. A fourth
 * worker of the API takes a tenth more of the processor for the same tests, in the same time.
 */
const FEWER_WORKERS = 3

/**
 * The stages of a whole run, one after the other, and what runs beside each: it mostly waits, or
 * fills the time in which the other waits. Whatever is not named comes first.
 * @type {{ project: string, workers?: number, beside: string[] }[]}
 */
const STAGES = [
  // It starts and stops a whole property, one file at a time, and mostly waits.
  { project: 'api', workers: FEWER_WORKERS, beside: ['launch', 'rules'] },
  // Half of its time it waits for Temporal.
  { project: 'workflows', beside: ['torture'] },
  { project: 'journeys', workers: FEWER_WORKERS, beside: ['admin', 'guest'] },
  { project: 'stories', workers: FEWER_WORKERS, beside: [] },
]

const STORIES = 'stories'

/** The longest that the end of the output names; with `--times` it names all. */
const SLOWEST = process.argv.includes('--times') ? Infinity : 10
/** @type {import('./count-tests.mjs').FileTime[]} */
const times = []
/** How long each stage took, as `api 245 s`. @type {string[]} */
const stageTimes = []

const asked = process.argv
  .slice(2)
  .filter((part) => part !== '--times')
  .map((part) => part.replace(/\/+$/, ''))
for (const part of asked) {
  const [folder = ''] = part.split('/')
  const there = fs.existsSync(path.join(checkout, folder === STORIES ? part : `tests/${part}`))
  if (there && [...projects, STORIES].includes(folder)) continue
  console.error(`There are no tests of ${part}. The folders: ${[...projects, STORIES].join(', ')}`)
  process.exit(2)
}

if (asked.length === 0) await everything()
else await only(asked)

console.log(`\nstages: ${stageTimes.join(', ')}\n\nthe slowest files`)
for (const { file, seconds } of times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${path.relative(checkout, file)}`)
for (const line of failed) console.log(`\n${line}`)
fs.rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

async function everything() {
  await Promise.all([
    check('types', types),
    check('lint', () => node([bin('oxlint/bin/oxlint'), '--type-aware', '--threads=1'])),
    check('format', () => node([bin('oxfmt/bin/oxfmt'), '--check'])),
    check('import boundaries', async () => {
      const wrong = checkBoundaries(readImports(checkout))
      for (const line of wrong) console.log(`  ${line}`)
      return wrong.length === 0
    }),
    check('build', async () => Boolean(await build())),
    check('Temporal', async () => Boolean(await findTemporal({ tell: progress }))),
    check('Chromium', async () =>
      Boolean((env['CHROMIUM_PATH'] = await findChromium({ tell: progress }))),
    ),
  ])
  const named = STAGES.flatMap(({ project, beside }) => [project, ...beside])
  const others = projects.filter((name) => !named.includes(name))
  const stages = [...others.map((project) => ({ project, beside: [] })), ...STAGES]
  for (const { project, beside } of stages) {
    const besides = (async () => {
      const said = []
      for (const name of beside) said.push(await tests(name, { quietly: true }))
      return said.join('')
    })()
    await tests(project)
    process.stdout.write(await besides)
  }
}

/**
 * Types, and what was asked for.
 * @param {string[]} parts folders below `tests/`, or `stories` and below it
 */
async function only(parts) {
  await Promise.all([check('types', types), check('build', async () => Boolean(await build()))])
  for (const folder of [...projects, STORIES]) {
    const own = parts.filter((part) => part === folder || part.startsWith(`${folder}/`))
    if (own.length === 0) continue
    const files = own.includes(folder)
      ? []
      : own.map((part) => (folder === STORIES ? part : `tests/${part}`))
    await tests(folder, { files })
  }
}

/** @returns {Promise<boolean>} a second time only what changed is read again */
function types() {
  const kept = path.join(checkout, 'node_modules/.cache/types.tsbuildinfo')
  const saved = ['--incremental', '--tsBuildInfoFile', kept]
  // Each checker reads the types of the packages anew, and lint uses the other core.
  return node([bin('typescript/bin/tsc'), '--noEmit', '--checkers', '1', ...saved])
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} work
 */
async function check(name, work) {
  const started = performance.now()
  let good = false
  try {
    good = await work()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
  }
  total[good ? 'passed' : 'failed']++
  console.log(
    `${good ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  )
}

/**
 * @param {string} name a folder of `tests/`, with the parts of it that run by themselves, or the
 *   stories
 * @param {{ files?: string[], quietly?: boolean }} [options] files: these alone; quietly: beside
 *   another, one file at a time, and what it says is answered, not printed
 * @returns {Promise<string>}
 */
async function tests(name, { files = [], quietly = false } = {}) {
  const { workers = WORKERS } = STAGES.find(({ project }) => project === name) ?? {}
  const which =
    name === STORIES
      ? ['--config', 'vitest.stories.config.ts']
      : ['--project', name, '--project', `${name}-*`]
  let said = `\n── ${name} ──\n`
  const say = (/** @type {string} */ text) => {
    if (quietly) said += text
    else process.stdout.write(text)
  }
  if (!quietly) process.stdout.write(said)
  const started = performance.now()
  const report = path.join(reports, `${name}.json`)
  const ended = await node(
    [
      ...[bin('vitest/vitest.mjs'), 'run', ...which, ...files],
      `--maxWorkers=${quietly ? 1 : workers}`,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      `--reporter=${path.join(checkout, 'launch/unhandled-errors.mjs')}`,
    ],
    quietly ? say : null,
  )
  const counts = countTests(report, ended)
  total.passed += counts.passed
  total.failed += counts.failed
  times.push(...counts.times)
  stageTimes.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
  failed.push(...counts.failures.map((one) => failureLines(name, one)))
  return said
}

/**
 * @param {string[]} args
 * @param {((text: string) => void) | null} hear what it prints goes there; null: to the terminal
 * @returns {Promise<boolean>} whether it ended well
 */
function node(args, hear = null) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      env,
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr])
      if (hear) stream?.setEncoding('utf8').on('data', hear)
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
