import pg from 'pg'
import { migrationLimits } from '../database/time-limits.ts'

/** A database that is no place for a house; says why, and that nothing was done. */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken'
}

/**
 * Asks whether a house may be put into a database, before a restore or an import writes anything.
 *
 * @param url of the role that owns the tables, or will
 * @param over whether a house that is there may be overwritten
 * @param advice what is said where one is there
 * @throws PlaceTaken where a house runs or stands there, or something else
 */
export async function refuseInUse(url: string, over: boolean, advice: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...migrationLimits })
  await client.connect()
  try {
    const others = await othersConnected(client)
    if (others > 0)
      throw new PlaceTaken(
        `The database is in use by ${others} other connections: stop the house first. Nothing was changed.`,
      )
    const there = await houseThere(client)
    if (there === 'something else')
      throw new PlaceTaken(
        'This database holds tables of another program: name an empty one. Nothing was changed.',
      )
    if (there === 'a house' && !over)
      throw new PlaceTaken(
        `A house is there already, with accounts or orders of its own. ${advice} Nothing was changed.`,
      )
  } finally {
    await client.end()
  }
}

/** What a database holds before something is put into it. */
type HouseThere =
  /** Nothing, or a house in which nobody has an account and nobody ordered anything. */
  | 'nothing'
  | 'a house'
  /** Tables of some other program. */
  | 'something else'

const OTHERS = `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' LIMIT 1`

async function houseThere(client: pg.ClientBase): Promise<HouseThere> {
  const { rows } = await client.query<{ isHouse: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AND to_regclass('public.folios') IS NOT NULL
       AND to_regclass('public.staff') IS NOT NULL AS "isHouse"`,
  )
  if (!rows[0]!.isHouse) return (await client.query(OTHERS)).rowCount ? 'something else' : 'nothing'
  const { rowCount } = await client.query(
    'SELECT FROM public.folios UNION ALL SELECT FROM public.staff LIMIT 1',
  )
  return rowCount ? 'a house' : 'nothing'
}

/** Processes of a house that runs, or somebody who looks into it. */
async function othersConnected(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`,
  )
  return rows[0]!.count
}
