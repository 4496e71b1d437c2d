import type { Pool, PoolClient } from 'pg'
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { isDatabaseGone } from '../errors/known-failures.ts'
import { SchemaNames } from './schema-names.ts'
import type { TimeLimits } from './time-limits.ts'

/**
 * How PostgreSQL is connected to. The schema is made by frozen SQL files and never by the ORM.
 *
 * @param limits how long is waited for it, by who waits
 * @param connections how many this process may hold at once
 */
export function databaseOptions(url: string, limits: TimeLimits, connections: number) {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    namingStrategy: new SchemaNames(),
    applicationName: 'kamersleutel',
    installExtensions: false,
    // Its function is PostgreSQL's own by now: nothing is to be installed.
    uuidExtension: 'pgcrypto',
    extra: { max: connections, idleTimeoutMillis: 60_000, ...limits },
  } as const satisfies DataSourceOptions
}

/**
 * Connects without the entities, for programs beside the API.
 *
 * @param migrations only for who runs them (`migrate.ts`)
 */
export async function openDatabase(
  url: string,
  limits: TimeLimits,
  connections: number,
  migrations: (new () => MigrationInterface)[] = [],
): Promise<DataSource> {
  const database = new DataSource({
    ...databaseOptions(url, limits, connections),
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
  })
  return database.initialize()
}

/** The pool beneath the data source, for the statements on a guest's way. */
export function poolOf(database: DataSource): Pool {
  return (database.driver as PostgresDriver).master as Pool
}

/**
 * Takes a connection out of the pool. PostgreSQL may close it between two statements: that does not
 * end the process, since the next statement fails.
 *
 * @returns the connection, and `giveBack`, which returns it to the pool, or closes it where `broken`
 */
export async function borrow(
  pool: Pool,
): Promise<{ client: PoolClient; giveBack(broken?: Error | boolean): void }> {
  const client = await pool.connect()
  const ignore = () => {}
  client.on('error', ignore)
  return {
    client,
    giveBack(broken) {
      client.off('error', ignore)
      client.release(broken)
    },
  }
}

/**
 * Runs `work` in one transaction on one connection: committed when it returns, rolled back when it
 * throws.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const { client, giveBack } = await borrow(pool)
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A connection that gives no answer, or cannot even roll back, is thrown away, not given to the
    // next.
    if (isDatabaseGone(error)) broken = error
    else await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    giveBack(broken)
  }
}
