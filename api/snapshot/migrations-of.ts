import type { ClientBase } from 'pg'

/** The names of the migrations that this database has been through, the oldest first. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.migrations ORDER BY timestamp, id',
  )
  return rows.map(({ name }) => name)
}
