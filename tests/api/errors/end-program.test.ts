import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RestoreRefused } from '../../../api/backups/restore-refused.ts'
import { endProgram } from '../../../api/errors/end-program.ts'
import { freePort } from '../../../launch/free-port.mjs'

const said: unknown[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** What a program says, with its exit code. */
function ended(error: unknown): [unknown, unknown] {
  endProgram(error, [RestoreRefused])
  return [process.exitCode, said.at(-1)]
}
const thrownBy = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

it('A program says in one sentence that no database listens, and where', async () => {
  const port = await freePort()
  const client = new pg.Client({ host: '127.0.0.1', port })
  expect(ended(await thrownBy(client.connect()))).toEqual([
    1,
    `No answer: connect ECONNREFUSED 127.0.0.1:${port}. Is the database there? Try again when it is.`,
  ])
})

it('A program says in one sentence that PostgreSQL is starting', () => {
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  expect(ended(starting)).toEqual([
    1,
    'No answer: the database system is starting up. Is the database there? Try again when it is.',
  ])
})

it('A program says in one sentence which file is not there, and what it refuses', async () => {
  expect(ended(await thrownBy(readFile('/no/such/file')))).toEqual([
    1,
    `ENOENT: no such file or directory, open '/no/such/file'`,
  ])
  expect(ended(new RestoreRefused('Name the file of one backup.'))).toEqual([
    1,
    'Name the file of one backup.',
  ])
})

it('A program prints whole what nobody expected', () => {
  const bug = new TypeError('x is not a function')
  expect(ended(bug)).toEqual([1, bug])
})
