import { Module } from '@nestjs/common'
import { Pool } from 'pg'
import { Clock } from '../environment/clock.ts'
import { DatabaseGauges } from './database-gauges.ts'
import { Readiness } from './readiness.ts'

/** What API and worker tell those who look after them. */
@Module({
  providers: [
    { provide: Readiness, inject: [Pool], useFactory: (pool: Pool) => new Readiness(pool) },
    {
      provide: DatabaseGauges,
      inject: [Pool, Clock],
      useFactory: (pool: Pool, clock: Clock) => new DatabaseGauges(pool, clock),
    },
  ],
  exports: [Readiness, DatabaseGauges],
})
export class OperationModule {}
