import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

const folder = path.resolve(import.meta.dirname, '../../api/database/migrations')

/** Brings an empty database to today's schema. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.sql')).toSorted()) {
    await client.query(fs.readFileSync(path.join(folder, file), 'utf8'))
  }
  await client.end()
}
