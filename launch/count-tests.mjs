import fs from 'node:fs'
import path from 'node:path'
import { checkout } from './folders.mjs'

/**
 * @typedef {{ title: string, file: string, message: string }} Failure
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number,
 *   assertionResults: Assertion[] }} FileResult
 */

/**
 * Counts one run of vitest from its JSON report. What is no plain pass fails: a skipped or
 * unfinished test, a file that could not be loaded, a run without tests, an error outside any test.
 * @param {string} report file
 * @param {boolean} endedWell whether the runner's exit code was 0
 * @returns {{ passed: number, failed: number, failures: Failure[], times: FileTime[] }} a failure
 *   that is of no file has an empty one; `times`: of each file, seconds
 */
export function countTests(report, endedWell) {
  if (!fs.existsSync(report)) return oneFailure(0, 'the run left no report')
  /** @type {{ testResults: FileResult[] }} */
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = all.filter(({ status }) => status === 'passed').length
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const ofTests = assertionResults
      .filter((one) => one.status !== 'passed')
      .map((one) => ({ title: one.fullName, file, message: reason(one) }))
    return status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
      ? [...ofTests, { title: 'could not be run', file, message: message ?? '' }]
      : ofTests
  })
  for (const message of outsideTests(report))
    failures.push({ title: 'an error outside any test', file: '', message })
  if (all.length === 0 && failures.length === 0) return oneFailure(0, 'no test was run')
  const times = testResults.map(({ name: file, startTime, endTime }) => ({
    file,
    seconds: (endTime - startTime) / 1000,
  }))
  if (endedWell || failures.length > 0) return { passed, failed: failures.length, failures, times }
  return { ...oneFailure(passed, 'an error outside any test, see above'), times }
}

/**
 * What `launch/unhandled-errors.mjs` kept beside the report.
 * @param {string} report file
 * @returns {string[]}
 */
function outsideTests(report) {
  const file = `${report}.errors`
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
}

/** @param {Assertion} test */
function reason({ status, failureMessages = [] }) {
  return status === 'failed' ? failureMessages.join('\n') : `${status}, which counts as failed`
}

/**
 * @param {number} passed
 * @param {string} title
 */
function oneFailure(passed, title) {
  return { passed, failed: 1, failures: [{ title, file: '', message: '' }], times: [] }
}

/**
 * What the end of the output says of a failure: its file, its title, what was wrong.
 * @param {string} name of the run
 * @param {Failure} failure
 */
export function failureLines(name, { file, title, message }) {
  const reason = message.split('\n').slice(0, 15).join('\n')
  return `✗ ${name}: ${file ? `${path.relative(checkout, file)} > ${title}` : title}\n${reason}`
}
