import pg from 'pg'
import { inject } from 'vitest'

export interface FreshDatabase {
  url: string
  drop(): Promise<void>
}

/**
 * A migrated, empty database of its own, owned by the property's role (no superuser), copied from the
 * template that the run migrated once. Drop it when done; what a test forgets goes with the whole
 * server at the end of the run.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { superUrl, setupUrl, template } = inject('postgres')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await asSuperuser(
    superUrl,
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER kamersleutel STRATEGY file_copy`,
  )
  return {
    url: setupUrl.replace(/[^/]*$/, name),
    drop: () =>
      asSuperuser(superUrl, untilNobodyIsIn(name), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/**
 * Waits a moment for clients that were told to end: cut off while they say goodbye, they would fail the
 * run. One that was forgotten is cut off after it.
 */
const untilNobodyIsIn = (name: string) => `DO $$ BEGIN
    FOR round IN 1..20 LOOP
      EXIT WHEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = '${name}');
      PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
    END LOOP;
  END $$`

async function asSuperuser(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
