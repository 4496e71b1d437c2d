import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { Pool } from 'pg'
import { AppModule } from '../api/app-module.ts'
import { untilDatabaseAnswers } from '../api/database/await-database.ts'
import { FactsCache } from '../api/facts/facts-cache.ts'
import { GuestBookings, StaffBookings } from '../api/bookings/new-bookings.ts'
import { PaymentAttempts } from '../api/payments/payment-attempts.ts'
import { Clock } from '../api/environment/clock.ts'
import type { Environment } from '../api/environment/environment.ts'
import { Notifier } from '../api/database/notifier.ts'
import { BreakfastOffer } from '../api/breakfast-orders/breakfast-offer.ts'
import { BreakfastOrdersService } from '../api/breakfast-orders/breakfast-orders-service.ts'
import { bookDemo } from './book-demo.ts'
import { orderDemo } from './order-demo.ts'

const DAY_MS = 86_400_000

/**
 * Fills a furnished demo property with bookings around today, while the site at `internalUrl` serves:
 * its sandbox is where guests pay. Answers how many. It goes on when a busy database gave no answer in
 * time, and makes none twice.
 */
export function fillDemo(environment: Environment): Promise<number> {
  return untilDatabaseAnswers(() => fill(environment))
}

async function fill(environment: Environment): Promise<number> {
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
    const shared = {
      payments: context.get(PaymentAttempts),
      clock,
      goBack: (days: number) => (back = days),
    }
    const made = await bookDemo({
      ...shared,
      guests: context.get(GuestBookings),
      staff: context.get(StaffBookings),
      facts: context.get(FactsCache),
    })
    await orderDemo({
      ...shared,
      offer: context.get(BreakfastOffer),
      orders: context.get(BreakfastOrdersService),
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
