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
    drop: () => asSuperuser(superUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
