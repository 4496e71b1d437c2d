/**
 * `npm run backup [-- FOLDER]`: one file of the whole house, while it runs or not, in the folder, in
 * `BACKUP_DIR` or in `.data/backups`. `npm run backup -- --check FILE` reads one again.
 */
import { startedMode } from './app-mode.mjs'
import { build } from './build.mjs'
import { data } from './folders.mjs'
import { backupsIn, placesIn } from './places.mjs'
import { keepSecrets } from './secrets.mjs'
import { hasDatabase, runProgram, runningDatabase, withOwnDatabase } from './with-database.mjs'

const program = 'api/backups/backup.js'
const args = process.argv.slice(2)
/** @type {NodeJS.ProcessEnv} */
const given = { ...process.env, ...startedMode(process.env) }

/** @param {{ url: string }} database */
const backUp = ({ url }) =>
  runProgram(program, args, {
    BACKUP_DIR: backupsIn(data),
    ...given,
    ...placesIn(data, given),
    DATABASE_URL: url,
    SECRET: given['SECRET'] || keepSecrets(data).secret,
  })

try {
  await build({ only: ['server'] })
  if (args[0] === '--check') process.exitCode = await runProgram(program, args, process.env)
  else if (given['DATABASE_URL']) process.exitCode = await backUp({ url: given['DATABASE_URL'] })
  else {
    if (!hasDatabase()) throw new Error(`There is no house in ${data}: nothing to back up.`)
    const running = runningDatabase()
    process.exitCode = await (running ? backUp(running) : withOwnDatabase(backUp))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
