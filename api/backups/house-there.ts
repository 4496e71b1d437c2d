import type { ClientBase } from 'pg'

/** What a database holds before something is put into it. */
export type HouseThere =
  /** Nothing at all. */
  | 'nothing'
  /** A house in which nobody has an account and nobody ordered anything. */
  | 'an unused house'
  | 'a house'
  /** Tables of some other program. */
  | 'something else'

const OTHERS = `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' LIMIT 1`

/** Looks what stands in the database. */
export async function houseThere(client: ClientBase): Promise<HouseThere> {
  const { rows } = await client.query<{ isHouse: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AND to_regclass('public.folios') IS NOT NULL
       AND to_regclass('public.staff') IS NOT NULL AS "isHouse"`,
  )
  if (!rows[0]!.isHouse) return (await client.query(OTHERS)).rowCount ? 'something else' : 'nothing'
  const { rowCount } = await client.query(
    'SELECT FROM public.folios UNION ALL SELECT FROM public.staff LIMIT 1',
  )
  return rowCount ? 'a house' : 'an unused house'
}

/**
 * How many others are connected to the database: processes of a house that runs, or somebody who
 * looks into it.
 */
export async function othersConnected(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`,
  )
  return rows[0]!.count
}
