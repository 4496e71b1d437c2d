import { pathToFileURL } from 'node:url'
import { adoptRestoredBookings } from './adopt-restored-bookings.ts'
import { isProduction } from '../environment/environment.ts'
import { emptyVillage } from './empty-village.ts'
import { type FirstPrices, fillPriceList } from './fill-price-list.ts'
import { fillProducts } from './fill-products.ts'
import { frozenMigrations } from './frozen-migrations.ts'
import { appRole, grantToApp } from './grant-to-app.ts'
import { OtherHouse, markHouse, refuseOtherHouse } from './house-mark.ts'
import { OlderData, refuseOlderData } from './older-data.ts'
import { inTransaction, openDatabase, poolOf } from './open-database.ts'
import { migrationLimits } from './time-limits.ts'

/**
 * Any number that nothing else locks: two processes that start at once migrate one after the other.
 */
export const MIGRATION_LOCK = 7_262_637

/**
 * Brings the database at `url` up to the newest migration, one transaction a file, and a new one to
 * the numbers it starts with.
 *
 * @param app the role that the API and the worker connect as, where it is not the one of `url`,
 * which owns everything
 * @param prices what a new database starts with
 * @param secret of the house that starts; null: of any
 * @returns the names of what was run now; empty when all was there
 * @throws OtherHouse where the database belongs to a house with another secret
 * @throws OlderData where the database was made by a release that had other migrations
 */
export async function migrate(
  url: string,
  app: string | null = null,
  prices: FirstPrices = 'as-documented',
  secret: string | null = null,
): Promise<string[]> {
  const database = await openDatabase(url, migrationLimits, 2, frozenMigrations())
  try {
    return await inTransaction(poolOf(database), async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      if (secret !== null) await refuseOtherHouse(client, secret)
      await refuseOlderData(client, database.migrations)
      const run = await database.runMigrations()
      await fillPriceList(client, prices)
      await fillProducts(client, prices)
      if (prices === 'by-law') await emptyVillage(client)
      await adoptRestoredBookings(client)
      if (secret !== null) await markHouse(client, secret)
      if (app !== null) await grantToApp(client, app)
      return run.map((migration) => migration.name)
    })
  } finally {
    await database.destroy()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is not given.')
  const migrationUrl = process.env['MIGRATION_DATABASE_URL'] || url
  try {
    const prices = isProduction(process.env) ? 'by-law' : 'as-documented'
    const app = appRole(url, migrationUrl)
    const run = await migrate(migrationUrl, app, prices, process.env['SECRET'] || null)
    console.log(run.length === 0 ? 'migrations: nothing to do' : `migrations: ${run.join(', ')}`)
  } catch (error) {
    if (!(error instanceof OlderData || error instanceof OtherHouse)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
