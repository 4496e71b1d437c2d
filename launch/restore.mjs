/**
 * `npm run restore -- FILE [--over] [--last-invoice=F2026-0143]`: makes the house of a backup anew, in the data folder or in the
 * database of `DATABASE_URL` (its owner's, or `MIGRATION_DATABASE_URL`). What Temporal kept goes: the
 * worker makes the workflows again from the tables.
 */
import fs from 'node:fs'
import path from 'node:path'
import { startedMode } from './app-mode.mjs'
import { data } from './folders.mjs'
import { placesIn } from './places.mjs'
import { refuseWhileRunning, runCommand, runProgram, withNewHouse } from './with-database.mjs'

const args = process.argv.slice(2)
const file = args.find((arg) => !arg.startsWith('--'))
/** @type {NodeJS.ProcessEnv} */
const given = { ...process.env, ...startedMode(process.env) }

/** @param {NodeJS.ProcessEnv} database */
async function restore(database) {
  const code = await runProgram('api/backups/restore.js', args, {
    ...given,
    ...placesIn(data, given),
    SECRETS_FILE: path.join(data, 'secrets.json'),
    ...database,
  })
  if (code === 0)
    for (const name of fs.readdirSync(data))
      if (name.startsWith('temporal.db')) fs.rmSync(path.join(data, name))
  return code
}

if (!file) {
  console.error('npm run restore -- FILE [--over] [--last-invoice=F2026-0143]')
  process.exitCode = 1
} else
  await runCommand(async () => {
    refuseWhileRunning('Nothing was changed.')
    // Before anything is made: a file that is broken leaves nothing behind.
    const checked = await runProgram('api/backups/backup.js', ['--check', file], process.env)
    if (checked !== 0) return checked
    // The programs put the secrets there, also where the database is elsewhere.
    fs.mkdirSync(data, { recursive: true })
    const code = await withNewHouse(given, restore)
    if (code === 0)
      console.log(
        'Start it as before (a real house: HOUSE_MODE=production npm start). The worker finds every booking that is under way.',
      )
    return code
  })
