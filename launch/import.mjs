/**
 * `npm run import -- FOLDER`: builds the house of an export (docs/leaving.md) in the data folder, or
 * in the database of `DATABASE_URL` (its owner's, or `MIGRATION_DATABASE_URL`), where there is none.
 */
import path from 'node:path'
import { startedMode } from './app-mode.mjs'
import { data } from './folders.mjs'
import { placesIn } from './places.mjs'
import { keepSecrets } from './secrets.mjs'
import { refuseWhileRunning, runCommand, runProgram, withNewHouse } from './with-database.mjs'

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

if (!folder) {
  console.error('npm run import -- FOLDER')
  process.exitCode = 1
} else
  await runCommand(() => {
    refuseWhileRunning('Nothing was imported.')
    return withNewHouse(given, read)
  })
