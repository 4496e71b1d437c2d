import { Module } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance } from 'fastify'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { BackOfficePage } from './back-office-page.ts'
import { GuestPage } from './guest-page.ts'
import { ScreensController } from './screens-controller.ts'

/** Both screens on the API's own origin. */
@Module({
  controllers: [ScreensController],
  providers: [
    { provide: BackOfficePage, useFactory: () => new BackOfficePage() },
    {
      provide: GuestPage,
      inject: [HttpAdapterHost, ENVIRONMENT],
      useFactory: ({ httpAdapter }: HttpAdapterHost, { publicUrl }: Environment) =>
        new GuestPage(() => httpAdapter.getInstance<FastifyInstance>(), publicUrl),
    },
  ],
})
export class ScreensModule {}
