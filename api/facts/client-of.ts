import type { PoolClient } from 'pg'
import type { EntityManager } from 'typeorm'

/** The connection on which a transaction runs; thrown is an error where there is none. */
export async function clientOf(manager: EntityManager): Promise<PoolClient> {
  const client: unknown = await manager.queryRunner?.connect()
  if (!client) throw new Error('facts as they would be are read within a transaction only')
  return client as PoolClient
}
