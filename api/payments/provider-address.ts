import { isLocalAddress } from '../../rules/opening/public-address.ts'
import type { Environment } from '../environment/environment.ts'
import type { ProviderAddress } from './payment-provider.ts'
import { sandboxKey } from '../environment/sandbox-key.ts'

/** How long a call to the provider may take, ms: the guest waits for it. */
const PROVIDER_WITHIN_MS = 8_000

/**
 * Mollie where a key is given, else the sandbox on this server, else nobody. The one file that
 * knows the difference.
 */
export function providerAddress({
  mollieApiKey,
  mollieUrl,
  sandboxPayments,
  internalUrl,
  secret,
}: Environment): ProviderAddress | null {
  const timeoutMs = PROVIDER_WITHIN_MS
  if (mollieApiKey !== null) return { endpoint: mollieUrl, apiKey: mollieApiKey, timeoutMs }
  if (!sandboxPayments) return null
  return { endpoint: `${internalUrl}/sandbox/v2`, apiKey: sandboxKey(secret), timeoutMs }
}

/**
 * Where the provider calls the webhook; null where it cannot call this server. The sandbox is in the
 * property and calls from inside.
 *
 * @param publicUrl where guests find the house
 */
export function webhookAddress(
  { internalUrl, sandboxPayments }: Pick<Environment, 'internalUrl' | 'sandboxPayments'>,
  publicUrl: string,
): string | null {
  // Mollie refuses a webhook that it cannot reach, such as one on a laptop: then none is given, and
  // the poll does the work.
  if (!sandboxPayments && isLocalAddress(publicUrl)) return null
  return `${sandboxPayments ? internalUrl : publicUrl}/api/payments/webhook`
}
