/**
 * `npm run export [-- FOLDER]`: the whole house as open files, while it runs or not
 * (docs/leaving.md). Of the data folder, or of the database of `DATABASE_URL`.
 */
import path from 'node:path'
import { startedMode } from './app-mode.mjs'
import { build } from './build.mjs'
import { data } from './folders.mjs'
import { placesIn } from './places.mjs'
import { keepSecrets } from './secrets.mjs'
import { hasDatabase, runProgram, runningDatabase, withOwnDatabase } from './with-database.mjs'

const today = new Date().toISOString().slice(0, 10)
const folder = path.resolve(process.argv[2] ?? `exports/kamersleutel-${today}`)
/** @type {NodeJS.ProcessEnv} */
const given = { ...process.env, ...startedMode(process.env) }

/** @param {{ url: string }} database */
const write = ({ url }) =>
  runProgram('api/leaving/export.js', [folder], {
    ...given,
    ...placesIn(data, given),
    DATABASE_URL: url,
    SECRET: given['SECRET'] || keepSecrets(data).secret,
  })

try {
  await build({ only: ['server'] })
  if (given['DATABASE_URL']) process.exitCode = await write({ url: given['DATABASE_URL'] })
  else {
    if (!hasDatabase()) throw new Error(`There is no house in ${data}: nothing to export.`)
    const running = runningDatabase()
    process.exitCode = await (running ? write(running) : withOwnDatabase(write))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
