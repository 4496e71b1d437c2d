import { createHmac } from 'node:crypto'
import type { ClientBase } from 'pg'

/** The database belongs to a house with another secret. */
export class OtherHouse extends Error {
  constructor() {
    super(
      'This database is of another house: it was begun with another SECRET. Start with the DATA_DIR ' +
        'or SECRET of that house, or name a database of its own in DATABASE_URL ' +
        '(docs/operation.md, "One database, one house").',
    )
  }
}

/**
 * Does nothing where the database is this house's, or nobody's yet.
 *
 * @throws OtherHouse where it is another's: nothing was changed yet
 */
export async function refuseOtherHouse(client: ClientBase, secret: string): Promise<void> {
  const { rows } = await client.query<{ mark: string | null }>(
    `SELECT obj_description(to_regclass('settings'), 'pg_class') AS mark`,
  )
  const mark = rows[0]?.mark ?? null
  if (mark !== null && mark !== markOf(secret)) throw new OtherHouse()
}

/**
 * Notes whose the database is: on a table, and in none, so that a backup or an export that becomes
 * another house does not bring it along.
 */
export async function markHouse(client: ClientBase, secret: string): Promise<void> {
  await client.query(`COMMENT ON TABLE settings IS '${markOf(secret)}'`)
}

function markOf(secret: string): string {
  return `house ${createHmac('sha256', secret).update('whose database').digest('hex').slice(0, 16)}`
}
