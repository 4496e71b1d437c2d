import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { Pool } from 'pg'
import { AppModule } from '../api/app-module.ts'
import { FactsCache } from '../api/facts/facts-cache.ts'
import { BookingsService } from '../api/bookings/bookings-service.ts'
import { PaymentOpening } from '../api/payments/payment-opening.ts'
import { Clock } from '../api/environment/clock.ts'
import type { Environment } from '../api/environment/environment.ts'
import { Notifier } from '../api/database/notifier.ts'
import { bookDemo } from './book-demo.ts'

const DAY_MS = 86_400_000

/**
 * Fills a furnished demo property with bookings around today, while the site at `internalUrl` serves:
 * its sandbox is where guests pay. Answers how many.
 */
export async function fillDemo(environment: Environment): Promise<number> {
  let back = 0
  const clock = new Clock({
    movable: false,
    today: null,
    realNow: () => Date.now() - back * DAY_MS,
  })
  const context = await NestFactory.createApplicationContext(
    AppModule.with(environment, { clock }),
    { logger: ['error'], abortOnError: false },
  )
  try {
    const made = await bookDemo({
      bookings: context.get(BookingsService),
      payments: context.get(PaymentOpening),
      facts: context.get(FactsCache),
      clock,
      goBack: (days) => (back = days),
    })
    await context
      .get(Pool)
      .query(
        `UPDATE settings SET value = '{"filled": true}', updated_at = now() WHERE key = 'demo'`,
      )
    await context.get(Notifier).settled()
    return made
  } finally {
    await context.close()
  }
}
