import type { ClientConfig, PoolConfig } from 'pg'

/**
 * How long is waited for PostgreSQL, ms: for a connection of the pool or a new one, for a statement
 * as PostgreSQL itself counts (it answers that it gave up, and the connection is still of use), and
 * for an answer of any kind (then the connection is thrown away). A server that is frozen, or a
 * network that drops what is sent, gives none.
 */
export type TimeLimits = Pick<
  PoolConfig & ClientConfig,
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'query_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'keepAlive'
  | 'keepAliveInitialDelayMillis'
>

/** Has the system look after a connection on which nothing is said. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * A visitor waits for the answer.
 *
 * @param patienceMs as `Environment.databasePatienceMs`
 */
export const answerLimits = (patienceMs: number) =>
  ({
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: patienceMs + 200,
    // A process that hangs in a transaction keeps its locks from the others no longer than this.
    idle_in_transaction_session_timeout: 10_000,
    ...KEEP_ALIVE,
  }) satisfies TimeLimits

/** Nobody waits: what takes long may, what hangs is noticed and tried again. */
export const workLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  query_timeout: 32_000,
  idle_in_transaction_session_timeout: 30_000,
  ...KEEP_ALIVE,
} satisfies TimeLimits

/** A connection that listens has next to nothing to do. */
export const listenerLimits = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 3_000,
  ...KEEP_ALIVE,
} satisfies TimeLimits

/** Migrations take as long as they take, and wait for each other. */
export const migrationLimits = {
  connectionTimeoutMillis: 10_000,
  ...KEEP_ALIVE,
} satisfies TimeLimits
