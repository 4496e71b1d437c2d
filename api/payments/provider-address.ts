import type { Environment } from '../settings/environment.ts'
import type { ReturnAddresses } from './payment-opening.ts'
import type { ProviderAddress } from './payment-provider.ts'

/** How long a call to the provider may take, ms: the guest waits for it. */
const PROVIDER_WITHIN_MS = 8_000

/** Mollie where a key is given, else the sandbox on this server. The one place that knows the difference. */
export function providerAddress({ mollieApiKey, internalUrl }: Environment): ProviderAddress {
  return {
    endpoint: mollieApiKey === null ? `${internalUrl}/sandbox/v2` : 'https://api.mollie.com/v2',
    apiKey: mollieApiKey ?? 'test_sandbox',
    timeoutMs: PROVIDER_WITHIN_MS,
  }
}

/** Where the provider sends the guest and calls the webhook. */
export function returnAddresses({ publicUrl, internalUrl, mollieApiKey }: Environment): ReturnAddresses {
  return { publicUrl, webhookUrl: `${mollieApiKey === null ? internalUrl : publicUrl}/api/payments/webhook` }
}
