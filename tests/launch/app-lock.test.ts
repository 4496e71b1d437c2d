import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appLock } from '../../launch/app-lock.mjs'
import { processStart } from '../../launch/process-identity.mjs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-lock-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const sleeper = () => {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' })
  return { pid: child.pid!, started: processStart(child.pid!)!.started, end: () => child.kill() }
}
const note = (
  launcher: { pid: number; started: string },
  children: { name: string; pid: number; started: string }[] = [],
) =>
  fs.writeFileSync(
    path.join(folder, 'running.json'),
    JSON.stringify({
      launcher: { name: 'launcher', ...launcher },
      address: 'http://localhost:3000',
      children,
    }),
  )

describe('the lock on a data folder', () => {
  it('lets nobody in while another launcher is at work, and says where that one serves', async () => {
    const other = sleeper()
    note(other)
    await expect(appLock(folder).take()).rejects.toThrow(/already runs .* http:\/\/localhost:3000/)
    other.end()
  })

  it('ends what a killed launcher left running', async () => {
    const orphan = sleeper()
    note({ pid: 2 ** 22 - 1, started: 'long ago' }, [{ name: 'API', ...orphan }])
    expect(await appLock(folder).take()).toEqual(['API'])
    expect(processStart(orphan.pid)).toBeNull()
  })

  it('leaves a program alone that has only the same number', async () => {
    const stranger = sleeper()
    note({ ...stranger, started: 'before the last boot' }, [
      { name: 'API', pid: stranger.pid, started: 'before the last boot' },
    ])
    expect(await appLock(folder).take()).toEqual([])
    expect(processStart(stranger.pid)).not.toBeNull()
    stranger.end()
  })

  it('is gone after its release', async () => {
    const lock = appLock(folder)
    await lock.take()
    lock.release()
    expect(fs.readdirSync(folder)).toEqual([])
  })
})
