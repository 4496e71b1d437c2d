import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common'
import { Pool } from 'pg'
import { DataSource } from 'typeorm'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { HealthController } from './health-controller.ts'
import { Notifier } from './notifier.ts'
import { openDatabase, poolOf } from './open-database.ts'
import { answerLimits } from './time-limits.ts'

/**
 * The connections of this process, and the voice with which it tells the others that something is
 * new.
 */
@Global()
@Module({
  controllers: [HealthController],
  providers: [
    {
      provide: DataSource,
      inject: [ENVIRONMENT],
      useFactory: ({ databaseUrl, databasePool }: Environment) =>
        openDatabase(databaseUrl, answerLimits, databasePool),
    },
    { provide: Pool, inject: [DataSource], useFactory: poolOf },
    { provide: Notifier, inject: [Pool], useFactory: (pool: Pool) => new Notifier(pool) },
  ],
  exports: [DataSource, Pool, Notifier],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(DataSource) private readonly database: DataSource,
    @Inject(Notifier) private readonly notifier: Notifier,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.notifier.settled()
    await this.database.destroy()
  }
}
