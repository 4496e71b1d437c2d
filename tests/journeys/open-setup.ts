import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../launch/free-port.mjs'
import { launcherEnvironment } from '../setup/launcher-environment.ts'

/** A whole property, as `npm start` brings it up, with data of its own. */
export interface OpenSetup {
  site: string
  login: { email: string; password: string }
  close(): Promise<void>
}

const checkout = path.resolve(import.meta.dirname, '../..')

/**
 * Starts everything in an empty folder and resolves when workflows run too.
 *
 * @param variables what the launcher is told beside its port and its data, such as a mail server
 */
export async function openSetup(variables: Record<string, string> = {}): Promise<OpenSetup> {
  const { site, said, close } = await launched(variables)
  const [, email, password] = /\/login {2}\((\S+), (\S+)\)/.exec(said) ?? []
  if (!email || !password) throw new Error(`no demo login was shown:\n${said}`)
  return { site, login: { email, password }, close }
}

/** A real house on its first day: nothing in it, and the code of its first account. */
export interface NewHouse {
  site: string
  code: string
  close(): Promise<void>
}

/** Starts a real house in an empty folder. */
export async function openNewHouse(given: NodeJS.ProcessEnv): Promise<NewHouse> {
  const { site, said, close } = await launched({ HOUSE_MODE: 'production', ...given })
  const code = /first account: {2}(\S+)/.exec(said)?.[1]
  if (!code) throw new Error(`no code was shown:\n${said}`)
  return { site, code, close }
}

async function launched(given: NodeJS.ProcessEnv = {}) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'kamersleutel-journey-'))
  const port = await freePort()
  const env = { ...launcherEnvironment(port, data), ...given }
  const launcher = spawn(process.execPath, ['launch/start.mjs'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => launcher.once('exit', resolve))
  let said = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [launcher.stdout, launcher.stderr])
      stream.on('data', (chunk) => {
        said += chunk
        if (said.includes('Ready after')) resolve()
      })
  })
  await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error(`the setup did not open:\n${said}`))),
  ])
  return {
    site: `http://localhost:${port}`,
    said,
    async close() {
      launcher.kill('SIGINT')
      await ended
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}
