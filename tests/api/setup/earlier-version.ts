import type pg from 'pg'
import { MigrationExecutor } from 'typeorm'
import { clearAway } from '../../../api/backups/clear-away.ts'
import { frozenMigrations } from '../../../api/database/frozen-migrations.ts'
import { openDatabase } from '../../../api/database/open-database.ts'
import { migrationLimits } from '../../../api/database/time-limits.ts'

/** Makes the tables of a database anew, as they were after so many migrations. */
export async function asOfEarlierVersion(url: string, count: number): Promise<void> {
  const database = await openDatabase(url, migrationLimits, 1, frozenMigrations().slice(0, count))
  const runner = database.createQueryRunner()
  await clearAway((await runner.connect()) as pg.PoolClient)
  await new MigrationExecutor(database, runner).executePendingMigrations()
  await runner.release()
  await database.destroy()
}
