import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type Progress, progressFile } from './progress.ts'
import { reportOf } from './report.ts'

const progress: Progress = {
  seed: 'a1',
  rounds: 2,
  made: [
    {
      round: 1,
      fault: 'kill -9 of API',
      commit: '1a2b3c4d',
      acknowledged: { booking: 3 },
      measured: { 'back after': 900 },
      findings: [],
    },
    {
      round: 2,
      fault: 'kill -9 of API',
      commit: '5e6f7a8b',
      acknowledged: { booking: 4 },
      measured: { 'back after': 1_400 },
      findings: [{ kind: 'overlap', id: 'room 1', said: 'one booking', is: 'B1 and B2' }],
    },
  ],
  planted: [
    { name: 'nothing', finds: '', found: [] },
    { name: 'a lock is gone', finds: 'overlap', found: ['overlap'] },
    { name: 'a refund is lost', finds: 'refund lost', found: ['refund lost', 'money'] },
    { name: 'a mail comes twice', finds: 'mail twice', found: [] },
  ],
}
const report = reportOf(progress, ['kill -9 of API', 'midnight'])

it('The report says how many rounds are made of how many, and of a fault that had none yet that it had none', () => {
  expect(report).toContain('2 of 4 rounds are made; `npm run torture` goes on.')
  expect(report).toContain('| kill -9 of API | 2 | 1 | back after: 1400, 1400 ms |')
  expect(report).toContain('| midnight | 0 | 0 |')
  expect(report).toContain('| booking | 7 |')
})

it('The report of a run whose rounds are all made does not say that it goes on', () => {
  expect(reportOf(progress, ['kill -9 of API'])).toContain('2 of 2 rounds are made.\n')
})

it('The report names what was found wrong, and a planted fault that the checker missed', () => {
  expect(report).toContain('Found wrong: 1.')
  expect(report).toContain('| 2 | kill -9 of API | overlap | room 1 | one booking | B1 and B2 |')
  expect(report).toContain('| nothing | nothing |')
  expect(report).toContain('| a lock is gone | overlap |')
  expect(report).toContain('| a mail comes twice | nothing — **wrong** |')
})

it('The report calls it wrong where a planted fault was found as another one too', () => {
  expect(report).toContain('| a refund is lost | refund lost, money — **wrong** |')
})

it('The report says at which commits its rounds were made', () => {
  expect(report).toContain('Made at commit `1a2b3c4d` (1), `5e6f7a8b` (1).')
})

it('A run goes on from the file of its rounds as it was, on whatever machine', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-rounds-'))
  const file = progressFile(path.join(folder, 'rounds.jsonl'))
  expect(file.read()).toBe(null)
  file.write(progress)
  expect(file.read()).toEqual(progress)
  fs.rmSync(folder, { recursive: true })
})
