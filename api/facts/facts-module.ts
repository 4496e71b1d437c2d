import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common'
import { Pool } from 'pg'
import { answerLimits } from '../database/time-limits.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { FactsCache } from './facts-cache.ts'
import { Opening } from './opening.ts'
import { PriceWarningsController } from './price-warnings-controller.ts'
import { PropertyController } from './property-controller.ts'

const FACTS_POOL = Symbol('connections for the facts')

/** What the rules are asked with, read from the database and kept while it stands. */
@Module({
  controllers: [PropertyController, PriceWarningsController],
  providers: [
    Opening,
    {
      provide: FACTS_POOL,
      inject: [ENVIRONMENT],
      // One is enough: looks follow each other, and each serves all who wait. What changed is
      // always found by its index: the planner cannot know that it is next to nothing, and reads
      // all bookings where they are few (0.14 ms a look instead of 0.04 at 600 bookings). Before
      // PostgreSQL 18 that makes the plan look so dear that it would be compiled: 280 ms.
      useFactory: ({ databaseUrl, databasePatienceMs }: Environment) =>
        new Pool({
          connectionString: databaseUrl,
          max: 1,
          ...answerLimits(databasePatienceMs),
          application_name: 'kamersleutel-facts',
          options: '-c enable_seqscan=off -c jit=off',
        }),
    },
    {
      provide: FactsCache,
      inject: [FACTS_POOL, Clock, PublicAddress, WordsInForce],
      useFactory: (looks: Pool, clock: Clock, address: PublicAddress, inForce: WordsInForce) => {
        // A connection lost while idle is opened again by the next look: no reason to end the
        // process.
        looks.on('error', () => {})
        return new FactsCache(looks, clock, address, inForce)
      },
    },
  ],
  exports: [FactsCache, Opening],
})
export class FactsModule implements OnApplicationShutdown {
  constructor(@Inject(FACTS_POOL) private readonly pool: Pool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end()
  }
}
