import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { appLock } from './app-lock.mjs'
import { build } from './build.mjs'
import { endChild } from './child.mjs'
import { data, dist } from './folders.mjs'
import { appRole, ensureDatabase, runningPort, startPostgres } from './postgres.mjs'
import { keepSecrets } from './secrets.mjs'

const folder = path.join(data, 'postgres')

/**
 * A whole command: builds the server, does `work`, and ends with its exit code; with 1 and what was
 * said where it throws.
 * @param {() => Promise<number>} work
 */
export async function runCommand(work) {
  try {
    await build({ only: ['server'] })
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * Reads a house that may run meanwhile: the one of `DATABASE_URL`, or that of the data folder.
 * @param {NodeJS.ProcessEnv} given
 * @param {string} purpose what is said to be impossible where there is none: `to back up`
 * @param {(database: { url: string }) => Promise<number>} work
 */
export function withHouse(given, purpose, work) {
  if (given['DATABASE_URL']) return work({ url: given['DATABASE_URL'] })
  if (!fs.existsSync(path.join(folder, 'cluster/PG_VERSION')))
    throw new Error(`There is no house in ${data}: nothing ${purpose}.`)
  const running = runningDatabase()
  return running ? work(running) : withOwnDatabase(work)
}

/**
 * Makes a house where none runs: in the database of `DATABASE_URL`, or in the data folder.
 * @param {NodeJS.ProcessEnv} given
 * @param {(database: NodeJS.ProcessEnv) => Promise<number>} work is told what of the database was
 * not given
 */
export function withNewHouse(given, work) {
  if (given['DATABASE_URL']) return work({})
  return withOwnDatabase(({ url, ownerUrl }) =>
    work({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl }),
  )
}

/**
 * @param {string} outcome what is said to have come of it: `Nothing was changed.`
 * @throws {Error} where a house runs here
 */
export function refuseWhileRunning(outcome) {
  if (appLock(data).isTaken()) throw new Error(`A house runs in ${data}: stop it first. ${outcome}`)
}

/**
 * The database of the house that runs here.
 * @returns {{ url: string } | null} null where none runs
 */
function runningDatabase() {
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
