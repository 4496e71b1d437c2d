import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureLines, passAlone } from '../../launch/run-tests.mjs'

let reports: string
beforeEach(() => {
  reports = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-run-tests-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  fs.rmSync(reports, { recursive: true })
  vi.restoreAllMocks()
})

/** A machine on which every file ends like this; it keeps what it was asked to run. */
function machine(status: 'passed' | 'failed') {
  const asked: string[][] = []
  const run = async (args: string[]) => {
    asked.push(args)
    const report = args.find((one) => one.startsWith('--outputFile'))!.split('=')[1]!
    const assertionResults = [{ status, fullName: 'a test' }]
    fs.writeFileSync(
      report,
      JSON.stringify({ testResults: [{ name: 'a.test.ts', status, assertionResults }] }),
    )
    return status === 'passed'
  }
  return { asked, reports, run }
}
const stage = (...failures: { file: string; message: string }[]) => ({
  name: 'api',
  args: ['--project', 'api', '--maxWorkers=2'],
  failures: failures.map((one) => ({ title: 'a test', ...one })),
})
const slow = { file: 'a.test.ts', message: 'timed out' }

describe('A file in which time ran out', () => {
  it('is run once more, alone, and is named when it passes', async () => {
    const quiet = machine('passed')
    expect(await passAlone(stage(slow), quiet)).toBe(true)
    expect(quiet.asked).toHaveLength(1)
    expect(quiet.asked[0]).toEqual(expect.arrayContaining(['--maxWorkers=1', 'a.test.ts']))
    expect(quiet.asked[0]).not.toContain('--maxWorkers=2')
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('passed only alone'))
  })

  it('stays failed when it fails again', async () => {
    expect(await passAlone(stage(slow), machine('failed'))).toBe(false)
  })

  it.each([
    ['something was found', [slow, { ...slow, message: 'expected [ 0, 1 ] to equal [ 0, 0 ]' }]],
    ['it is of no file', [{ ...slow, file: '' }]],
    ['many failed', Array.from({ length: 6 }, (_, n) => ({ ...slow, file: `${n}.test.ts` }))],
  ])('is not tried again when %s', async (_, failures) => {
    const quiet = machine('passed')
    expect(await passAlone(stage(...failures), quiet)).toBe(false)
    expect(quiet.asked).toEqual([])
  })
})

it('A failure is told with its title and the first lines of what was wrong', () => {
  const message = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n')
  const told = failureLines('api', { title: 'a test', file: '', message })
  expect(told).toContain('✗ api: a test')
  expect(told.split('\n')).toHaveLength(16)
})
