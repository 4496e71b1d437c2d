import { PlaceTaken } from '../backups/refuse-in-use.ts'
import { appRole } from '../database/grant-to-app.ts'
import { isProduction, readEnvironment } from '../environment/environment.ts'
import { endProgram } from '../errors/end-program.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { importHouse } from './import-house.ts'
import { ImportRefused } from './import-refused.ts'

/**
 * `node dist/api/leaving/import.js FOLDER`, with the environment of a new house that
 * does not serve yet: builds the house of an export (docs/leaving.md). `MIGRATION_DATABASE_URL` is
 * that of the role that owns the tables, where it is another one.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Give the folder of an export.')
  process.exitCode = 1
} else await run(folder)

async function run(from: string): Promise<void> {
  const { databaseUrl, files } = readEnvironment()
  const url = process.env['MIGRATION_DATABASE_URL'] || databaseUrl
  try {
    const rows = await importHouse({
      url,
      app: appRole(databaseUrl, url),
      prices: isProduction(process.env) ? 'by-law' : 'as-documented',
      pictures: await openFileStore(files),
      folder: from,
      tell: (what) => process.stdout.isTTY && console.log(`  ${what}`),
    })
    console.log(`import: ${rows} rows`)
    console.log(
      'Nobody has a password here yet: a start (a real house: HOUSE_MODE=production npm start) shows the one-time code of the first account, a demo its login. Invite the others again at Instellingen, Meer, Mensen.',
    )
  } catch (error) {
    endProgram(error, [ImportRefused, PlaceTaken])
  }
}
