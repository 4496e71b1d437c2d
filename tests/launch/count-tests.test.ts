import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countTests, failureLines } from '../../launch/count-tests.mjs'

function counted(testResults: unknown[], endedWell = true) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-count-'))
  const report = path.join(folder, 'report.json')
  fs.writeFileSync(report, JSON.stringify({ testResults }))
  const counts = countTests(report, endedWell)
  fs.rmSync(folder, { recursive: true })
  return counts
}
const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: tests.map((one) => ({ status: one, fullName: 'a test' })),
})

describe('the count of a run', () => {
  it('adds up what passed', () => {
    expect(counted([file('passed', 'passed', 'passed'), file('passed', 'passed')])).toEqual({
      passed: 3,
      failed: 0,
      failures: [],
      times: expect.any(Array),
    })
  })

  it('answers how long each file took', () => {
    expect(counted([file('passed', 'passed')]).times).toEqual([{ file: 'a.test.ts', seconds: 2.5 }])
  })

  it.each(['skipped', 'pending', 'todo', 'disabled'])(
    'takes a test that is %s as failed, and names it',
    (status) => {
      expect(counted([file('passed', 'passed', status)])).toEqual({
        passed: 1,
        failed: 1,
        failures: [
          { title: 'a test', file: 'a.test.ts', message: expect.stringContaining(status) },
        ],
        times: expect.any(Array),
      })
    },
  )

  it('names a test that failed with its file and what was wrong', () => {
    const failed = {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'a price', failureMessages: ['expected 2 to be 3'] },
      ],
    }
    expect(counted([failed], false).failures).toEqual([
      { title: 'a price', file: 'a.test.ts', message: 'expected 2 to be 3' },
    ])
  })

  it('takes a file that could not be loaded as failed', () => {
    expect(counted([file('failed')], false)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('takes a run without tests, or without a report, as failed', () => {
    expect(counted([])).toMatchObject({ passed: 0, failed: 1 })
    expect(countTests('/nowhere/report.json', true)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('takes an error outside any test as failed, also where a test failed beside it', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-count-'))
    const report = path.join(folder, 'report.json')
    fs.writeFileSync(report, JSON.stringify({ testResults: [file('failed', 'passed', 'failed')] }))
    fs.writeFileSync(`${report}.errors`, JSON.stringify(['nobody caught this']))
    const { failed, failures } = countTests(report, false)
    fs.rmSync(folder, { recursive: true })
    expect(failed).toBe(2)
    expect(failures.at(-1)).toMatchObject({ file: '', message: 'nobody caught this' })
  })

  it('takes a run that ended badly with nothing failed as failed', () => {
    expect(counted([file('passed', 'passed')], false)).toMatchObject({ passed: 1, failed: 1 })
  })
})

it('A failure is printed with its title and the first lines of what was wrong', () => {
  const message = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n')
  const lines = failureLines('api', { title: 'a test', file: '', message })
  expect(lines).toContain('✗ api: a test')
  expect(lines.split('\n')).toHaveLength(16)
})
