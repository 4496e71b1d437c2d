import type { ClientBase } from 'pg'
import type { MigrationInterface } from 'typeorm'

/** The data was made by a release that this one cannot carry on from. */
export class OlderData extends Error {
  constructor() {
    super(
      'This data was made by an older version: `npm run reset` deletes it and begins anew; ' +
        'to keep it, go back to that version.',
    )
  }
}

/**
 * Does nothing where each migration that the database remembers is still among `known`.
 *
 * @throws OlderData where one is not: nothing was changed yet
 */
export async function refuseOlderData(
  client: ClientBase,
  known: readonly MigrationInterface[],
): Promise<void> {
  const remembers = await client.query(`SELECT WHERE to_regclass('migrations') IS NOT NULL`)
  if (remembers.rowCount === 0) return
  const { rows } = await client.query('SELECT FROM migrations WHERE name <> ALL ($1)', [
    known.map(({ name }) => name),
  ])
  if (rows.length > 0) throw new OlderData()
}
