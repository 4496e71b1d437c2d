import pg from 'pg'
import { emptyVillage } from '../../../api/database/empty-village.ts'
import { fillPriceList } from '../../../api/database/fill-price-list.ts'
import { freshDatabase } from '../../setup/postgres.ts'
import { MONDAY, startApi } from './api-process.ts'
import type { TestSetup } from './open-setup.ts'

/**
 * A real house as its migrations leave it: no rooms, no prices but what the law gives, no account,
 * and none of the keys that `variables` may bring.
 */
export async function openEmptyHouse(variables: Record<string, string> = {}): Promise<TestSetup> {
  const database = await freshDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 3 }).on('error', () => {})
  await asInProduction(pool)
  const time = { now: MONDAY }
  const api = await startApi(
    database.url,
    { HOUSE_MODE: 'production', ...variables },
    () => time.now,
  )
  return {
    app: api.app,
    processes: [api],
    pool,
    url: database.url,
    time,
    async close() {
      await api.close()
      await pool.end()
      await database.drop()
    },
  }
}

/** The template of the tests is filled as a demo: this is what production would have filled. */
async function asInProduction(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  await client.query(
    `TRUNCATE seasons, tourist_tax_tariffs, family_tariffs, breakfast_tariffs, vat_rates;
     DELETE FROM settings WHERE key = 'price-list'`,
  )
  await fillPriceList(client, 'by-law')
  await emptyVillage(client)
  client.release()
}
