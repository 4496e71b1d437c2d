import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../settings/clock.ts'
import type { Environment } from '../settings/environment.ts'
import { AnotherAttempt } from './another-attempt.ts'
import { PaymentOpening } from './payment-opening.ts'
import { PaymentProvider } from './payment-provider.ts'
import { PaymentSettlement } from './payment-settlement.ts'
import { PaymentSync } from './payment-sync.ts'
import { PaymentWebhook } from './payment-webhook.ts'
import { Refunds } from './refunds.ts'
import { takeRoomAgain } from './take-room-again.ts'

/** How long a call to the provider may take, ms: the guest waits for it. */
const PROVIDER_WITHIN_MS = 8_000

const MOLLIE = 'https://api.mollie.com/v2'

/** The parts of payments, put together the same way in the API and in the worker. */
export interface Payments {
  provider: PaymentProvider
  opening: PaymentOpening
  anotherAttempt: AnotherAttempt
  webhook: PaymentWebhook
  sync: PaymentSync
  refunds: Refunds
}

/** The one place that knows whether the provider is Mollie or the sandbox: two addresses. */
export function openPayments(environment: Environment, pool: Pool, clock: Clock, notifier: Notifier): Payments {
  const { mollieApiKey, publicUrl, internalUrl, holdMinutes } = environment
  const endpoint = mollieApiKey === null ? `${internalUrl}/sandbox/v2` : MOLLIE
  const provider = new PaymentProvider({ endpoint, apiKey: mollieApiKey ?? 'test_sandbox', timeoutMs: PROVIDER_WITHIN_MS })
  const webhookUrl = reachableFromOutside(mollieApiKey === null ? null : publicUrl, internalUrl)
  const opening = new PaymentOpening(pool, provider, { publicUrl, webhookUrl }, clock, notifier)
  const settlement = new PaymentSettlement(pool, clock, notifier, takeRoomAgain(pool, clock))
  return {
    provider,
    opening,
    anotherAttempt: new AnotherAttempt(pool, provider, opening, clock, notifier, holdMinutes),
    webhook: new PaymentWebhook(pool, notifier),
    sync: new PaymentSync(pool, provider, settlement, clock),
    refunds: new Refunds(pool, provider, clock, notifier),
  }
}

/** Mollie refuses a webhook it cannot reach, such as one on a laptop: then none is given, and the poll does the work. The sandbox is in the house. */
function reachableFromOutside(publicUrl: string | null, internalUrl: string): string | null {
  if (publicUrl === null) return `${internalUrl}/api/payments/webhook`
  const { hostname } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.endsWith('.local') || /^(127|10|192\.168)\./.test(hostname)
  return isLocal ? null : `${publicUrl}/api/payments/webhook`
}
