/**
 * `npm run import-old -- FILE`: what an import of the old site's export (JSON) would do;
 * `-- FILE --keep` does it. Of the house in the data folder, which may run meanwhile, or of the
 * database of `DATABASE_URL` (docs/moving-in.md).
 */
import { startedMode } from './app-mode.mjs'
import { data } from './folders.mjs'
import { placesIn } from './places.mjs'
import { keepSecrets } from './secrets.mjs'
import { runCommand, runProgram, withHouse } from './with-database.mjs'

const args = process.argv.slice(2)
/** @type {NodeJS.ProcessEnv} */
const given = { ...process.env, ...startedMode(process.env) }

/** @param {{ url: string }} database */
const bring = ({ url }) =>
  runProgram('api/old-site/import-old.js', args, {
    ...given,
    ...placesIn(data, given),
    DATABASE_URL: url,
    SECRET: given['SECRET'] || keepSecrets(data).secret,
  })

if (args.length === 0) {
  console.error('npm run import-old -- FILE [--keep] [--decisions FILE]')
  process.exitCode = 1
} else await runCommand(() => withHouse(given, 'to import into', bring))
