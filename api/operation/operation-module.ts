import { Module } from '@nestjs/common'
import { Pool } from 'pg'
import { Readiness } from './readiness.ts'

/** What API and worker tell those who look after them. */
@Module({
  providers: [
    { provide: Readiness, inject: [Pool], useFactory: (pool: Pool) => new Readiness(pool) },
  ],
  exports: [Readiness],
})
export class OperationModule {}
