import fs from 'node:fs'

/**
 * Counts one run of vitest from its JSON report. What is no plain pass fails: a skipped or
 * unfinished test, a file that could not be loaded, a run without tests, an error outside any test.
 * @param {string} report file
 * @param {boolean} endedWell whether the runner's exit code was 0
 * @returns {{ passed: number, failed: number, complaints: string[] }}
 */
export function countTests(report, endedWell) {
  if (!fs.existsSync(report))
    return { passed: 0, failed: 1, complaints: ['the run left no report'] }
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = all.filter(({ status }) => status === 'passed').length
  const skipped = all.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  const complaints = [
    ...skipped.map(({ fullName, status }) => `${status}, which counts as failed: ${fullName}`),
    ...broken.map(({ name }) => `could not be run: ${name}`),
    ...(all.length === 0 ? ['no test was run'] : []),
  ]
  const failed =
    all.length - passed + broken.length + (all.length === 0 && broken.length === 0 ? 1 : 0)
  if (endedWell || failed > 0) return { passed, failed, complaints }
  return { passed, failed: 1, complaints: [...complaints, 'an error outside any test, see above'] }
}
