/** The first of the two numbers of an advisory lock: that it is about a room type. */
const ROOM_TYPE_LOCK = 5_301

/** Of pg or of TypeORM: both take a statement so. */
interface Transaction {
  query(statement: string, values: unknown[]): Promise<unknown>
}

/**
 * Has the rooms of a type alone until the transaction ends: no booking of the type is being written
 * meanwhile, and what was written is to be seen. Whoever re-assigns rooms or closes them takes this
 * first, before it locks any live booking; a plain insert takes the shared side (`insert_booking` in
 * the migrations). So no two transactions ever wait for each other's rooms. The room rows are locked
 * too, in the order of their ids. Of several types the lowest id comes first.
 */
export async function lockRoomType(transaction: Transaction, roomTypeId: number): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1, $2)', [ROOM_TYPE_LOCK, roomTypeId])
  await transaction.query(
    'SELECT id FROM rooms WHERE room_type_id = $1 ORDER BY id FOR NO KEY UPDATE',
    [roomTypeId],
  )
}
