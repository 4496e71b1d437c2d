import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../environment/clock.ts'
import type { Environment } from '../environment/environment.ts'
import { PaymentAttempts } from './payment-attempts.ts'
import { PaymentOpening } from './payment-opening.ts'
import { PaymentOwners } from './payment-owner.ts'
import { PaymentProvider } from './payment-provider.ts'
import { PaymentSettlement } from './payment-settlement.ts'
import { PaymentSync } from './payment-sync.ts'
import { providerAddress } from './provider-address.ts'
import { Refunds } from './refunds.ts'

/** What the worker does with payments. */
export interface Payments {
  owners: PaymentOwners
  opening: PaymentOpening
  settlement: PaymentSettlement
  sync: PaymentSync
  refunds: Refunds
}

/** Puts the worker's payments together; the API has `PaymentsModule`. */
export function openPayments(
  environment: Environment,
  pool: Pool,
  clock: Clock,
  notifier: Notifier,
): Payments {
  const owners = new PaymentOwners()
  const provider = new PaymentProvider(providerAddress(environment))
  const attempts = new PaymentAttempts(pool, provider, owners, clock, notifier)
  const settlement = new PaymentSettlement(pool, owners, clock, notifier)
  return {
    owners,
    opening: new PaymentOpening(pool, provider, owners, attempts, clock, notifier, environment),
    settlement,
    sync: new PaymentSync(pool, provider, settlement, owners, clock),
    refunds: new Refunds(pool, provider, owners, clock, notifier),
  }
}
