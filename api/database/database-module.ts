import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common'
import { Pool } from 'pg'
import { DataSource } from 'typeorm'
import { Notifier } from './notifier.ts'
import { poolOf } from './open-database.ts'

/**
 * The pool beneath the `connections` of this process, and the voice with which it tells the others
 * that something is new.
 */
@Global()
@Module({
  providers: [
    { provide: Pool, inject: [DataSource], useFactory: poolOf },
    { provide: Notifier, inject: [Pool], useFactory: (pool: Pool) => new Notifier(pool) },
  ],
  exports: [Pool, Notifier],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Notifier) private readonly notifier: Notifier) {}

  onApplicationShutdown(): Promise<void> {
    return this.notifier.settled()
  }
}
