import { Module } from '@nestjs/common'
import { Pool } from 'pg'
import { FactsModule } from '../facts/facts-module.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Notifier } from '../database/notifier.ts'
import { MailModule } from '../mail/mail-module.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { SubjectPlans } from '../subjects/subject-plan.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Acceptance } from './acceptance.ts'
import { BookingDetail } from './booking-detail.ts'
import { BookingPaymentOwner } from './booking-payment-owner.ts'
import { BookingList } from './booking-list.ts'
import { BookingMilestones } from './booking-milestones.ts'
import { BookingPlan } from './booking-plan.ts'
import { BookingWorkflows } from './booking-workflows.ts'
import { BookingStatus } from './booking-status.ts'
import { BookingsController } from './bookings-controller.ts'
import { KnownKeys } from './idempotency.ts'
import { BookingsService } from './bookings-service.ts'
import { StaffBookingsController } from './staff-bookings-controller.ts'

/** Bookings: accepted from guests, shown to staff. */
@Module({
  imports: [FactsModule, PaymentsModule, MailModule],
  controllers: [BookingsController, StaffBookingsController],
  providers: [
    BookingPaymentOwner,
    BookingStatus,
    BookingList,
    BookingDetail,
    BookingWorkflows,
    BookingPlan,
    BookingMilestones,
    {
      provide: Acceptance,
      inject: [Pool, FactsCache, Clock, ENVIRONMENT],
      useFactory: (pool: Pool, facts: FactsCache, clock: Clock, environment: Environment) =>
        new Acceptance(pool, facts, clock, environment),
    },
    {
      provide: BookingsService,
      inject: [Pool, Acceptance, Notifier, ENVIRONMENT],
      useFactory: (
        pool: Pool,
        acceptance: Acceptance,
        notifier: Notifier,
        environment: Environment,
      ) => new BookingsService(new KnownKeys(pool), acceptance, notifier, environment),
    },
  ],
  exports: [BookingsService],
})
export class BookingsModule {
  constructor(
    owners: PaymentOwners,
    owner: BookingPaymentOwner,
    plans: SubjectPlans,
    plan: BookingPlan,
    milestones: BookingMilestones,
  ) {
    owners.register(owner)
    plans.register(plan, (bookingId) => milestones.of(bookingId))
  }
}
