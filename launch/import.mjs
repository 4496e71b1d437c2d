/**
 * `npm run import -- FOLDER`: builds the house of an export (docs/leaving.md) in the data folder, or
 * in the database of `DATABASE_URL` (its owner's, or `MIGRATION_DATABASE_URL`), where there is none.
 */
import path from 'node:path'
import { appLock } from './app-lock.mjs'
import { startedMode } from './app-mode.mjs'
import { build } from './build.mjs'
import { data } from './folders.mjs'
import { placesIn } from './places.mjs'
import { keepSecrets } from './secrets.mjs'
import { runProgram, withOwnDatabase } from './with-database.mjs'

const folder = process.argv[2]
/** @type {NodeJS.ProcessEnv} */
const given = { ...process.env, ...startedMode(process.env) }

/** @param {NodeJS.ProcessEnv} database */
const read = (database) =>
  runProgram('api/leaving/import.js', [path.resolve(folder ?? '')], {
    ...given,
    ...placesIn(data, given),
    SECRET: given['SECRET'] || keepSecrets(data).secret,
    ...database,
  })

try {
  if (!folder) throw new Error('npm run import -- FOLDER')
  await build({ only: ['server'] })
  if (appLock(data).isTaken())
    throw new Error(`A house runs in ${data}: stop it first. Nothing was imported.`)
  if (given['DATABASE_URL']) process.exitCode = await read({})
  else
    process.exitCode = await withOwnDatabase(({ url, ownerUrl }) =>
      read({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl }),
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
