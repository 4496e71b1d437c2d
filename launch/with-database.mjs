import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { appLock } from './app-lock.mjs'
import { endChild } from './child.mjs'
import { data, dist } from './folders.mjs'
import { appRole, ensureDatabase, runningPort, startPostgres } from './postgres.mjs'
import { keepSecrets } from './secrets.mjs'

const folder = path.join(data, 'postgres')

/** Whether the data folder has a database. */
export const hasDatabase = () => fs.existsSync(path.join(folder, 'cluster/PG_VERSION'))

/**
 * The database of the house that runs here.
 * @returns {{ url: string } | null} null where none runs
 */
export function runningDatabase() {
  if (!appLock(data).isTaken()) return null
  const { appPassword } = keepSecrets(data)
  const port = runningPort(folder)
  return { url: `postgres://${appRole}:${appPassword}@127.0.0.1:${port}/kamersleutel` }
}

/**
 * Starts the database of the data folder for as long as `work` takes; while no house runs here, and
 * none may start.
 * @template T
 * @param {(database: { url: string, ownerUrl: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withOwnDatabase(work) {
  const lock = appLock(data)
  await lock.take()
  try {
    const logFile = path.join(data, 'logs/postgres.log')
    const server = await startPostgres({ ...keepSecrets(data), folder, logFile })
    lock.add(server.child)
    try {
      await ensureDatabase(server.superUrl, 'kamersleutel')
      return await work({
        url: server.appUrl('kamersleutel'),
        ownerUrl: server.url('kamersleutel'),
      })
    } finally {
      await endChild(server.child, 'SIGINT')
    }
  } finally {
    lock.release()
  }
}

/**
 * Runs a built program in this terminal.
 * @param {string} file in dist
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function runProgram(file, args, env) {
  const child = spawn(process.execPath, [path.join(dist, file), ...args], { stdio: 'inherit', env })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
