/**
 * `npm run backup [-- FOLDER]`: one file of the whole house, while it runs or not, in the folder, in
 * `BACKUP_DIR` or in `.data/backups`. `npm run backup -- --check FILE` reads one again.
 */
import { startedMode } from './app-mode.mjs'
import { data } from './folders.mjs'
import { backupsIn, placesIn } from './places.mjs'
import { keepSecrets } from './secrets.mjs'
import { runCommand, runProgram, withHouse } from './with-database.mjs'

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

await runCommand(() =>
  args[0] === '--check'
    ? runProgram(program, args, process.env)
    : withHouse(given, 'to back up', backUp),
)
