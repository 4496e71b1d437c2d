import fs from 'node:fs'
import path from 'node:path'
import { countTests } from './count-tests.mjs'
import { checkout } from './folders.mjs'

/**
 * @typedef {import('./count-tests.mjs').Failure} Failure
 * @typedef {{ name: string, args: string[], failures: Failure[] }} Stage a run in which some failed
 * @typedef {{ reports: string, run: (args: string[]) => Promise<boolean> }} Machine `reports`: a
 *   folder; `run`: starts Node with these arguments, answers whether it ended well
 */

/** So many files are no accident of a busy machine: they are not tried again. */
const MOST_FILES = 5

/**
 * One run of vitest, counted.
 * @param {string} name of the report
 * @param {string[]} args
 * @param {Machine} machine
 */
export async function runTests(name, args, { reports, run }) {
  const report = path.join(reports, `${name}.json`)
  for (const file of [report, `${report}.errors`]) fs.rmSync(file, { force: true })
  const ended = await run([
    ...[path.join(checkout, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    `--reporter=${path.join(checkout, 'launch/unhandled-errors.mjs')}`,
  ])
  return countTests(report, ended)
}

/**
 * Whether the files in which time ran out pass when nothing runs beside them; each is named. Any
 * other failure is a finding, however rarely it comes: a race that was lost once is lost.
 * @param {Stage} stage
 * @param {Machine} machine
 */
export async function passAlone({ name, args, failures }, machine) {
  const files = [...new Set(failures.map(({ file }) => file))]
  const isFinding = (/** @type {Failure} */ { file, message }) =>
    !file || !/timed out|timeout|in time\b/i.test(message)
  if (files.length > MOST_FILES || failures.some(isFinding)) return false
  console.log(`\n── ${name}: what failed, once more and alone ──\n`)
  const few = args.filter((one) => !one.startsWith('--maxWorkers'))
  const { failed } = await runTests(name, [...few, '--maxWorkers=1', ...files], machine)
  if (failed > 0) return false
  for (const one of failures) console.log(`~ ${name}: passed only alone: ${titleOf(one)}`)
  return true
}

/**
 * What the end of the output says of a failure: its file, its title, what was wrong.
 * @param {string} name of the run
 * @param {Failure} failure
 */
export function failureLines(name, failure) {
  const reason = failure.message.split('\n').slice(0, 15).join('\n')
  return `✗ ${name}: ${titleOf(failure)}\n${reason}`
}

/** @param {Failure} failure */
function titleOf({ file, title }) {
  return file ? `${path.relative(checkout, file)} > ${title}` : title
}
