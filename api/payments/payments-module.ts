import { Module } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../settings/clock.ts'
import { ENVIRONMENT, type Environment } from '../settings/environment.ts'
import { AnotherAttempt } from './another-attempt.ts'
import { PaymentOpening } from './payment-opening.ts'
import { PaymentProvider } from './payment-provider.ts'

/** How long a call to the provider may take, ms: the guest waits for it. */
const PROVIDER_WITHIN_MS = 8_000

/** Payments, at Mollie or at the sandbox that behaves like its test mode. */
@Module({
  providers: [
    {
      provide: PaymentProvider,
      inject: [ENVIRONMENT],
      useFactory: ({ mollieApiKey, internalUrl }: Environment) =>
        new PaymentProvider({
          endpoint: mollieApiKey === null ? `${internalUrl}/sandbox/v2` : 'https://api.mollie.com/v2',
          apiKey: mollieApiKey ?? 'test_sandbox',
          timeoutMs: PROVIDER_WITHIN_MS,
        }),
    },
    {
      provide: PaymentOpening,
      inject: [Pool, PaymentProvider, ENVIRONMENT, Clock, Notifier],
      useFactory: (pool: Pool, provider: PaymentProvider, { publicUrl, internalUrl, mollieApiKey }: Environment, clock: Clock, notifier: Notifier) =>
        new PaymentOpening(pool, provider, { publicUrl, webhookUrl: `${mollieApiKey === null ? internalUrl : publicUrl}/api/payments/webhook` }, clock, notifier),
    },
    {
      provide: AnotherAttempt,
      inject: [Pool, PaymentProvider, PaymentOpening, Clock, Notifier, ENVIRONMENT],
      useFactory: (pool: Pool, provider: PaymentProvider, opening: PaymentOpening, clock: Clock, notifier: Notifier, { holdMinutes }: Environment) =>
        new AnotherAttempt(pool, provider, opening, clock, notifier, holdMinutes),
    },
  ],
  exports: [PaymentProvider, PaymentOpening, AnotherAttempt],
})
export class PaymentsModule {}
