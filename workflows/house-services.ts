import { poolOf, openDatabase } from '../api/database/open-database.ts'
import { Notifier } from '../api/database/notifier.ts'
import { BookingChanges } from '../api/bookings/booking-changes.ts'
import { takeRoomAgain } from '../api/bookings/take-room-again.ts'
import { bookingMails } from '../api/mail/booking-mails.ts'
import { PaymentOpening } from '../api/payments/payment-opening.ts'
import { PaymentProvider } from '../api/payments/payment-provider.ts'
import { PaymentSettlement } from '../api/payments/payment-settlement.ts'
import { PaymentSync } from '../api/payments/payment-sync.ts'
import { providerAddress, returnAddresses } from '../api/payments/provider-address.ts'
import { Refunds } from '../api/payments/refunds.ts'
import { Clock } from '../api/settings/clock.ts'
import type { Environment } from '../api/settings/environment.ts'
import type { BookingServices } from './booking/activities.ts'

/** What the worker's activities work with, on a database connection of its own. */
export async function openServices(environment: Environment) {
  const database = await openDatabase(environment.databaseUrl, environment.databasePool)
  const pool = poolOf(database)
  const clock = new Clock({ movable: !environment.production, today: environment.clockToday })
  const notifier = new Notifier(pool)
  const provider = new PaymentProvider(providerAddress(environment))
  const settlement = new PaymentSettlement(pool, clock, notifier, (client, bookingId) => takeRoomAgain(client, bookingId, clock))
  const services: BookingServices = {
    pool,
    clock,
    paymentPollSeconds: environment.paymentPollSeconds,
    changes: new BookingChanges(pool, clock, notifier),
    opening: new PaymentOpening(pool, provider, returnAddresses(environment), clock, notifier),
    sync: new PaymentSync(pool, provider, settlement, clock),
    refunds: new Refunds(pool, provider, clock, notifier),
    mails: bookingMails(environment, { pool, clock, notifier }),
  }
  return {
    ...services,
    async close() {
      await notifier.settled()
      await database.destroy()
    },
  }
}
