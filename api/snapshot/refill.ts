import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import copy from 'pg-copy-streams'
import { exactText } from './exact-text.ts'
import { type KeptTable, keptTables, quotedColumns, quotedName } from './kept-tables.ts'

/** Tables to put rows into. */
export interface Refilling {
  tables: KeptTable[]
  /**
   * Puts rows into a table.
   *
   * @param columns in the order in which the rows have them
   * @param rows the text of COPY
   * @returns how many there were
   */
  fill(table: string, columns: readonly string[], rows: Readable): Promise<number>
}

/**
 * Empties all tables and has `work` fill them, in the transaction of `client`, which the owner of the
 * tables opened. No trigger of ours fires meanwhile, so that nothing is noted, judged or computed a
 * second time. References are checked as a whole at the end: the order of the tables is free, and no
 * row waits in memory.
 *
 * @throws where a row refers to one that is not there, or breaks another constraint
 */
export async function refill(
  client: ClientBase,
  work: (refilling: Refilling) => Promise<void>,
): Promise<void> {
  await exactText(client)
  const tables = await keptTables(client)
  const all = tables.map(({ name }) => quotedName(name)).join(', ')
  const references = await statementsOf(client, REFERENCES)
  const triggers = await statementsOf(client, TRIGGERS)
  for (const { before } of [...references, ...triggers]) await client.query(before)
  await client.query(`TRUNCATE ${all}`)
  await work({
    tables,
    async fill(table, columns, rows) {
      const into = client.query(
        copy.from(`COPY ${quotedName(table)} (${quotedColumns(columns)}) FROM STDIN`),
      )
      await pipeline(rows, into)
      return into.rowCount
    },
  })
  // What is checked only at the end of a transaction is checked here, before a table is altered.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { after } of [...triggers, ...references]) await client.query(after)
}

/** A reference as what takes it away and what puts it back, which checks all rows. */
const REFERENCES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS before,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS after
  FROM pg_constraint
  WHERE contype = 'f' AND conparentid = 0 AND conrelid = ANY ($1::regclass[])
  ORDER BY conrelid, conname`

/** A trigger of ours, of those that fire at all. */
const TRIGGERS = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS before,
    format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS after
  FROM pg_trigger
  WHERE NOT tgisinternal AND tgenabled <> 'D' AND tgrelid = ANY ($1::regclass[])
  ORDER BY tgrelid, tgname`

async function statementsOf(
  client: ClientBase,
  query: string,
): Promise<{ before: string; after: string }[]> {
  const tables = await keptTables(client)
  const { rows } = await client.query(query, [tables.map(({ name }) => quotedName(name))])
  return rows
}
