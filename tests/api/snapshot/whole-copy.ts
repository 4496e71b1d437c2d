import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import pg from 'pg'
import { setSequences } from '../../../api/snapshot/kept-sequences.ts'
import type { KeptSequence } from '../../../api/snapshot/kept-sequences.ts'
import { refill } from '../../../api/snapshot/refill.ts'
import { withSnapshot } from '../../../api/snapshot/with-snapshot.ts'

/** All that a database holds, in memory: for tests, which are small. */
export interface WholeCopy {
  /** The rows of each table as text. */
  tables: Record<string, { columns: string[]; rows: string }>
  sequences: KeptSequence[]
}

export function wholeCopyOf(url: string): Promise<WholeCopy> {
  return withSnapshot(url, async (snapshot) => {
    const tables: WholeCopy['tables'] = {}
    for (const table of snapshot.tables) {
      let rows = ''
      await snapshot.readRows(table, async (content) => {
        rows = (await buffer(content)).toString('utf8')
      })
      tables[table.name] = { columns: table.columns.map(({ name }) => name), rows }
    }
    return { tables, sequences: await snapshot.sequences() }
  })
}

/** Puts a copy into a database of the same form. */
export async function putInto(url: string, { tables, sequences }: WholeCopy): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN')
    await refill(client, async ({ fill }) => {
      for (const [name, { columns, rows }] of Object.entries(tables))
        await fill(name, columns, Readable.from([rows]))
    })
    await setSequences(client, sequences)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
