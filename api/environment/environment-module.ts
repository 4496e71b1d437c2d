import { type DynamicModule, Module } from '@nestjs/common'
import { Clock } from './clock.ts'
import { ENVIRONMENT, type Environment } from './environment.ts'
import { PublicAddress } from './public-address.ts'
import { WordsInForce } from './words-in-force.ts'

/** What every part of the API is given: the environment, the one clock and the public address. */
@Module({})
export class EnvironmentModule {
  /** @param clock tests bring their own; else the real one, moved as the environment says */
  static with(environment: Environment, clock?: Clock): DynamicModule {
    return {
      global: true,
      module: EnvironmentModule,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        PublicAddress,
        WordsInForce,
        {
          provide: Clock,
          useValue:
            clock ?? new Clock({ movable: !environment.production, today: environment.clockToday }),
        },
      ],
      exports: [ENVIRONMENT, Clock, PublicAddress, WordsInForce],
    }
  }
}
