import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common'
import { Pool } from 'pg'
import { workLimits } from '../database/time-limits.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { ACTS_POOL, Orders } from './orders.ts'

/** More acts at once wait for each other anyway: they take locks. */
const CONNECTIONS = 4

/**
 * Acts on orders, with connections of their own: an act may take longer than a guest waits for a
 * page, and never waits for who reads one.
 */
@Global()
@Module({
  providers: [
    {
      provide: ACTS_POOL,
      inject: [ENVIRONMENT],
      useFactory: ({ databaseUrl }: Environment) => {
        const application_name = 'kamersleutel-acts'
        const pool = new Pool({
          connectionString: databaseUrl,
          max: CONNECTIONS,
          ...workLimits,
          application_name,
        })
        // One lost while idle is opened again by the next act: no reason to end the process.
        return pool.on('error', () => {})
      },
    },
    Orders,
  ],
  exports: [Orders],
})
export class OrdersModule implements OnApplicationShutdown {
  constructor(@Inject(ACTS_POOL) private readonly pool: Pool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end()
  }
}
