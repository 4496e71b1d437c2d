import { Module } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { AnotherAttempt } from './another-attempt.ts'
import { PaymentOpening } from './payment-opening.ts'
import { PaymentWebhookController } from './payment-webhook-controller.ts'
import { PaymentWebhook } from './payment-webhook.ts'
import { type Payments, openPayments } from './payments.ts'
import { Refunds } from './refunds.ts'

const PAYMENTS = Symbol('payments')

/**
 * What the API does with payments: opens them, lets guests try again, hears of them. The rest is
 * the workflow's.
 */
@Module({
  controllers: [PaymentWebhookController],
  providers: [
    {
      provide: PAYMENTS,
      inject: [ENVIRONMENT, Pool, Clock, Notifier],
      useFactory: (environment: Environment, pool: Pool, clock: Clock, notifier: Notifier) =>
        openPayments(environment, pool, clock, notifier),
    },
    { provide: PaymentOpening, inject: [PAYMENTS], useFactory: ({ opening }: Payments) => opening },
    {
      provide: AnotherAttempt,
      inject: [PAYMENTS],
      useFactory: ({ anotherAttempt }: Payments) => anotherAttempt,
    },
    { provide: Refunds, inject: [PAYMENTS], useFactory: ({ refunds }: Payments) => refunds },
    { provide: PaymentWebhook, inject: [PAYMENTS], useFactory: ({ webhook }: Payments) => webhook },
  ],
  exports: [PaymentOpening, AnotherAttempt, Refunds],
})
export class PaymentsModule {}
