import { type EntityManager } from 'typeorm'

/** Tables whose rows come back under their own ids; never a name from outside. */
export type PutBackTable =
  | 'room_types'
  | 'room_type_prices'
  | 'room_type_facilities'
  | 'room_type_images'
  | 'minimum_night_rules'

/** Puts a row back as `changes` wrote it down when it was taken away, under its own id. */
export async function putBack(
  manager: EntityManager,
  table: PutBackTable,
  row: object,
): Promise<void> {
  await manager.query(
    `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
     SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`,
    [row],
  )
}
