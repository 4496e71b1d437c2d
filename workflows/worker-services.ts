import type { Pool } from 'pg'
import { BookingPaymentOwner } from '../api/bookings/booking-payment-owner.ts'
import { BookingChanges } from '../api/bookings/booking-changes.ts'
import { BookingPlan } from '../api/bookings/booking-plan.ts'
import { Notifier } from '../api/database/notifier.ts'
import { openDatabase, poolOf } from '../api/database/open-database.ts'
import { workLimits } from '../api/database/time-limits.ts'
import { openMails } from '../api/mail/open-mails.ts'
import { openPayments } from '../api/payments/payments.ts'
import { Clock } from '../api/environment/clock.ts'
import type { Environment } from '../api/environment/environment.ts'
import { SubjectPlans } from '../api/subjects/subject-plan.ts'
import type { BookingServices } from './booking/activities.ts'

/** What the worker's activities work with, on database connections of its own. */
export interface WorkerServices extends BookingServices {
  pool: Pool
  clock: Clock
  plans: SubjectPlans
  close(): Promise<void>
}

export async function openServices(environment: Environment): Promise<WorkerServices> {
  const database = await openDatabase(environment.databaseUrl, workLimits, environment.databasePool)
  const pool = poolOf(database)
  const clock = new Clock({ movable: !environment.production, today: environment.clockToday })
  const notifier = new Notifier(pool)
  const { owners, opening, sync, refunds } = openPayments(environment, pool, clock, notifier)
  owners.register(new BookingPaymentOwner(pool, clock, environment))
  const plans = new SubjectPlans()
  const plan = new BookingPlan(pool, environment)
  plans.register(plan)
  return {
    pool,
    clock,
    plans,
    changes: new BookingChanges(pool, clock, notifier),
    opening,
    sync,
    refunds,
    plan,
    mails: openMails(environment, { pool, clock, notifier }),
    async close() {
      await notifier.settled()
      await database.destroy()
    },
  }
}
