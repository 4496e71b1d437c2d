/**
 * `npm run restore -- FILE [--over]`: makes the house of a backup anew, in the data folder or in the
 * database of `DATABASE_URL` (its owner's, or `MIGRATION_DATABASE_URL`). What Temporal kept goes: the
 * worker makes the workflows again from the tables.
 */
import fs from 'node:fs'
import path from 'node:path'
import { appLock } from './app-lock.mjs'
import { startedMode } from './app-mode.mjs'
import { build } from './build.mjs'
import { data } from './folders.mjs'
import { placesIn } from './places.mjs'
import { runProgram, withOwnDatabase } from './with-database.mjs'

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

try {
  if (!file) throw new Error('npm run restore -- FILE [--over]')
  await build({ only: ['server'] })
  if (appLock(data).isTaken())
    throw new Error(`A house runs in ${data}: stop it first. Nothing was changed.`)
  // Before anything is made: a file that is broken leaves nothing behind.
  const checked = await runProgram('api/backups/backup.js', ['--check', file], process.env)
  if (checked !== 0) process.exitCode = checked
  else if (given['DATABASE_URL']) {
    fs.mkdirSync(data, { recursive: true })
    process.exitCode = await restore({})
  } else
    process.exitCode = await withOwnDatabase(({ url, ownerUrl }) =>
      restore({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl }),
    )
  if (process.exitCode === 0)
    console.log('npm start goes on with it. The worker finds every booking that is under way.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
