import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../environment/clock.ts'
import type { Environment } from '../environment/environment.ts'
import { AnotherAttempt } from './another-attempt.ts'
import { PaymentOpening } from './payment-opening.ts'
import { PaymentProvider } from './payment-provider.ts'
import { PaymentSettlement } from './payment-settlement.ts'
import { PaymentSync } from './payment-sync.ts'
import { PaymentWebhook } from './payment-webhook.ts'
import { providerAddress, returnAddresses } from './provider-address.ts'
import { Refunds } from './refunds.ts'

/** The parts of payments, put together the same way in the API and in the worker. */
export interface Payments {
  provider: PaymentProvider
  opening: PaymentOpening
  anotherAttempt: AnotherAttempt
  webhook: PaymentWebhook
  sync: PaymentSync
  refunds: Refunds
}

export function openPayments(
  environment: Environment,
  pool: Pool,
  clock: Clock,
  notifier: Notifier,
): Payments {
  const provider = new PaymentProvider(providerAddress(environment))
  const opening = new PaymentOpening(pool, provider, returnAddresses(environment), clock, notifier)
  const settlement = new PaymentSettlement(pool, clock, notifier)
  return {
    provider,
    opening,
    anotherAttempt: new AnotherAttempt(pool, provider, clock, notifier, environment),
    webhook: new PaymentWebhook(pool, clock, notifier),
    sync: new PaymentSync(pool, provider, settlement, clock),
    refunds: new Refunds(pool, provider, clock, notifier),
  }
}
