import pg from 'pg'
import { othersConnected } from '../backups/house-there.ts'
import { appRole } from '../database/grant-to-app.ts'
import { migrate } from '../database/migrate.ts'
import { migrationLimits } from '../database/time-limits.ts'
import { isProduction, readEnvironment } from '../environment/environment.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { importHouse } from './import-house.ts'
import { HouseNotEmpty, ImportRefused } from './import-refused.ts'

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
  const connectionString = process.env['MIGRATION_DATABASE_URL'] || databaseUrl
  await migrate(
    connectionString,
    appRole(databaseUrl, connectionString),
    isProduction(process.env) ? 'by-law' : 'as-documented',
  )
  const client = new pg.Client({ connectionString, ...migrationLimits })
  await client.connect()
  try {
    const others = await othersConnected(client)
    if (others > 0)
      throw new HouseNotEmpty(
        `The database is in use by ${others} other connections: stop the house first. Nothing was imported.`,
      )
    const rows = await importHouse({
      client,
      pictures: await openFileStore(files),
      folder: from,
      tell: (what) => process.stdout.isTTY && console.log(`  ${what}`),
    })
    console.log(`import: ${rows} rows`)
    console.log(
      'Nobody has a password here yet: npm start shows the one-time code of the first account, a demo its login. Invite the others again under Medewerkers.',
    )
  } catch (error) {
    if (!(error instanceof ImportRefused || error instanceof HouseNotEmpty)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await client.end()
  }
}
