import { Readable } from 'node:stream'
import pg from 'pg'
import copy from 'pg-copy-streams'
import { migrationLimits } from '../database/time-limits.ts'
import { exactText } from './exact-text.ts'
import { type KeptSequence, keptSequences } from './kept-sequences.ts'
import { type KeptTable, keptTables, quotedColumns, quotedName } from './kept-tables.ts'
import { migrationsOf } from './migrations-of.ts'

/** The whole database as it was at one moment. */
export interface Snapshot {
  at: Date
  /** The names of all migrations that its tables went through, the oldest first. */
  migrations: string[]
  tables: KeptTable[]
  /** For questions of one's own; sees the same moment as all else here. */
  client: pg.ClientBase
  /**
   * Has the rows of a table read to their end, as the text of COPY, by its primary key; answers how
   * many they are.
   */
  readRows(table: KeptTable, read: (rows: Readable) => Promise<unknown>): Promise<number>
  sequences(): Promise<KeptSequence[]>
}

/**
 * Reads the database at `url` as it is at one moment, in one transaction that changes nothing, while
 * others go on writing. What was committed before the call is seen, and nothing by half. The role of
 * the app is enough.
 */
export async function withSnapshot<T>(
  url: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...migrationLimits })
  // A connection that breaks has the statement under way fail; nothing else is to be done.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await exactText(client)
    const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at')
    return await work({
      at: rows[0]!.at,
      migrations: await migrationsOf(client),
      tables: await keptTables(client),
      client,
      async readRows(table, read) {
        const rows = client.query(copy.to(copyStatement(table)))
        await read(rows)
        // The count follows the rows, and has come once the server answers the next question.
        await client.query('SELECT')
        return rows.rowCount
      },
      sequences: () => keptSequences(client),
    })
  } finally {
    await client.end()
  }
}

function copyStatement({ name, columns, key }: KeptTable): string {
  const wanted = quotedColumns(columns.map((column) => column.name))
  // Without a key the rows come as they lie.
  const order = quotedColumns(key) || 'ctid'
  return `COPY (SELECT ${wanted} FROM ${quotedName(name)} ORDER BY ${order}) TO STDOUT`
}
