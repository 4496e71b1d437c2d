/**
 * `npm run export [-- FOLDER]`: the whole house as open files, while it runs or not
 * (docs/leaving.md). Of the data folder, or of the database of `DATABASE_URL`.
 */
import path from 'node:path'
import { startedMode } from './app-mode.mjs'
import { data } from './folders.mjs'
import { placesIn } from './places.mjs'
import { keepSecrets } from './secrets.mjs'
import { runCommand, runProgram, withHouse } from './with-database.mjs'

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

await runCommand(() => withHouse(given, 'to export', write))
