import { BookingChanges } from '../api/bookings/booking-changes.ts'
import { Notifier } from '../api/database/notifier.ts'
import { openDatabase, poolOf } from '../api/database/open-database.ts'
import { workLimits } from '../api/database/time-limits.ts'
import { openMails } from '../api/mail/open-mails.ts'
import { openPayments } from '../api/payments/payments.ts'
import { Clock } from '../api/environment/clock.ts'
import type { Environment } from '../api/environment/environment.ts'
import type { BookingServices } from './booking/activities.ts'

/** What the worker's activities work with, on database connections of its own. */
export async function openServices(
  environment: Environment,
): Promise<BookingServices & { close(): Promise<void> }> {
  const database = await openDatabase(environment.databaseUrl, workLimits, environment.databasePool)
  const pool = poolOf(database)
  const clock = new Clock({ movable: !environment.production, today: environment.clockToday })
  const notifier = new Notifier(pool)
  const { opening, sync, refunds } = openPayments(environment, pool, clock, notifier)
  return {
    pool,
    clock,
    paymentPollSeconds: environment.paymentPollSeconds,
    changes: new BookingChanges(pool, clock, notifier),
    opening,
    sync,
    refunds,
    mails: openMails(environment, { pool, clock, notifier }),
    async close() {
      await notifier.settled()
      await database.destroy()
    },
  }
}
