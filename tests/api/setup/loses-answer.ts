import type { Pool, PoolClient } from 'pg'
import { vi } from 'vitest'

/** The next commit is made or not, and in either case the connection ends before it is answered. */
export function losesAnswer(pool: Pool, when: 'before' | 'after'): void {
  const connect = pool.connect.bind(pool)
  vi.spyOn(pool, 'connect').mockImplementationOnce(async () => {
    const client = await (connect as () => Promise<PoolClient>)()
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    client.query = (async (...given: unknown[]) => {
      if (given[0] !== 'COMMIT') return query(...given)
      client.query = query as typeof client.query
      await query(when === 'after' ? 'COMMIT' : 'ROLLBACK')
      throw new Error('Connection terminated unexpectedly')
    }) as typeof client.query
    return client
  })
}
