import { Module } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PaymentComparison } from './comparison/payment-comparison.ts'
import { PaymentDifferencesController } from './comparison/payment-differences.ts'
import { PaymentAttempts } from './payment-attempts.ts'
import { PaymentMethods, PaymentMethodsController } from './payment-methods.ts'
import { PaymentOwners } from './payment-owner.ts'
import { PaymentProvider, providerAddress } from './payment-provider.ts'
import { PaymentSync } from './payment-sync.ts'
import { PaymentWatch } from './payment-watch.ts'
import { PaymentWebhookController } from './payment-webhook.ts'
import { Refunds } from './refunds.ts'

const services = [
  PaymentOwners,
  PaymentMethods,
  PaymentAttempts,
  PaymentSync,
  Refunds,
  PaymentWatch,
  PaymentComparison,
]

/**
 * Payments of folios: opened at the provider, heard of, entered, paid back. What they are for says
 * a `PaymentOwner` of each kind.
 */
@Module({
  controllers: [PaymentWebhookController, PaymentMethodsController, PaymentDifferencesController],
  providers: [
    {
      provide: PaymentProvider,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new PaymentProvider(providerAddress(environment)),
    },
    ...services,
  ],
  exports: [PaymentProvider, ...services],
})
export class PaymentsModule {}
